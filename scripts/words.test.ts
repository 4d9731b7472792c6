/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

/** Where texts for visitors are written. */
const FOLDERS = ['mfe-public/src', 'mfe-admissions/src', 'mfe-search/src', 'shell/src', 'api/demo/pages'];

/** Files of texts: tables of them in code, and pages. Hindi has rules of its own. */
const IS_OF_TEXTS = /(^|[/-])texts\.ts$|\.md$/;

/** Words in a sentence from which on nobody follows. Source: docs/words.md. */
const MOST_WORDS = 32;

const guide = readFileSync(join(ROOT, 'docs/words.md'), 'utf8');

/** The first column of the guide's table of phrases. */
const BANNED = guide
  .slice(guide.indexOf('## Phrases'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => (line.split('|')[1] ?? '').trim());

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => IS_OF_TEXTS.test(file));

/** What of a file people read: a page as it is, of code what stands in quotes. */
function saidIn(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) {
    const body = source.split('\n---\n').slice(1).join('\n');
    return body.split('\n').filter((line) => line !== '' && !line.startsWith('|'));
  }
  return source
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? ''));
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!:;])\s+/);
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

test('the guide names phrases, and there are texts', () => {
  expect(BANNED.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s has no phrase that docs/words.md bans, and no sentence that nobody follows', (file) => {
  const said = saidIn(file);
  const phrases = said.filter((text) => BANNED.some((phrase) => text.toLowerCase().includes(phrase)));
  const long = said.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > MOST_WORDS);
  expect({ phrases, long }).toEqual({ phrases: [], long: [] });
});

test('sentences have fifteen words or fewer on average', () => {
  const counts = files
    .flatMap(saidIn)
    .flatMap(sentencesOf)
    .map((sentence) => wordsOf(sentence).length)
    .filter((count) => count > 3);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(15);
});
