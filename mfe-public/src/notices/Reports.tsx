import { langOf } from '@university/shared/language';
import { color, formatSize, space, text, wide, width } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { formatDate, istDay } from '@university/shared/time';
import styled from 'styled-components';
import { Quiet } from '../components/parts';
import { Actions, FileLinks } from './NoticeItems';
import type { NoticeLine } from './queries';
import { texts } from './texts';

const Years = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Year = styled.section`
  display: grid;
  gap: ${space(2)} ${space(6)};
  padding-top: ${space(2)};
  border-top: 2px solid ${color.ink};
  ${wide.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

const Numeral = styled.h2`
  align-self: start;
  font-size: ${text.display};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  &::after {
    content: '';
    display: block;
    width: 3rem;
    height: 4px;
    margin-top: ${space(1.5)};
    background: ${color.accent};
  }
  ${wide.tablet} {
    position: sticky;
    top: ${space(3)};
  }
`;

const ReportList = styled.ul`
  list-style: none;
  padding: 0;
  > li {
    display: grid;
    gap: ${space(0.5)};
    padding-bottom: ${space(3)};
    break-inside: avoid;
  }
  > li + li {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.line};
  }
`;

const ReportTitle = styled.h3`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  max-width: ${width.text};
`;

export function Reports({ notices }: { notices: readonly NoticeLine[] }) {
  const years = [...new Set(notices.map(yearOf))];
  return (
    <Years>
      {years.map((year) => (
        <Year key={year} aria-labelledby={`year-${year}`}>
          <Numeral id={`year-${year}`}>{year}</Numeral>
          <ReportList>
            {notices
              .filter((notice) => yearOf(notice) === year)
              .map((notice) => (
                <Report key={notice._id} notice={notice} />
              ))}
          </ReportList>
        </Year>
      ))}
    </Years>
  );
}

const yearOf = ({ publishAt }: NoticeLine): string => istDay(Date.parse(publishAt)).slice(0, 4);

function Report({ notice }: { notice: NoticeLine }) {
  const { _id, fileName, fileLink, size, pages, language, publishAt, summary } = notice;
  const { item } = texts;
  return (
    <li>
      <ReportTitle>
        <Link to={`/notices/${_id}`} lang={langOf(fileName)}>
          {fileName}
        </Link>
      </ReportTitle>
      {summary && <Summary lang={langOf(summary)}>{summary}</Summary>}
      <Quiet as="div">
        <p>
          <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          {' · '}
          {fileLink ? item.file(formatSize(size), pages, language) : item.text(language)}
        </p>
        {fileLink && (
          <Actions>
            <FileLinks notice={notice} />
          </Actions>
        )}
      </Quiet>
    </li>
  );
}
