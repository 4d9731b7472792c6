import { identity, read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { NoticeSection } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { COURSE_PAGES, toSuggestion } from '../results/suggestions';
import { texts } from '../texts';
import { general } from './facts';
import { BETWEEN_NAMES } from './names';
import { sectionNames } from './section-texts';

const OWN_PATH = '/search';

const KEYWORD_WEIGHT = 0.85;
const PART_WEIGHT = 0.93;

/**
 * The pages that remotes published and those that people have written, and the course page of each level, which one path
 * with a parameter serves. Of two for one address the written one counts.
 */
export async function readPages(client: QueryClient): Promise<Entry[]> {
  const [published, written] = await Promise.all([client.fetchQuery(sitePagesQuery()), read(client, calls.listPages)]);
  const pages = new Map<string, SitePage>(published.map((page) => [page.path, page]));
  for (const page of written.data.pages) pages.set(page.path, page);
  const listed = [...pages.values()].filter(
    ({ path }) => path !== OWN_PATH && !COURSE_PAGES.some((page) => page.path === path),
  );
  const reach = texts.facts.reach(identity.phone, identity.helpDesk);
  return [
    ...COURSE_PAGES.map(coursePageEntry),
    ...listed.map(pageEntry),
    general('/contact', texts.facts.contact, { contact: reach }),
  ];
}

function pageEntry({ path, title, description, keywords }: SitePage): Entry {
  return {
    kind: 'page',
    path,
    title,
    about: description,
    names: [
      { text: title, weight: 1 },
      ...partsOf(title).map((text) => ({ text, weight: PART_WEIGHT })),
      ...keywords.map((text) => ({ text, weight: KEYWORD_WEIGHT })),
    ],
    also: `${description} ${path.replace(/[^a-z0-9]+/gi, ' ')}`,
  };
}

function coursePageEntry(page: (typeof COURSE_PAGES)[number]): Entry {
  return {
    ...toSuggestion(page),
    names: [page.title, ...page.names].map((text) => ({ text, weight: 1 })),
    also: page.about,
  };
}

/** Each part of a title that has several is a name of its own. */
function partsOf(title: string): string[] {
  const parts = title.split(BETWEEN_NAMES).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => part !== '') : [];
}

const SECTION_NAMES: Partial<Record<NoticeSection, string>> = sectionNames;

/** A list of notices comes after a page of the same name. */
const WEIGHT = 0.93;

/** The lists of notices that have something in them. */
export async function readSections(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listNoticeSections);
  return data.sections.flatMap(({ section, current }): Entry[] => {
    const title = SECTION_NAMES[section];
    if (!title || current === 0) return [];
    const path = `/notices/section/${section}`;
    return [
      { kind: 'page', path, title, about: texts.aboutSection(current), names: [{ text: title, weight: WEIGHT }] },
    ];
  });
}
