/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strayWords } from './hindi/rules.mjs';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const MOST_WORDS = 25;

const CODE = ['mfe-public/src', 'mfe-admissions/src', 'mfe-search/src', 'shell/src', 'shared/src', 'api/src'];

/** Prose about trades has words of its own (a machine’s विज़न, a bank’s पॉलिसी). */
const OF_TRADES = /(person|program|program\.years|campus|department|school)\.csv$|identity\.json$/;

const MORE_COLUMNS = ['body', 'altEn', 'researchText'];

interface Said {
  file: string;
  language: 'en' | 'hi';
  text: string;
}

function ofCode(file: string): Said[] {
  return read(file)
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']*)'|`([^`]*)`|"([^"]*)"/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''))
    .flatMap((text) => text.replace(/\$\{[^}]*\}|\{\}/g, 'X').split('\\n'))
    .map((text) => ({ file, text, language: /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en' }));
}

function ofPage(file: string): Said[] {
  return read(file)
    .split('\n')
    .filter((line) => !/^(---|[a-z]+:(?<!title:|description:))/.test(line))
    .flatMap((line) => line.replace(/^(title|description): /, '').split('|'))
    .map((text) => text.replace(/\]\([^)]*\)/g, ']').replace(/\{\{[^}]*\}\}/g, 'X'))
    .map((text) => ({ file, text, language: file.endsWith('.hi.md') ? 'hi' : 'en' }));
}

function ofTable(file: string): Said[] {
  const rows = parse(read(file), { columns: true }) as Record<string, string>[];
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column]) => /\.hi$|^altHi$/.test(column) || `${column}.hi` in row || MORE_COLUMNS.includes(column))
      .flatMap(([column, cell]) =>
        cell.split('\n').map((text): Said => ({ file, text, language: /\.hi$|Hi$/.test(column) ? 'hi' : 'en' })),
      ),
  );
}

function ofJson(file: string): Said[] {
  const said: Said[] = [];
  JSON.parse(read(file), (key, value) => {
    if (typeof value === 'string' && key !== 'typed')
      said.push({ file, text: value, language: /\p{Script=Devanagari}/u.test(value) ? 'hi' : 'en' });
    return value;
  });
  return said;
}

const SAID: readonly Said[] = [
  ...CODE.flatMap(filesIn)
    .filter((file) => /(^|[/-])(texts|words)(\.hi)?\.ts$/.test(file))
    .flatMap(ofCode),
  ...filesIn('demo').flatMap((file) => {
    if (file.endsWith('.md') && file.includes('/pages/')) return ofPage(file);
    if (file.endsWith('.csv')) return ofTable(file);
    return file.endsWith('.json') ? ofJson(file) : [];
  }),
];
const english = SAID.filter(({ language }) => language === 'en');

const sentencesOf = (text: string) => text.split(/(?<=[.?!।]["”’)*]*)\s+(?=[\p{Lu}\p{Lo}\p{N}₹“"(*[])/u);
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentences = SAID.flatMap(({ file, text }) => sentencesOf(text).map((sentence) => ({ file, sentence })));

/** Phrases of `words.tsv`: `…` is up to 60 letters of the same sentence. */
const BANNED = read('scripts/words.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t')[0] ?? '');
const IS_BANNED = new RegExp(`\\b(?:${BANNED.join('|').replaceAll(' … ', ' [^.,;:?!]{1,60} ')})\\b`, 'i');

describe('words that the public reads', () => {
  it('are found in every kind of file', () => {
    expect(BANNED.length).toBeGreaterThan(40);
    expect(english.length).toBeGreaterThan(10_000);
    for (const kind of [
      /texts\.ts$/,
      /refusal-texts\.hi\.ts$/,
      /\.md$/,
      /notices\.csv$/,
      /papers\.csv$/,
      /popup\.json$/,
    ])
      expect(english.some(({ file }) => kind.test(file))).toBe(true);
  });

  it.each([
    'The forms stand among the notices',
    'Merit is reckoned by',
    'Whoever has passed',
    'Who draws two of the same kind has to return one',
    'Admission is free of agents',
    'It changes by itself',
    'deposits that come back',
    'What became of those who finished',
  ])('“%s” is refused', (phrase) => expect(phrase).toMatch(IS_BANNED));

  it('have no phrase for which scripts/words.tsv has a better one', () =>
    expect(english.filter(({ text }) => IS_BANNED.test(text))).toEqual([]));

  it(`have at most ${MOST_WORDS} words in a sentence`, () =>
    expect(sentences.filter(({ sentence }) => wordsOf(sentence).length > MOST_WORDS)).toEqual([]));

  it('have fifteen words or fewer on average', () => {
    const counts = sentences.map(({ sentence }) => wordsOf(sentence).length).filter((count) => count > 3);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(15);
  });

  it('have one Hindi name for one thing', () =>
    expect(
      SAID.filter(({ file, language }) => language === 'hi' && !OF_TRADES.test(file)).flatMap(({ file, text }) =>
        strayWords(text).map((stray) => `${file}: ${stray}: ${text}`),
      ),
    ).toEqual([]));
});
