import { readFileSync } from 'node:fs';

/** Without addresses, placeholders and code. */
export const letters = (text) => text.replace(/\]\([^)\]]*\)|\{\{[^{}]*\}\}|`[^`]*`/gu, '');

export function shareOfDevanagari(text) {
  const count = (pattern) => letters(text).match(pattern)?.length ?? 0;
  const devanagari = count(/\p{Script=Devanagari}/gu);
  return devanagari / (devanagari + count(/[A-Za-z]/gu) || 1);
}

/** Differences in structure of two Markdown pages. Classes of a school are in digits in Hindi. */
export function differences(original, hindi) {
  const english = original.replace(/(?<=class )XII|(?<=class )X/giu, (grade) => (grade === 'X' ? '10' : '12'));
  return STRUCTURE.flatMap(([name, partsOf]) => {
    const [wanted, got] = [partsOf(english), partsOf(hindi)];
    const missing = without(wanted, got);
    const added = without(got, wanted);
    return [
      ...(missing.length > 0 ? [`${name} missing: ${missing.join(' · ')}`] : []),
      ...(added.length > 0 ? [`${name} added: ${added.join(' · ')}`] : []),
    ];
  });
}

const all = (pattern) => (text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const shape = (pattern) => (text) =>
  [...text.matchAll(pattern)].map((match) => match[0].replace(/[^#|\-*\d.]/gu, '').slice(0, 12));

const STRUCTURE = [
  ['headings', shape(/^#{2,4} /gmu)],
  [
    'rows of tables',
    (text) => [...text.matchAll(/^\|.*\|$/gmu)].map((row) => `${row[0].split(/(?<!\\)\|/u).length - 2} cells`),
  ],
  ['points of lists', (text) => [...text.matchAll(/^ *(?:[-*]|\d+\.) /gmu)].map(() => 'point')],
  ['links', all(/\]\(([^)\]\s]+)\)/gu)],
  ['blocks', all(/^(:::.*|\{\{.*\}\}|\{[a-z].*\})$/gmu)],
  ['figures', (text) => all(/\d+(?:[.,:]\d+)*/gu)(text.replace(/\]\([^)\]]*\)/gu, ''))],
];

function without(wanted, got) {
  const left = [...got];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

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

function hasWord(text, word) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + word.length]];
    if (before !== '-' && !OF_A_WORD.test(before) && !OF_A_WORD.test(after)) return true;
  }
  return false;
}

export function strayWords(text, terms = glossary()) {
  const chosen = new Set(terms.map((term) => term.hindi));
  return terms.flatMap((term) =>
    term.not
      .filter((word) => !chosen.has(word))
      .filter((word) => hasWord(text, word))
      .map((word) => `“${word}”: the glossary has “${term.hindi}” for ${term.english}`),
  );
}
