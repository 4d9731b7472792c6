import { identity, isThere, read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type NoticeSection, noticeSectionNames } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/found';
import { COURSE_PAGES, coursePages, toSuggestion } from '../results/suggestions';
import { sectionTitles, texts } from '../texts';
import { general } from './academics';

const OWN_PATH = '/search';

/** Written pages replace published ones with the same path. Menu labels become names. */
export async function readPages(client: QueryClient): Promise<Entry[]> {
  const [published, written, identified] = await Promise.all([
    client.fetchQuery(sitePagesQuery()),
    read(client, calls.listPages),
    read(client, calls.getIdentity),
  ]);
  const pages = new Map<string, SitePage>(published.map((page) => [page.path, page]));
  for (const page of written.data.pages) pages.set(page.path, page);
  const called = new Map<string, string[]>();
  for (const { label, to } of identified.data.menu?.entries ?? []) {
    if (!to?.startsWith('/') || to.includes('?') || !isThere(to)) continue;
    called.set(to, [...(called.get(to) ?? []), label]);
    if (!pages.has(to)) pages.set(to, { path: to, title: label, description: '', keywords: [] });
  }
  const listed = [...pages.values()].filter(
    ({ path }) => path !== OWN_PATH && !COURSE_PAGES.some((page) => page.path === path),
  );
  const reach = texts.facts.reach(identity.phone, identity.helpDesk);
  return [
    ...coursePages().map(coursePageEntry),
    ...listed.map((page) => ({ ...pageEntry(page), names: called.get(page.path) ?? [] })),
    general('/contact', texts.facts.contact, { contact: reach }, '/grievance-form'),
  ];
}

function pageEntry({ path, title, description, keywords }: SitePage): Entry {
  return {
    kind: 'page',
    path,
    title,
    about: description,
    keywords,
    also: `${description} ${path.replace(/[^a-z0-9]+/gi, ' ')}`,
  };
}

function coursePageEntry(page: (typeof COURSE_PAGES)[number]): Entry {
  return {
    ...toSuggestion(page),
    names: page.names,
    also: page.about,
  };
}

/** They have pages of their own. */
const PAGES: readonly NoticeSection[] = [
  'alert',
  'notices',
  'tenders',
  'recruitment-rules',
  'office-orders',
  'circulars',
  'annual-report',
  'regulations',
];

/** The lists of notices that have something in them. */
export async function readSections(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listNoticeSections);
  return data.sections.flatMap(({ section, current }): Entry[] => {
    const title = sectionTitles[section] ?? noticeSectionNames[section];
    if (!title || current === 0 || PAGES.includes(section)) return [];
    return [{ kind: 'page', path: `/notices/section/${section}`, title, about: texts.aboutSection(current) }];
  });
}
