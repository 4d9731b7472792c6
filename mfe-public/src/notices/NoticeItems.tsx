import { langOf, withPrefix } from '@university/shared/language';
import {
  Badge,
  color,
  formatSize,
  OutsideLink,
  space,
  text,
  VisuallyHidden,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { fileNameOf, type NoticeSection } from '@university/shared/contract';
import { texts } from './texts';
import { feedPath } from './address';
import { SECTIONS } from './sections';
import { Link } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import { Quiet } from '../components/parts';
import { type LastDate, lastDateInWords, type NoticeLine } from './queries';

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  min-height: 44px;
  svg {
    color: ${color.muted};
  }
  ${notPrinted}
`;

export function FeedLink({ section }: { section?: NoticeSection }) {
  return (
    <Feed href={withPrefix(feedPath(section))} type="application/rss+xml">
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="3" cy="13" r="1.5" fill="currentColor" stroke="none" />
        <path d="M2 7a7 7 0 0 1 7 7M2 2a12 12 0 0 1 12 12" />
      </svg>
      {texts.feed.link}
      {section && <VisuallyHidden>: {SECTIONS[section].label}</VisuallyHidden>}
    </Feed>
  );
}

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-top: 2px solid ${color.ink};
`;

export function NoticeItems({ notices }: { notices: readonly NoticeLine[] }) {
  return (
    <List>
      {notices.map((notice) => (
        <NoticeItem key={notice._id} notice={notice} />
      ))}
    </List>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${space(0.5)} ${space(3)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.line};
  break-inside: avoid;
  ${wide.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr) 13rem;
  }
`;

const Day = styled.time`
  padding-top: 2px;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Title = styled(Link)`
  display: inline-block;
  padding-block: 2px;
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  color: ${color.muted};
  font-size: ${text.small};
`;

export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  a {
    display: inline-block;
    padding-block: 3px;
    line-height: 1.4;
  }
  ${notPrinted}
`;

function NoticeItem({ notice }: { notice: NoticeLine }) {
  const { _id, fileName, fileLink, size, pages, language, publishAt, orderNumber, apply, vacancies, lastDate } = notice;
  const words = texts.item;
  return (
    <Item>
      <Day dateTime={publishAt}>{formatDate(publishAt)}</Day>
      <div>
        <Title to={`/notices/${_id}`} lang={langOf(fileName)}>
          {fileName}
        </Title>
        <Facts>
          {lastDate && <LastDateBadge lastDate={lastDate} />}
          {vacancies !== null && <span>{words.vacancies(vacancies)}</span>}
          {orderNumber && <span>{words.order(orderNumber)}</span>}
        </Facts>
      </div>
      <Quiet as="div">
        <p>{fileLink ? words.file(formatSize(size), pages, language) : words.text(language)}</p>
        <Actions>
          {fileLink && <FileLinks notice={notice} />}
          {apply && lastDate?.isOpen && (
            <OutsideLink href={apply}>
              {words.apply}
              <VisuallyHidden>: {fileName}</VisuallyHidden>
            </OutsideLink>
          )}
        </Actions>
      </Quiet>
    </Item>
  );
}

export function FileLinks({ notice: { fileName, fileLink } }: { notice: NoticeLine }) {
  const words = texts.item;
  return (
    <>
      <a href={fileLink} type="application/pdf">
        {words.open}
        <VisuallyHidden>: {fileName}</VisuallyHidden>
      </a>
      <a href={fileLink} download={fileNameOf(fileName, '.pdf')}>
        {words.download}
        <VisuallyHidden>: {fileName}</VisuallyHidden>
      </a>
    </>
  );
}

const State = styled(Badge)<{ $isOpen: boolean }>`
  margin-inline-end: ${space(0.5)};
  border-color: currentcolor;
  background: ${({ $isOpen }) => ($isOpen ? color.goodGround : color.band)};
  color: ${({ $isOpen }) => ($isOpen ? color.good : color.muted)};
`;

function LastDateBadge({ lastDate }: { lastDate: LastDate }) {
  const words = texts.item;
  const { isOpen } = lastDate;
  const date = lastDateInWords(lastDate);
  return (
    <span>
      <State $isOpen={isOpen}>{isOpen ? words.isOpen : words.isClosed}</State>{' '}
      {isOpen ? words.openUntil(date) : words.closedOn(date)}
    </span>
  );
}
