import { useQuery } from '@university/shared/query';
import { ButtonLink, Message, Muted, Row, Stack, space, Page } from '@university/shared/kit';
import { Loaded } from '../components/Loaded';
import { NoticeItems } from './NoticeItems';
import { Pages } from './Pages';
import { addressOf, type ListView, wholeList, EVENTS_FILE, feedOf, pathOf, sectionOfAddress, viewOf } from './address';
import { type NoticePage, noticeListQuery, REPORTS } from './queries';
import { Reports } from './Reports';
import { texts } from './texts';
import { withPrefix } from '@university/shared/language';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation, useParams, useSearchParams } from '@university/shared/router';
import styled from 'styled-components';
import { LinkList } from '../components/LinkList';
import { NoSuchThing } from '../components/Page';
import { SwitchLinks } from '../components/SwitchLinks';
import { movedTo, prepare } from '@university/shared/reading';
import { FeedLink } from './FeedLink';
import { SearchForm } from './SearchForm';
import { SECTION_IDS, SECTIONS } from './sections';

const words = texts.list;

export function FoundNotices({ view }: { view: ListView }) {
  // Keep the previous page until the next has loaded.
  const list = useQuery({ ...noticeListQuery(view), placeholderData: (before) => before });
  const Items = view.section === REPORTS ? Reports : NoticeItems;
  return (
    <Loaded query={list} loading={words.loading} failed={words.failed}>
      {(found) => (
        <Stack $gap={2}>
          <Muted role="status">{count(found, view)}</Muted>
          {found.notices.length > 0 ? <Items notices={found.notices} /> : <Nothing view={view} found={found} />}
          <Pages view={view} totalPages={found.totalPages} />
        </Stack>
      )}
    </Loaded>
  );
}

function count({ total, totalPages }: NoticePage, { search, page }: ListView): string {
  return search ? words.found(total, search) : words.count(total, Math.min(page, Math.max(1, totalPages)), totalPages);
}

function Nothing({ view, found }: { view: ListView; found: NoticePage }) {
  const { section, isArchived, search, from, until } = view;
  const isNarrowed = search !== '' || from !== '' || until !== '';
  return (
    <Message>
      <p>{reason()}</p>
      <Row $gap={1}>
        {(isNarrowed || found.total > 0) && (
          <ButtonLink $look="quiet" to={addressOf(wholeList(section, isArchived))}>
            {words.all}
          </ButtonLink>
        )}
        {!isArchived && found.total === 0 && (
          <ButtonLink $look="quiet" to={addressOf({ ...view, isArchived: true, page: 1 })}>
            {words.inArchive}
          </ButtonLink>
        )}
      </Row>
    </Message>
  );

  function reason() {
    if (found.total > 0) return words.tooFar;
    if (isNarrowed) return words.noMatch;
    return isArchived ? words.emptyArchive : words.empty;
  }
}

const noticesOfSectionWords = texts.list;

export default function NoticesOfSection() {
  const view = useView();
  if (view) return <SectionNotices key={view.section} view={view} />;
  return (
    <NoSuchThing title={noticesOfSectionWords.missingTitle} to="/notices" link={noticesOfSectionWords.everySection}>
      <p>{noticesOfSectionWords.missing}</p>
    </NoSuchThing>
  );
}

function useView(): ListView | undefined {
  const { pathname } = useLocation();
  const params = useParams();
  const [query] = useSearchParams();
  const asked = sectionOfAddress(pathname, params);
  return asked && viewOf(asked.section, query, asked.isArchive);
}

export async function loader({ params, url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const asked = sectionOfAddress(url.pathname, params);
  if (!asked) return { status: 404, title: noticesOfSectionWords.missingTitle };
  const view = viewOf(asked.section, url.searchParams, asked.isArchive);
  const { section, isArchived, page } = view;
  if (pathOf(section, isArchived) !== url.pathname) throw movedTo(addressOf(view), new URL('/', url));
  const list = await prepare(queryClient, noticeListQuery(view));
  const { label, title, about } = SECTIONS[section];
  return {
    status: list ? 200 : 503,
    title: noticesOfSectionWords.pageTitle(isArchived ? noticesOfSectionWords.archiveTitle(label) : title, page),
    description: isArchived
      ? noticesOfSectionWords.describeArchive(label)
      : noticesOfSectionWords.describe(label, about),
    alternates: [feedOf(section)],
  };
}

const Tools = styled(Row)`
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

function SectionNotices({ view }: { view: ListView }) {
  const { section, isArchived } = view;
  const { label, title, about, group } = SECTIONS[section];
  const others = SECTION_IDS.filter((id) => id !== section && SECTIONS[id].group === group);
  const links = [
    ...others.map((id) => ({ to: pathOf(id), text: SECTIONS[id].label })),
    { to: '/notices', text: texts.list.everySection },
  ];
  return (
    <Page
      title={isArchived ? texts.list.archiveTitle(label) : title}
      lead={isArchived ? texts.list.archiveLead(label) : about}
      seed={section}
    >
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Tools>
            <ArchiveSwitch view={view} />
            <Row>
              {section === 'student-events' && <a href={withPrefix(EVENTS_FILE)}>{texts.event.all}</a>}
              <FeedLink section={section} />
            </Row>
          </Tools>
          <SearchForm view={view} />
        </Stack>
        <FoundNotices view={view} />
        <LinkList label={texts.list.others} links={links} />
      </Stack>
    </Page>
  );
}

function ArchiveSwitch({ view }: { view: ListView }) {
  const links = [false, true].map((isArchived) => ({
    to: addressOf({ ...view, isArchived, page: 1, from: '', until: '' }),
    text: isArchived ? texts.list.archived : texts.list.current,
    isCurrent: isArchived === view.isArchived,
  }));
  return <SwitchLinks label={texts.list.state} links={links} />;
}
