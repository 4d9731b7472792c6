import { Link, useLocation, useNavigate, useParams, useSearchParams } from '@university/shared/router';
import {
  Button,
  ButtonLink,
  color,
  Message,
  Muted,
  Page,
  PageJump,
  radius,
  Row,
  space,
  Stack,
  TextField,
  VisuallyHidden,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from './texts';
import {
  addressOf,
  EVENTS_FILE,
  feedOf,
  type ListView,
  PARAMETERS,
  pathOf,
  queryOf,
  sectionOfAddress,
  viewOf,
  wholeList,
} from './address';
import { withPrefix } from '@university/shared/language';
import { useAddressForm } from '../components/use-address-form';
import { useQuery } from '@university/shared/query';
import { Loaded } from '../components/Loaded';
import { NoSuchThing } from '../components/LoadedPage';
import { FeedLink, NoticeItems } from './NoticeItems';
import { Reports } from './Reports';
import { noticeListQuery, type NoticePage, REPORTS } from './queries';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { LinkList, SwitchLinks } from '../components/links';
import { movedTo, prepare } from '@university/shared/reading';
import { SECTION_IDS, SECTIONS } from './sections';

const words = texts.list;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  a,
  li > span[aria-hidden] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${space(1)};
  }
  a {
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.sheet};
  }
  a[aria-current] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 700;
    text-decoration: none;
  }
  ${notPrinted}
`;

function pagesAround(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
}

export function Pages({ view, totalPages }: { view: ListView; totalPages: number }) {
  const navigate = useNavigate();
  if (totalPages < 2) return null;
  const numbers = pagesAround(view.page, totalPages);
  const to = (page: number) => addressOf({ ...view, page });
  return (
    <nav aria-label={words.pages}>
      <List>
        {view.page > 1 && (
          <li>
            <Link to={to(view.page - 1)} rel="prev">
              {words.previous}
            </Link>
          </li>
        )}
        {numbers.map((page, index) => (
          <li key={page}>
            {index > 0 && page - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link to={to(page)} aria-current={page === view.page ? 'page' : undefined}>
              <VisuallyHidden>{words.pageNumber(page)}</VisuallyHidden>
              <span aria-hidden="true">{page}</span>
            </Link>
          </li>
        ))}
        {view.page < totalPages && (
          <li>
            <Link to={to(view.page + 1)} rel="next">
              {words.next}
            </Link>
          </li>
        )}
      </List>
      {totalPages > numbers.length && (
        <PageJump
          label={words.jump(totalPages)}
          submit={words.go}
          page={view.page}
          last={totalPages}
          action={pathOf(view.section, view.isArchived)}
          name={PARAMETERS.page}
          hidden={queryOf({ ...view, page: 1 })}
          onJump={(page) => void navigate(to(page))}
        />
      )}
    </nav>
  );
}

const Form = styled.form<{ $dated: boolean }>`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  ${wide.tablet} {
    grid-template-columns: ${({ $dated }) => ($dated ? 'minmax(0, 1fr) 12rem 12rem auto' : 'minmax(0, 34rem) auto')};
    justify-content: start;
  }
  ${notPrinted}
`;

export function SearchForm({ view }: { view: ListView }) {
  const navigate = useNavigate();
  const { section, isArchived, search, from, until } = view;
  const path = pathOf(section, isArchived);
  const form = useAddressForm({
    path,
    address: addressOf(view),
    onAsk(given) {
      const asked = viewOf(section, new URLSearchParams(given), isArchived);
      void navigate(addressOf(asked), { preventScrollReset: true });
    },
  });

  return (
    <Form {...form} role="search" aria-label={words.search} $dated={isArchived}>
      <TextField label={words.words} type="search" name={PARAMETERS.search} defaultValue={search} autoComplete="off" />
      {isArchived && (
        <>
          <TextField label={words.from} type="date" name={PARAMETERS.from} defaultValue={from} />
          <TextField label={words.until} type="date" name={PARAMETERS.until} defaultValue={until} />
        </>
      )}
      {addressOf({ ...view, search: '', page: 1, from: '', until: '' }) !== path && (
        <input type="hidden" name={PARAMETERS.archive} value="true" />
      )}
      <Button type="submit" $look="quiet">
        {words.find}
      </Button>
    </Form>
  );
}

function FoundNotices({ view }: { view: ListView }) {
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

export default function NoticesOfSection() {
  const view = useView();
  if (view) return <SectionNotices key={view.section} view={view} />;
  return (
    <NoSuchThing title={words.missingTitle} to="/notices" link={words.everySection}>
      <p>{words.missing}</p>
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
  if (!asked) return { status: 404, title: words.missingTitle };
  const view = viewOf(asked.section, url.searchParams, asked.isArchive);
  const { section, isArchived, page } = view;
  if (pathOf(section, isArchived) !== url.pathname) throw movedTo(addressOf(view), new URL('/', url));
  const list = await prepare(queryClient, noticeListQuery(view));
  const { label, title, about } = SECTIONS[section];
  return {
    status: list ? 200 : 503,
    title: words.pageTitle(isArchived ? words.archiveTitle(label) : title, page),
    description: isArchived ? words.describeArchive(label) : words.describe(label, about),
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
    { to: '/notices', text: words.everySection },
  ];
  return (
    <Page
      title={isArchived ? words.archiveTitle(label) : title}
      lead={isArchived ? words.archiveLead(label) : about}
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
        <LinkList label={words.others} links={links} />
      </Stack>
    </Page>
  );
}

function ArchiveSwitch({ view }: { view: ListView }) {
  const links = [false, true].map((isArchived) => ({
    to: addressOf({ ...view, isArchived, page: 1, from: '', until: '' }),
    text: isArchived ? words.archived : words.current,
    isCurrent: isArchived === view.isArchived,
  }));
  return <SwitchLinks label={words.state} links={links} />;
}
