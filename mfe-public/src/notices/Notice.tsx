import { fileNameOf, type Picture as PictureOfLibrary } from '@university/shared/contract';
import {
  ButtonAnchor,
  ButtonLink,
  Card,
  color,
  type Fact,
  FactList,
  formatMoney,
  formatSize,
  Message,
  Muted,
  Page,
  PHONE_WIDE,
  Picture,
  Prose,
  radius,
  SectionTitle,
  space,
  Stack,
  text,
  VisuallyHidden,
  wide,
} from '@university/shared/kit';
import styled from 'styled-components';
import { type LastDate, lastDateInWords, type NoticeDetail, noticeQuery } from './queries';
import { texts } from './texts';
import { langOf, withPrefix } from '@university/shared/language';
import { formatDate, formatDayOrInstant, formatInstant, formatSpan } from '@university/shared/time';
import { addressOf, eventFile, feedOf, pathOf, wholeList } from './address';
import { Link, useParams } from '@university/shared/router';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { RichText } from '@university/shared/prose';
import { Corrections } from '../components/Corrections';
import { LoadedPage } from '../components/LoadedPage';
import { Paragraphs } from '../components/Paragraphs';
import { prepareOne } from '@university/shared/reading';
import { SECTIONS } from './sections';
import { structuredData } from './structured-data';

const RATIO = 16 / 9;

const Figure = styled.figure`
  margin: 0;
  max-width: 44rem;
  img {
    aspect-ratio: ${RATIO};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
  figcaption {
    margin-top: ${space(0.5)};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

function CreditedPicture({ picture, sizes }: { picture: PictureOfLibrary; sizes: string }) {
  return (
    <Figure>
      <Picture picture={picture} sizes={sizes} ratio={RATIO} />
      {picture.credit && <figcaption>{picture.credit}</figcaption>}
    </Figure>
  );
}

const Sheet = styled.svg`
  color: ${color.muted};
  flex: none;
