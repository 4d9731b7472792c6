import type { NoticeSection } from '@university/shared/contract';
import type { Alternate } from '@university/shared/remote';
import { RECRUITMENT, SECTION_IDS, sectionNamed, SECTIONS } from './sections';
import { texts } from './texts';

/** What an address asks of a list, as the API names what it shares with it. */
export const PARAMETERS = { search: 'regex', page: 'page', archive: 'archive', from: 'from', until: 'to' } as const;

/** What an address asks of a list of notices. It lives in the query, so that a list can be sent to somebody. */
export interface ListView {
  section: NoticeSection;
  isArchived: boolean;
  /** Plain text, looked for in title and text. */
  search: string;
  /** Counts from 1. */
  page: number;
  /** First and last day of making, YYYY-MM-DD, for the archive; empty: open. */
  from: string;
  until: string;
}

/** Most characters that are looked for. Source: the contract's search. */
export const LONGEST_SEARCH = 100;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The view of a section that a query asks for; what makes no sense in it is left out. */
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

/** Where the list of a section is, or its archive, without a query of its own unless the archive needs one. */
export function pathOf(section: NoticeSection, isArchived = false): string {
  const { path = `/notices/section/${section}`, archivePath } = SECTIONS[section];
  return isArchived && archivePath ? archivePath : path;
}

/** What the query of a view says. */
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

/** The address of a view. */
export function addressOf(view: ListView): string {
  const { section, isArchived } = view;
  const query = new URLSearchParams(queryOf(view)).toString();
  return pathOf(section, isArchived) + (query && `?${query}`);
}

/** A section's list from its beginning, or its archive. */
export const wholeList = (section: NoticeSection, isArchived: boolean): ListView => ({
  section,
  isArchived,
  search: '',
  page: 1,
  from: '',
  until: '',
});

/** The feed of a section, or of all. */
export const feedPath = (section?: NoticeSection): string =>
  section ? `/notices/section/${section}/feed.xml` : '/notices/feed.xml';

interface Asked {
  section: NoticeSection;
  /** Whether the address itself, whatever its query, is that of an archive. */
  isArchive: boolean;
}

/** The section whose list an address is; undefined where it names none. */
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

/** What a calendar needs to know of the event that a notice tells of. */
export const eventFile = (id: string): string => `/notices/${id}/event.ics`;

/** All events that are still listed, for calendars that follow them. */
export const EVENTS_FILE = '/notices/events.ics';

/** The feed of a section, or of all notices, as pages announce it. */
export const feedOf = (section?: NoticeSection): Alternate => ({
  type: 'application/rss+xml',
  title: section ? texts.feed.of(SECTIONS[section].label) : texts.feed.all,
  href: feedPath(section),
});
