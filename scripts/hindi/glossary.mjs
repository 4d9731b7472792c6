import { readFileSync } from 'node:fs';

const TABLE_ROW = /^\| (?<english>[^|]+) \| (?<hindi>[^|]+) \| (?<not>[^|]*) \|(?<note>[^|]*)\|$/gmu;

/**
 * The terms of `docs/hindi.md`.
 * @returns {{ english: string, hindi: string, not: string[], note: string }[]}
 */
export function glossary() {
  const page = readFileSync(new URL('../../docs/hindi.md', import.meta.url), 'utf8');
  return [...page.matchAll(TABLE_ROW)]
    .map(({ groups }) => ({
      english: groups.english.trim(),
      hindi: groups.hindi.trim(),
      not: groups.not
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
      note: groups.note.trim(),
    }))
    .filter((term) => term.english !== 'English' && !term.english.startsWith('---'));
}

/** Words that name what another word names already, found in a Hindi text. A word is whole: `मेल` is not in `ई-मेल`. */
export function strayWords(text, terms = glossary()) {
  const chosen = new Set(terms.map((term) => term.hindi));
  return terms.flatMap((term) =>
    term.not
      .filter((word) => !chosen.has(word))
      .filter((word) => new RegExp(`(?<![\\p{L}\\p{M}-])${word}(?![\\p{L}\\p{M}])`, 'u').test(text))
      .map((word) => `“${word}”: the glossary has “${term.hindi}” for ${term.english}`),
  );
}
