import { isEmpty, termOf } from './spelling';

const LONGEST_QUERY = 100;

const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:[.'’][\p{L}\p{N}\p{M}\u200c\u200d]+)*/gu;

export function cleanQuery(typed: string | null): string {
  return (typed ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY).trim();
}

export function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
}

export function termsOf(text: string): string[] {
  return wordsIn(text).map(({ word }) => termOf(word));
}

export function meaningfulTerms(text: string): string[] {
  const terms = [...new Set(termsOf(text))];
  const meaningful = terms.filter((term) => !isEmpty(term));
  return meaningful.length > 0 ? meaningful : terms;
}