`;

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

function DocumentCard({ notice }: { notice: NoticeDetail }) {
  const { fileName, fileLink, size, pages, language } = notice;
  return (
    <Card as="aside" aria-labelledby="document">
      <Stack $gap={2}>
        <Head>
          <Sheet
            width="40"
            height="48"
            viewBox="0 0 40 48"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M3 3h22l12 12v30H3zM25 3v12h12M11 24h18M11 31h18M11 38h10" />
          </Sheet>
          <div>
            <SectionTitle id="document">{noticeWords.document}</SectionTitle>
            <Muted>{texts.item.file(formatSize(size), pages, language)}</Muted>
          </div>
        </Head>
        <ButtonAnchor $look={canApply(notice) ? 'quiet' : 'primary'} href={fileLink} type="application/pdf">
          {noticeWords.open(formatSize(size))}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </ButtonAnchor>
        <ButtonAnchor $look="quiet" href={fileLink} download={fileNameOf(fileName, '.pdf')}>
          {noticeWords.download}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </ButtonAnchor>
        <Muted as="small">{noticeWords.documentHelp}</Muted>
      </Stack>
    </Card>
  );
}

const canApply = ({ apply, archive, lastDate }: Pick<NoticeDetail, 'apply' | 'archive' | 'lastDate'>): boolean =>
  apply !== null && !archive && lastDate?.isOpen === true;

export function Application({ lastDate, apply }: { lastDate: LastDate; apply: string | null }) {
  const { hour, isOpen } = lastDate;
  const date = lastDateInWords(lastDate);
  return (
    <Message as="section" $tone={isOpen ? 'good' : 'plain'} aria-labelledby="apply">
      <Stack $gap={1}>
        <SectionTitle id="apply">{apply ? noticeWords.applyTitle : noticeWords.lastDate}</SectionTitle>
        <p>{sentence()}</p>
        {apply && isOpen && (
          <div>
            <ButtonAnchor href={apply} target="_blank" rel="noopener noreferrer">
              {noticeWords.apply}
              <span aria-hidden="true">↗</span>
              <VisuallyHidden>{noticeWords.newTab}</VisuallyHidden>
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Message>
  );

  function sentence() {
    if (apply) return isOpen ? noticeWords.applyOpen(date) : noticeWords.applyClosed(date);
    return isOpen ? noticeWords.openUntil(date, hour !== undefined) : noticeWords.closedOn(date);
  }
}

const eventWords = texts.event;

function EventCard({ notice: { _id, startsAt, endsAt, place } }: { notice: NoticeDetail }) {
  if (!startsAt && !place) return null;
  return (
    <Card as="section" aria-labelledby="event">
      <Stack $gap={1}>
        <SectionTitle id="event">{eventWords.title}</SectionTitle>
        {startsAt && (
          <p>
            <time dateTime={startsAt}>{formatSpan(startsAt, endsAt)}</time>
          </p>
        )}
        {place && <p>{place}</p>}
        {startsAt && (
          <div>
            <ButtonAnchor $look="quiet" href={withPrefix(eventFile(_id))} type="text/calendar">
              {eventWords.add}
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const seriesWords = texts.series;

function Series({ notice: { _id, series, follows } }: { notice: NoticeDetail }) {
  if (series.length === 0) return null;
  const first = series.find((each) => each.follows === null);
  const later = series.filter((each) => each !== first);
  const nameOf = (each: (typeof series)[number]) => {
    const day = formatDate(each.publishAt);
    if (each === first) return seriesWords.first(day);
    return seriesWords.later(each.section === 'tenders', later.indexOf(each) + 1, day);
  };
  return (
    <Stack as="section" $gap={1} aria-labelledby="series">
      <SectionTitle id="series">{seriesWords.title}</SectionTitle>
      <p>{follows ? seriesWords.follows : seriesWords.isFollowed(later.length)}</p>
      <ol>
        {[...(first ? [first] : []), ...later].map((each) => (
          <li key={each._id}>
            {nameOf(each)}:{' '}
            {each._id === _id ? (
              <strong aria-current="page" lang={langOf(each.fileName)}>
                {each.fileName}
              </strong>
            ) : (
              <Link to={`/notices/${each._id}`} lang={langOf(each.fileName)}>
                {each.fileName}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const noticeWords = texts.notice;

export default function Notice() {
  const { id = '' } = useParams();
  return (
    <LoadedPage
      query={useQuery(noticeQuery(id))}
      texts={noticeWords}
      to="/notices"
      link={texts.list.everySection}
      removed={({ name, reason, on = '' }) => (
        <>
          {langOf(name) && <p lang={langOf(name)}>{name}</p>}
          <p>
            <strong>{noticeWords.withdrawn(formatDate(on))}</strong>
          </p>
          {reason && <p lang={langOf(reason)}>{reason}</p>}
        </>
      )}
    >
      {(notice) => <Detail notice={notice} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, noticeQuery(id), noticeWords.missingTitle, (notice) => {
    const { fileName, section, publishAt } = notice;
    return {
      title: fileName,
      description: noticeWords.describe(fileName, SECTIONS[section].label, formatDate(publishAt)),
      structuredData: structuredData(notice, url.origin),
      alternates: [feedOf(section)],
    };
  });

const Columns = styled.div`
  display: grid;
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    > aside {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

function Detail({ notice }: { notice: NoticeDetail }) {
  const { fileName, section, archive, summary, body, publishAt, lastDate, apply, picture } = notice;
  const { label } = SECTIONS[section];
  return (
    <Page title={fileName} lead={noticeWords.describeLead(label, formatDate(publishAt))} seed={section}>
      <Stack $gap={4}>
        {archive && (
          <Message role="note">
            <p>
              <strong>{noticeWords.archivedTitle}</strong> {noticeWords.archived}{' '}
              <Link to={addressOf(wholeList(section, true))}>{noticeWords.toArchive}</Link>
            </p>
          </Message>
        )}
        <Columns>
          <Stack $gap={4}>
            <Corrections corrections={notice.corrections} />
            {picture && <CreditedPicture picture={picture} sizes={`(min-width: 48rem) 44rem, ${PHONE_WIDE}`} />}
            <EventCard notice={notice} />
            <Prose>
              <SectionTitle>{noticeWords.summary}</SectionTitle>
              {(summary !== '' || !body) && <Paragraphs text={summary} none={noticeWords.noSummary} />}
            </Prose>
            {body && <RichText html={body} />}
            <Series notice={notice} />
            {lastDate && !archive && <Application lastDate={lastDate} apply={apply} />}
          </Stack>
          {notice.fileLink && <DocumentCard notice={notice} />}
          <Stack as="section" $gap={2} aria-labelledby="facts">
            <SectionTitle id="facts">{noticeWords.facts}</SectionTitle>
            <FactList facts={factsOf(notice)} />
          </Stack>
        </Columns>
        <div>
          <ButtonLink $look="quiet" to={pathOf(section)}>
            {noticeWords.all(label)}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

function factsOf(notice: NoticeDetail): Fact[] {
  const { section, publishAt, lastDate, validUntil, validUntilTime, orderNumber, orderDate, vacancies, language } =
    notice;
  const { openingAt, estimatedValue } = notice;
  const isTender = section === 'tenders';
  return [
    { term: noticeWords.section, value: <Link to={pathOf(section)}>{SECTIONS[section].label}</Link> },
    { term: noticeWords.published, value: <time dateTime={publishAt}>{formatInstant(publishAt)}</time> },
    { term: noticeWords.lastDate, value: lastDate && noticeWords.lastDay(lastDateInWords(lastDate), lastDate.isOpen) },
    { term: noticeWords.vacancies, value: vacancies },
    { term: noticeWords.openingAt, value: openingAt && formatInstant(openingAt) },
    { term: noticeWords.estimatedValue, value: estimatedValue && formatMoney(estimatedValue) },
    { term: isTender ? noticeWords.tenderNumber : noticeWords.orderNumber, value: orderNumber },
    { term: noticeWords.orderDate, value: orderDate && formatDate(orderDate) },
    { term: noticeWords.validUntil, value: validUntil && !lastDate && formatDayOrInstant(validUntil, validUntilTime) },
    { term: noticeWords.language, value: noticeWords.languages[language] },
  ];
}
