/**
 * `npm run hindi`: what of the site's texts is not in Hindi, was changed in English since, or is much longer in Hindi. Words
 * that editors write are listed by the site itself, under Site health.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { entriesOf } from './entries.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Folders with texts in both languages, each with that of its Hindi files. */
const FOLDERS = [
  ...['shared/src', 'shell/src', 'mfe-public/src', 'mfe-admissions/src', 'mfe-search/src', 'api/src'].map((folder) => ({
    folder,
    twin: (file) => file.replace(/\.ts$/u, '.hi.ts'),
    isText: (file) => /texts\.ts$/u.test(file),
  })),
  {
    folder: 'demo/site/pages',
    twin: (file) => file.replace(/\.md$/u, '.hi.md'),
    isText: (file) => /(?<!\.hi)\.md$/u.test(file),
  },
];

/** A label in Hindi may be this much longer than in English, and these letters: it stands in buttons, menus and columns. */
const LONGEST_LABEL = 30;
const longest = (english) => english * 1.5 + 6;

/** Letters as they stand side by side: marks stand above and below them. */
const widthOf = (text) => text.replace(/\p{Mn}/gu, '').length;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const found = { 'Not in Hindi': [], 'Changed in English since': [], 'Much longer in Hindi': [] };
let count = 0;
for (const { folder, twin, isText } of FOLDERS)
  for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!isText(file) || !exists(twin(file))) continue;
    count++;
    compare(file, twin(file));
  }

console.log(`${count} files in both languages.`);
for (const [title, lines] of Object.entries(found))
  console.log(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`);

function exists(file) {
  try {
    return Boolean(read(file));
  } catch {
    return false;
  }
}

function compare(file, hindiFile) {
  found['Changed in English since'].push(...changesSince(git('log', '-1', '--format=%H', '--', hindiFile), file));
  if (!file.endsWith('.ts')) return;
  const english = entriesOf(read(file));
  for (const [key, { text, line }] of entriesOf(read(hindiFile))) {
    const at = `${relative(ROOT, join(ROOT, hindiFile))}:${line} ${key}: ${text}`;
    if (!/\p{Script=Devanagari}/u.test(text) && /[a-z]{3}/u.test(text) && english.get(key)?.text === text)
      found['Not in Hindi'].push(at);
    const original = english.get(key)?.text;
    if (original && original.length <= LONGEST_LABEL && widthOf(text) > longest(original.length))
      found['Much longer in Hindi'].push(`${at} (${original})`);
  }
}

/** Lines with texts that the English file got after a commit. */
function changesSince(commit, file) {
  if (!commit) return [];
  const lines = git('diff', '-U0', commit, '--', file).split('\n');
  return lines
    .filter((line) => /^\+(?!\+\+)/u.test(line) && /\p{L}{3}/u.test(line))
    .map((line) => `${file}: ${line.slice(1).trim()}`);
}
