const LONGEST_QUERY = 100;

/** Words that say nothing of what is looked for, unless there are no others. */
const EMPTY = new Set(
  'a an and any at by can do for from how i in is my of on or our the to what when where which who with'.split(' '),
);

/** Letters and digits with the dots and apostrophes between them: `B.Tech.`, `university’s`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*/gu;

/** A query as people typed it, without what carries no meaning. */
export function cleanQuery(typed: string | null): string {
  return (typed ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY).trim();
}

/** The words of a text as they stand there, and where. */
export function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
}

/** A word without case, accents, dots and the possessive: `B.Tech` and `btech` are one. */
export function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[.'’]/g, '');
}

/** A plain word in the singular. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|us|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text as the index has them, in order. */
export function termsOf(text: string): string[] {
  return wordsIn(text).map(({ word }) => singular(plain(word)));
}

/** Whether a plain word says nothing of what is looked for. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** The words of a text that mean something, each once; all of them where none does. */
export function meaningfulTerms(text: string): string[] {
  const terms = [...new Set(termsOf(text))];
  const meaningful = terms.filter((term) => !isEmpty(term));
  return meaningful.length > 0 ? meaningful : terms;
}
