/**
 * `npm run hindi`: what of the site's texts is not in Hindi, was changed in English since, or is much longer in Hindi. Words
 * that editors write are listed by the site itself, under Site health.
 * `npm run hindi -- pages [part of a name]`: how the demonstration's pages differ from their English ones.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differences, letters, shareOfDevanagari, strayWords } from './rules.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Texts in both languages; `twin` is the Hindi file. */
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

/** Marks stand above and below letters. */
const widthOf = (text) => text.replace(/\p{Mn}/gu, '').length;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const found = { 'Not in Hindi': [], 'Changed in English since': [], 'Much longer in Hindi': [] };

function listTexts() {
  let count = 0;
  for (const { folder, twin, isText } of FOLDERS)
    for (const file of filesBelow(folder).filter((each) => isText(each) && existsSync(join(ROOT, twin(each))))) {
      count++;
      compare(file, twin(file));
    }
  console.log(`${count} files in both languages.`);
  for (const [title, lines] of Object.entries(found))
    console.log(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

function listPages(part = '') {
  const { folder, twin, isText } = FOLDERS.at(-1);
  for (const file of filesBelow(folder).filter((each) => isText(each) && each.includes(part))) {
    if (!existsSync(join(ROOT, twin(file)))) {
      console.log(`${file}\n  not translated`);
      continue;
    }
    const hindi = read(twin(file));
    const lines = [...differences(read(file), hindi), ...strayWords(letters(hindi))];
    const share = shareOfDevanagari(hindi);
    if (share < 0.8) lines.push(`only ${Math.round(share * 100)} % of the letters are Devanagari`);
    console.log([file, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

function compare(file, hindiFile) {
  found['Changed in English since'].push(...changesSince(git('log', '-1', '--format=%H', '--', hindiFile), file));
  if (!file.endsWith('.ts')) return;
  const english = entriesOf(read(file));
  for (const [key, { text, line }] of entriesOf(read(hindiFile))) {
    const at = `${hindiFile}:${line} ${key}: ${text}`;
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

/**
 * The texts of a module by their path in it, `courses.fields.level.label`, read from its formatted lines.
 * @returns {Map<string, { text: string, line: number }>}
 */
export function entriesOf(source) {
  const entries = new Map();
  const path = [];
  for (const [index, line] of source.split('\n').entries()) {
    const depth = (line.length - line.trimStart().length) / 2;
    const [, quoted, plain] =
      /^\s*(?:(?:export )?const )?(?:'([^']+)'|([\w$]+))(?:: [\w<>.]+)?\s*(?::|=)/u.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key) path.splice(depth, path.length, ...Array(Math.max(0, depth - path.length)).fill(''), key);
    const rest = key ? line.slice(line.indexOf(key) + key.length + (quoted ? 1 : 0)) : line;
    const texts = /^\s*(?:import|export type|\/\/|\*|\/\*)/u.test(line) ? [] : literalsOf(rest);
    if (texts.length === 0) continue;
    const at = path
      .slice(0, key ? depth + 1 : depth)
      .filter(Boolean)
      .join('.');
    const known = entries.get(at);
    entries.set(at, { text: [known?.text, ...texts].filter(Boolean).join(' '), line: known?.line ?? index + 1 });
  }
  return entries;
}

/** What stands in quotation marks, without what is filled in. */
function literalsOf(code) {
  const texts = [];
  for (let at = 0; at < code.length; at++) {
    if (code[at] !== "'" && code[at] !== '`') continue;
    const from = at + 1;
    const quote = code[at];
    for (at = from; at < code.length && code[at] !== quote; at++) if (code[at] === '\\') at++;
    texts.push(withoutGaps(code.slice(from, at)).trim());
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** A template without `${…}`. */
const withoutGaps = (template) =>
  template
    .split('${')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}') + 1)))
    .join('');

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'pages') listPages(process.argv[3]);
  else listTexts();
}
