import type { NoticeSection } from '@university/shared/contract';
import type { Alternate } from '@university/shared/remote';
import { RECRUITMENT, SECTION_IDS, sectionNamed, SECTIONS } from './sections';
import { texts } from './texts';

/** Query parameters, shared with the API. */
export const PARAMETERS = { search: 'regex', page: 'page', archive: 'archive', from: 'from', until: 'to' } as const;

/** What a list is narrowed by; it lives in the query of the address. */
export interface ListView {
  section: NoticeSection;
  isArchived: boolean;
  search: string;
  page: number;
  /** YYYY-MM-DD, for archives; empty: open. */
  from: string;
  until: string;
}

/** Source: the contract's search. */
export const LONGEST_SEARCH = 100;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function viewOf(section: NoticeSection, params: URLSearchParams, isArchivePage = false): ListView {
  const page = Number(params.get(PARAMETERS.page));
  const isArchived = isArchivePage || params.get(PARAMETERS.archive) === 'true';
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isArchived && isDay(text) ? text : '';
  };
  return {
    section,
    isArchived,
    search: (params.get(PARAMETERS.search) ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    from: day(PARAMETERS.from),
    until: day(PARAMETERS.until),
  };
}

export function pathOf(section: NoticeSection, isArchived = false): string {
  const { path = `/notices/section/${section}`, archivePath } = SECTIONS[section];
  return isArchived && archivePath ? archivePath : path;
}

export function queryOf({ section, isArchived, search, page, from, until }: ListView): Record<string, string> {
  const needsFlag = isArchived && !SECTIONS[section].archivePath;
  const given = {
    [PARAMETERS.archive]: needsFlag ? 'true' : '',
    [PARAMETERS.search]: search,
    [PARAMETERS.from]: from,
    [PARAMETERS.until]: until,
    [PARAMETERS.page]: page > 1 ? String(page) : '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

export function addressOf(view: ListView): string {
  const { section, isArchived } = view;
  const query = new URLSearchParams(queryOf(view)).toString();
  return pathOf(section, isArchived) + (query && `?${query}`);
}

export const wholeList = (section: NoticeSection, isArchived: boolean): ListView => ({
  section,
  isArchived,
  search: '',
  page: 1,
  from: '',
  until: '',
});

export const feedPath = (section?: NoticeSection): string =>
  section ? `/notices/section/${section}/feed.xml` : '/notices/feed.xml';

interface Asked {
  section: NoticeSection;
  isArchive: boolean;
}

export function sectionOfAddress(
  pathname: string,
  { section: named, category }: Readonly<Record<string, string | undefined>>,
): Asked | undefined {
  if (category !== undefined) {
    const section = RECRUITMENT.find((id) => id === category);
    return section && { section, isArchive: true };
  }
  const section = named === undefined ? SECTION_IDS.find((id) => SECTIONS[id].path === pathname) : sectionNamed(named);
  return section && { section, isArchive: false };
}

export const eventFile = (id: string): string => `/notices/${id}/event.ics`;

export const EVENTS_FILE = '/notices/events.ics';

export const feedOf = (section?: NoticeSection): Alternate => ({
  type: 'application/rss+xml',
  title: section ? texts.feed.of(SECTIONS[section].label) : texts.feed.all,
  href: feedPath(section),
});
