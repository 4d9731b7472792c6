import { isEmpty, termOf } from './spelling';

const LONGEST_QUERY = 100;

/** Letters and digits with the dots and apostrophes between them, and what joins letters: `B.Tech.`, `university’s`. */
const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:[.'’][\p{L}\p{N}\p{M}\u200c\u200d]+)*/gu;

/** A query as people typed it, without what carries no meaning. */
export function cleanQuery(typed: string | null): string {
  return (typed ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY).trim();
}

/** The words of a text as they stand there, and where. */
export function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
}

/** The words of a text as the index has them, in order. */
export function termsOf(text: string): string[] {
  return wordsIn(text).map(({ word }) => termOf(word));
}

/** The words of a text that mean something, each once; all of them where none does. */
export function meaningfulTerms(text: string): string[] {
  const terms = [...new Set(termsOf(text))];
  const meaningful = terms.filter((term) => !isEmpty(term));
  return meaningful.length > 0 ? meaningful : terms;
}
