import type { SitePage } from '@university/shared';

/** A faculty member, as far as search shows one. */
export interface Person {
  _id: string;
  /** Salutation, first name and surname. */
  name: string;
  designation: string;
}

export interface Result {
  kind: 'page' | 'person';
  path: string;
  title: string;
  about: string;
}

export interface Found {
  results: readonly Result[];
  /** How many there are beyond those shown, too. */
  total: number;
}

/** Results shown at once. */
export const MOST = 20;

const LONGEST_QUERY = 100;

/** A query as people typed it, without what carries no meaning. */
export function cleanQuery(typed: string | null): string {
  return (typed ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
}

/** The words of a query, each once, in lower case. */
export function wordsOf(query: string): string[] {
  return [...new Set(cleanQuery(query).toLowerCase().split(' '))].filter((word) => word !== '');
}

/**
 * Everything whose name has all words of the query, in any order and case: pages by title, then pages by keywords,
 * then people; within each, in the order given. Nothing for a query without words.
 */
export function search(query: string, pages: readonly SitePage[], people: readonly Person[]): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { results: [], total: 0 };
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const byTitle = pages.filter(({ title }) => matches(title));
  const byKeyword = pages.filter(
    (page) => !byTitle.includes(page) && matches([page.title, ...page.keywords].join(' ')),
  );
  const byName = people.filter(({ name }) => matches(name));
  const all = [...[...byTitle, ...byKeyword].map(pageResult), ...byName.map(personResult)];
  return { results: all.slice(0, MOST), total: all.length };
}

const pageResult = ({ path, title, description }: SitePage): Result => ({
  kind: 'page',
  path,
  title,
  about: description,
});

const personResult = ({ _id, name, designation }: Person): Result => ({
  kind: 'person',
  path: `/faculty/${encodeURIComponent(_id)}`,
  title: name,
  about: designation,
});
