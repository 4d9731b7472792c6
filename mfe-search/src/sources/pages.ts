import { type SitePage, sitePagesQuery } from '@university/shared';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { COURSE_PAGES, toSuggestion } from '../results/suggestions';

const OWN_PATH = '/search';

const KEYWORD_WEIGHT = 0.85;
const PART_WEIGHT = 0.93;

/** The pages that remotes published, and the course page of each level, which one path with a parameter serves. */
export async function readPages(client: QueryClient): Promise<Entry[]> {
  const pages = await client.fetchQuery(sitePagesQuery());
  const listed = pages.filter(({ path }) => path !== OWN_PATH && !COURSE_PAGES.some((page) => page.path === path));
  return [...COURSE_PAGES.map(coursePageEntry), ...listed.map(pageEntry)];
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

/** `Training and placement`, `Internal Quality Assurance Cell (IQAC)`: each part is a name of its own. */
function partsOf(title: string): string[] {
  const parts = title.split(/ and | & |[(),:]/).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => part !== '') : [];
}
