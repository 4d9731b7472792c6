import { read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { ifValid } from '../../site/if-valid';

type NearPage = Pick<SitePage, 'path' | 'title'>;

const MOST = 4;

/** 0 to 1. */
const ENOUGH = 0.5;

const LONGEST = 60;

const FRESH_FOR = 5 * 60_000;

export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return (ifValid(() => decodeURIComponent(last)) ?? '')
    .replace(/\.(html?|php|aspx?|jsp)$/i, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trimStart()
    .slice(0, LONGEST)
    .trimEnd();
}

/** Bigrams. */
function pairsOf(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Names do not change; many addresses are compared with all of them. */
const pairsOfNames = new Map<string, ReadonlySet<string>>();

const MOST_NAMES = 5_000;

function pairsOfName(name: string): ReadonlySet<string> {
  const known = pairsOfNames.get(name) ?? pairsOf(name);
  if (pairsOfNames.size < MOST_NAMES) pairsOfNames.set(name, known);
  return known;
}

/** Dice's coefficient */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

export function nearPages(pages: readonly NearPage[], pathname: string): NearPage[] {
  const words = wordsOf(pathname);
  if (words === '') return [];
  const asked = pairsOf(words);
  const byPath = new Map(pages.map(({ path, title }) => [path, title]));
  const scored = [...byPath].map(([path, title]) => {
    const names = [wordsOf(path), title].filter((name) => name !== '');
    return { page: { path, title }, score: Math.max(0, ...names.map((name) => likeness(asked, pairsOfName(name)))) };
  });
  return scored
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}

const writtenPages = (client: QueryClient): Promise<readonly NearPage[]> =>
  read(client, calls.listPages).then(
    ({ data }) => data.pages,
    () => [],
  );

/** Only the matches are sent to the browser. */
export const nearPagesQuery = (pathname: string) =>
  queryOptions({
    queryKey: ['near-pages', pathname],
    async queryFn({ client }) {
      const [pages, written] = await Promise.all([client.fetchQuery(sitePagesQuery()), writtenPages(client)]);
      if (typeof document === 'undefined') client.removeQueries({ queryKey: sitePagesQuery().queryKey, exact: true });
      return nearPages([...pages, ...written], pathname);
    },
    staleTime: FRESH_FOR,
    retry: false,
  });

export const findNearPages = (client: QueryClient, { pathname }: URL): Promise<void> =>
  client.prefetchQuery(nearPagesQuery(pathname));
