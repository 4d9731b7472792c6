import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation, useParams, useSearchParams } from '@university/shared/router';
import { noticeListQuery } from '../api/notice-list';
import { prepare } from '../api/prepare';
import { movedTo } from '../moved';
import { addressOf, type ListView, pathOf, viewOf } from '../notices/address';
import { feedOf } from '../notices/alternates';
import { SectionNotices } from '../notices/SectionNotices';
import { SECTIONS, titleOf } from '../notices/sections';
import { sectionOfAddress } from '../notices/section-of-address';
import { texts } from '../notices-texts';
import { NoSuchThing } from '../parts/NoSuchThing';

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
