import { read } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import { formatDate } from '@university/shared/ui';
import type { Entry } from '../engine/entry';
import { meaningfulTerms } from '../engine/words';
import { texts } from '../texts';

const LIMIT = 50;

/** Letters by which a misspelt word is looked up. */
const START = 4;

/**
 * Notices that may fit, the newest first. There are too many for an index in the page, so the server looks through
 * their titles: for the whole query and for its longest word, then for the beginning of that word.
 */
export async function readNotices(client: QueryClient, query: string, signal?: AbortSignal): Promise<Entry[]> {
  const [longest = query] = meaningfulTerms(query).sort((one, other) => other.length - one.length);
  const [asked, ofWord] = await Promise.all([
    query.toLowerCase() === longest ? [] : titled(client, query, signal),
    titled(client, stem(longest), signal),
  ]);
  const found = [...asked, ...ofWord];
  const all =
    found.length > 0 || longest.length <= START ? found : await titled(client, longest.slice(0, START), signal);
  return [...new Map(all.map((notice) => [notice._id, noticeEntry(notice)])).values()];
}

async function titled(client: QueryClient, regex: string, signal?: AbortSignal): Promise<Notice[]> {
  const { data } = await read(client, '/notice', { query: { regex, limit: LIMIT }, signal });
  return data.notices;
}

/** What a singular and its plural begin with alike: `vacanc`. */
const stem = (term: string): string => (term.length > START ? term.replace(/y$/, '') : term);

function noticeEntry({ _id, fileName, publishAt, orderNumber, summary }: Notice): Entry {
  return {
    kind: 'notice',
    path: `/notices/${encodeURIComponent(_id)}`,
    title: fileName,
    about: texts.aboutNotice(formatDate(publishAt)),
    names: [{ text: fileName, weight: 1 }, ...(orderNumber ? [{ text: orderNumber, weight: 1 }] : [])],
    also: summary,
  };
}
