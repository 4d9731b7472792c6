import { withPrefix, langOf } from '@university/shared/language';
import {
  ButtonAnchor,
  Card,
  SectionTitle,
  Stack,
  ButtonLink,
  Message,
  PHONE_WIDE,
  Prose,
  space,
  wide,
  type Fact,
  FactList,
  formatMoney,
  Page,
} from '@university/shared/kit';
import { formatSpan, formatDate, formatDayOrInstant, formatInstant } from '@university/shared/time';
import { eventFile, addressOf, feedOf, pathOf, wholeList } from './address';
import { lastDateInWords, type NoticeDetail, noticeQuery } from './queries';
import { texts } from './texts';
import { Link, useParams } from '@university/shared/router';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import styled from 'styled-components';
import { RichText } from '@university/shared/prose';
import { Corrections } from '../components/Corrections';
import { CreditedPicture } from '../components/CreditedPicture';
import { LoadedPage } from '../components/LoadedPage';
import { Paragraphs } from '../components/Page';
import { prepareOne } from '@university/shared/reading';
import { Application, DocumentCard } from './DocumentCard';
import { SECTIONS } from './sections';
import { structuredData } from './structured-data';

const words = texts.event;

export function EventCard({ notice: { _id, startsAt, endsAt, place } }: { notice: NoticeDetail }) {
  if (!startsAt && !place) return null;
  return (
    <Card as="section" aria-labelledby="event">
      <Stack $gap={1}>
        <SectionTitle id="event">{words.title}</SectionTitle>
        {startsAt && (
          <p>
            <time dateTime={startsAt}>{formatSpan(startsAt, endsAt)}</time>
          </p>
        )}
        {place && <p>{place}</p>}
        {startsAt && (
          <div>
            <ButtonAnchor $look="quiet" href={withPrefix(eventFile(_id))} type="text/calendar">
              {words.add}
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const seriesWords = texts.series;

export function Series({ notice: { _id, series, follows } }: { notice: NoticeDetail }) {
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
