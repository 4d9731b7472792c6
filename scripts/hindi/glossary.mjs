import { readFileSync } from 'node:fs';

/**
 * The terms of `terms.tsv`.
 * @returns {{ english: string, hindi: string, not: string[], note: string }[]}
 */
export function glossary() {
  const [, ...rows] = readFileSync(new URL('terms.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [english = '', hindi = '', not = '', note = ''] = row.split('\t');
    return { english, hindi, not: not ? not.split(', ') : [], note };
  });
}

const OF_A_WORD = /[\p{L}\p{M}]/u;

/** Whether it stands there as a whole word, and not as the end of one with a hyphen. */
function hasWord(text, word) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + word.length]];
    if (before !== '-' && !OF_A_WORD.test(before) && !OF_A_WORD.test(after)) return true;
  }
  return false;
}

/** Words that name what another word names already, found in a Hindi text. A word is whole: `मेल` is not in `ई-मेल`. */
export function strayWords(text, terms = glossary()) {
  const chosen = new Set(terms.map((term) => term.hindi));
  return terms.flatMap((term) =>
    term.not
      .filter((word) => !chosen.has(word))
      .filter((word) => hasWord(text, word))
      .map((word) => `“${word}”: the glossary has “${term.hindi}” for ${term.english}`),
  );
}
