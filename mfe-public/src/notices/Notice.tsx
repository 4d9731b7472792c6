import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import {
  ButtonLink,
  Message,
  PHONE_WIDE,
  Prose,
  SectionTitle,
  space,
  Stack,
  wide,
  type Fact,
  FactList,
} from '@university/shared/kit';
import { formatDate, formatDayOrInstant, formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { RichText } from '@university/shared/prose';
import { Corrections } from '../components/Corrections';
import { CreditedPicture } from '../components/CreditedPicture';
import { LoadedPage } from '../components/LoadedPage';
import { Page, Paragraphs } from '../components/Page';
import { prepareOne } from '../reading';
import { Application, DocumentCard } from './DocumentCard';
import { addressOf, feedOf, pathOf, wholeList } from './address';
import { EventCard } from './EventCard';
import { type NoticeDetail, noticeQuery } from './queries';
import { SECTIONS } from './sections';
import { Series } from './Series';
import { structuredData } from './structured-data';
import { texts } from './texts';

const words = texts.notice;

/** One notice at /notices/:id, archived or not. */
export default function Notice() {
  const { id = '' } = useParams();
  return (
    <LoadedPage query={useQuery(noticeQuery(id))} texts={words} to="/notices" link={texts.list.everySection}>
      {(notice) => <Detail notice={notice} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, noticeQuery(id), words.missingTitle, (notice) => {
    const { fileName, section, publishAt } = notice;
    return {
      title: fileName,
      description: words.describe(fileName, SECTIONS[section].label, formatDate(publishAt)),
      structuredData: structuredData(notice, url.origin),
      alternates: [feedOf(section)],
    };
  });

/** On a phone the document comes before the facts; where there is room it stands beside both. */
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

/** A notice: what it says in a few sentences, its dates, and the document itself. */
function Detail({ notice }: { notice: NoticeDetail }) {
  const { fileName, section, archive, summary, body, publishAt, lastDate, apply, picture } = notice;
  const { label } = SECTIONS[section];
  return (
    <Page title={fileName} lead={words.describeLead(label, formatDate(publishAt))} seed={section}>
      <Stack $gap={4}>
        {archive && (
          <Message role="note">
            <p>
              <strong>{words.archivedTitle}</strong> {words.archived}{' '}
              <Link to={addressOf(wholeList(section, true))}>{words.toArchive}</Link>
            </p>
          </Message>
        )}
        <Columns>
          <Stack $gap={4}>
            <Corrections corrections={notice.corrections} />
            {picture && <CreditedPicture picture={picture} sizes={`(min-width: 48rem) 44rem, ${PHONE_WIDE}`} />}
            <EventCard notice={notice} />
            <Prose>
              <SectionTitle>{words.summary}</SectionTitle>
              {(summary !== '' || !body) && <Paragraphs text={summary} none={words.noSummary} />}
            </Prose>
            {body && <RichText html={body} />}
            <Series notice={notice} />
            {lastDate && !archive && <Application lastDate={lastDate} apply={apply} />}
          </Stack>
          {notice.fileLink && <DocumentCard notice={notice} />}
          <Stack as="section" $gap={2} aria-labelledby="facts">
            <SectionTitle id="facts">{words.facts}</SectionTitle>
            <FactList facts={factsOf(notice)} />
          </Stack>
        </Columns>
        <div>
          <ButtonLink $look="quiet" to={pathOf(section)}>
            {words.all(label)}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

/** What is known of a notice beside its words. A day that only says when it is archived is left out. */
function factsOf(notice: NoticeDetail): Fact[] {
  const { section, publishAt, lastDate, validUntil, validUntilTime, orderNumber, orderDate, vacancies, language } =
    notice;
  return [
    { term: words.section, value: <Link to={pathOf(section)}>{SECTIONS[section].label}</Link> },
    { term: words.published, value: <time dateTime={publishAt}>{formatInstant(publishAt)}</time> },
    { term: words.lastDate, value: lastDate && words.lastDay(formatDate(lastDate.day), lastDate.isOpen) },
    { term: words.vacancies, value: vacancies },
    { term: words.orderNumber, value: orderNumber },
    { term: words.orderDate, value: orderDate && formatDate(orderDate) },
    { term: words.validUntil, value: validUntil && !lastDate && formatDayOrInstant(validUntil, validUntilTime) },
    { term: words.language, value: words.languages[language] },
  ];
}
