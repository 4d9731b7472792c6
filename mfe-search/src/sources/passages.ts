import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Passage } from '@university/shared/contract';
import { LANGUAGE } from '@university/shared/language';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { stem, wordsToAsk } from './ask';

/** Shorter beginnings of words are in nearly every text. */
const SHORTEST = 2;

/** Who types the words of a heading may mean another thing of that name; with those of its page, most likely the page. */
const HEADING_WEIGHT = 0.9;
const WITH_PAGE_WEIGHT = 0.6;

/** Parts of pages of text that have all words of a query. The server looks through them: they are the whole site's words. */
export async function readPassages(client: QueryClient, query: string, signal?: AbortSignal): Promise<Entry[]> {
  const words = wordsToAsk(query).filter((word) => word.length >= SHORTEST);
  if (words.length === 0) return [];
  const asked = { words: words.slice(0, MOST_WORDS).map(stem).join(' '), in: LANGUAGE };
  const { data } = await read(client, calls.findPassages, { query: asked, signal });
  return data.passages.map(passageEntry);
}

/** As many as the call takes. */
const MOST_WORDS = 8;

function passageEntry({ path, id, title, heading, text }: Passage): Entry {
  return {
    kind: 'passage',
    path: `${path}#${encodeURIComponent(id)}`,
    // Headings such as “Consequences” say little without their page.
    title: `${title}: ${heading}`,
    about: text,
    names: [
      ...[heading, id].map((name) => ({ text: name, weight: HEADING_WEIGHT })),
      { text: `${title} ${heading}`, weight: WITH_PAGE_WEIGHT },
    ],
    also: `${title} ${text}`,
  };
}
