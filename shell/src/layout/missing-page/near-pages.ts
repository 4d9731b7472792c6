import { read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type QueryClient, queryOptions } from '@university/shared/query';

type NearPage = Pick<SitePage, 'path' | 'title'>;

const MOST = 4;

/** How alike an address must be, from 0 to 1: a word of it that is right, or all of it with a mistake or two. */
const ENOUGH = 0.5;

/** Characters of an address that are compared, and looked for. */
const LONGEST = 60;

/** Milliseconds for which an answer stays as it is. */
const FRESH_FOR = 5 * 60_000;

/** Words of an address, to look for: `/amenities/Hostel-Fees.html` may be about hostel fees. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return readable(last)
    .replace(/\.(html?|php|aspx?|jsp)$/i, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trimStart()
    .slice(0, LONGEST)
    .trimEnd();
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Pairs of letters, those at the ends of words by themselves. */
function pairsOf(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Those of names, which stay the same: many addresses lead nowhere, and each is compared with every page. */
const pairsOfNames = new Map<string, ReadonlySet<string>>();

/** Names that are remembered; far more than there are pages. */
const MOST_NAMES = 5_000;

function pairsOfName(name: string): ReadonlySet<string> {
  const known = pairsOfNames.get(name) ?? pairsOf(name);
  if (pairsOfNames.size < MOST_NAMES) pairsOfNames.set(name, known);
  return known;
}

/** Dice's coefficient: the share of pairs that two texts have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

/** The pages whose address or title is most like the last part of this address, the best first. */
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

/** Those that people have written; none while they cannot be read. */
const writtenPages = (client: QueryClient): Promise<readonly NearPage[]> =>
  read(client, calls.listPages).then(
    ({ data }) => data.pages,
    () => [],
  );

/** Pages near an address where nothing is. They alone travel in its HTML, not all that were compared. */
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

/** Finds them before the page is shown. Never rejects: the page is without. */
export const findNearPages = (client: QueryClient, { pathname }: URL): Promise<void> =>
  client.prefetchQuery(nearPagesQuery(pathname));
