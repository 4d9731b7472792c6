import { withPrefix } from '@university/shared/language';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation, useParams, useSearchParams } from '@university/shared/router';
import { Row, space, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { LinkList } from '../components/LinkList';
import { NoSuchThing, Page } from '../components/Page';
import { SwitchLinks } from '../components/SwitchLinks';
import { movedTo, prepare } from '../reading';
import { FeedLink } from './FeedLink';
import { FoundNotices } from './FoundNotices';
import { SearchForm } from './SearchForm';
import { addressOf, EVENTS_FILE, feedOf, type ListView, pathOf, sectionOfAddress, viewOf } from './address';
import { noticeListQuery } from './queries';
import { SECTION_IDS, SECTIONS, titleOf } from './sections';
import { texts } from './texts';

const words = texts.list;

/** The notices of one section: at an address of its own, at /notices/section/:section or, archived, at /recruitment/archive/:category. */
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
  const { label, about } = SECTIONS[section];
  return {
    status: list ? 200 : 503,
    title: words.pageTitle(isArchived ? words.archiveTitle(label) : titleOf(section), page),
    description: isArchived ? words.describeArchive(label) : words.describe(label, about),
    alternates: [feedOf(section)],
  };
}

const Tools = styled(Row)`
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

/** The list of a section or its archive, with everything that narrows it. */
function SectionNotices({ view }: { view: ListView }) {
  const { section, isArchived } = view;
  const { label, about, group } = SECTIONS[section];
  const others = SECTION_IDS.filter((id) => id !== section && SECTIONS[id].group === group);
  const links = [
    ...others.map((id) => ({ to: pathOf(id), text: SECTIONS[id].label })),
    { to: '/notices', text: texts.list.everySection },
  ];
  return (
    <Page
      title={isArchived ? texts.list.archiveTitle(label) : titleOf(section)}
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

/** Between what is current and the archive; the words that are looked for stay. */
function ArchiveSwitch({ view }: { view: ListView }) {
  const links = [false, true].map((isArchived) => ({
    to: addressOf({ ...view, isArchived, page: 1, from: '', until: '' }),
    text: isArchived ? texts.list.archived : texts.list.current,
    isCurrent: isArchived === view.isArchived,
  }));
  return <SwitchLinks label={texts.list.state} links={links} />;
}
