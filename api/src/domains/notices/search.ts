import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { notices, noticeWords, paperWords } from '../../platform/database/schema';

/** All that is no letter, digit or mark of one, also those that Devanagari joins with. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\u200c\u200d]+/u;

/** The words of what somebody looks for; none where it has only single letters, which stand everywhere. */
export function searchedWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.some((word) => word.length > 1) ? words : [];
}

/**
 * What people write as they like in Devanagari, as `spelling` of the search's index has it: the nukta (also within letters
 * that have it in them) counts for nothing, and the chandrabindu is an anusvara.
 */
const folded = (text: SQL | AnyColumn): SQL =>
  sql`translate(normalize(lower(${text}), NFD), ${'\u0901\u093c'}, ${'\u0902'})`;

/** Text is compared, never run as a pattern: no search can keep the database busy for long. */
const within = (column: AnyColumn, text: string): SQL =>
  sql`position(${folded(sql`${text}`)} in ${folded(column)}) > 0`;

/** Those with the text in the title before those that have it elsewhere. */
export const titledFirst = (text: string): SQL => sql`not ${within(notices.title, text)}`;

/**
 * Notices with the text in the title as it is, or with all of its words, as beginnings of words, in title, summary, text
 * and order number, or in their paper. Titles are short and read one by one; the rest is asked of the indexes of
 * `notice_words` and `paper_words`, where nothing is read of the texts themselves.
 */
export function contains(text: string): SQL | undefined {
  const inTitle = within(notices.title, text);
  const words = searchedWords(text);
  if (words.length === 0) return inTitle;
  const query = words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');
  const found = new QueryBuilder()
    .select({ id: noticeWords.noticeId })
    .from(noticeWords)
    .where(sql`${noticeWords.words} @@ to_tsquery('simple', ${query})`);
  // A paper that was replaced says nothing any more, also before its successor is read.
  const inPaper = sql`(${notices.id}, ${notices.fileHash}) in (select ${paperWords.noticeId}, ${paperWords.fileHash}
    from ${paperWords} where ${paperWords.words} @@ to_tsquery('simple', ${query}))`;
  return or(inTitle, inArray(notices.id, found), inPaper);
}

/** Where in a text the first is that was looked for: all of it, or else one of its words. -1: nowhere. */
export function firstPlace(text: string, searched: string): number {
  const small = text.toLowerCase();
  const places = [searched, ...searchedWords(searched).filter((word) => word.length > 1)].map((each) =>
    small.indexOf(each.toLowerCase()),
  );
  return places.find((at) => at >= 0) ?? -1;
}
