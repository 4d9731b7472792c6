import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { ListedNotice } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import type { Entry } from '../engine/found';
import { texts } from '../texts';
import { stem, wordsToAsk } from './ask';

const LIMIT = 50;

const START = 4;

/**
 * The server searches for the first letters of the longest word, which all spellings share. If that finds more than one
 * answer holds, also for the whole query and the word.
 */
export async function readNotices(client: QueryClient, query: string, signal?: AbortSignal): Promise<Entry[]> {
  const { data } = await read(client, calls.getSearchWords, { signal });
  const [longest = query] = wordsToAsk(query, data.search?.words ?? []).sort((one, other) => other.length - one.length);
  const start = longest.slice(0, START);
  const widest = await titled(client, start, signal);
  const narrower = widest.length < LIMIT ? [] : [query.toLowerCase(), stem(longest)].filter((asked) => asked !== start);
  const found = await Promise.all([...new Set(narrower)].map((asked) => titled(client, asked, signal)));
  const all = found.some((list) => list.length > 0) ? found.flat() : widest;
  return [...new Map(all.map((notice) => [notice._id, noticeEntry(notice)])).values()];
}

async function titled(client: QueryClient, regex: string, signal?: AbortSignal): Promise<ListedNotice[]> {
  const { data } = await read(client, calls.listNotices, { query: { regex, limit: LIMIT }, signal });
  return data.notices;
}

function noticeEntry({ _id, fileName, publishAt, orderNumber, summary, text, paper }: ListedNotice): Entry {
  const date = formatDate(publishAt);
  return {
    kind: 'notice',
    path: `/notices/${encodeURIComponent(_id)}`,
    title: fileName,
    about: paper ? texts.aboutPaper(date) : texts.aboutNotice(date),
    names: orderNumber ? [orderNumber] : [],
    also: summary ?? '',
    text: [text, paper].filter(Boolean).join(' '),
  };
}
