/**
 * `npm run hindi`: texts that are not in Hindi, changed in English since, or are much longer. Site health lists editors'
 * texts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = resolve(import.meta.dirname, '../..');

const FOLDERS = 'shared/src shell/src mfe-public/src mfe-admissions/src mfe-search/src api/src demo/site/pages'.split(
  ' ',
);
const IS_TEXT = /texts\.ts$|(?<!\.hi)\.md$/u;
const twin = (file) => file.replace(/\.(ts|md)$/u, '.hi.$1');

/** Labels stand in buttons, menus and columns. */
const MAX_LABEL = 30;
const longest = (english) => english * 1.5 + 6;

/** Without marks above and below letters. */
const widthOf = (text) => text.replace(/\p{Mn}/gu, '').length;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const found = { 'Not in Hindi': [], 'Changed in English since': [], 'Much longer in Hindi': [] };

function listTexts() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => IS_TEXT.test(file) && existsSync(join(ROOT, twin(file))));
  for (const file of files) compare(file, twin(file));
  console.log(`${files.length} files in both languages.`);
  for (const [title, lines] of Object.entries(found))
    console.log(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

function compare(file, hindiFile) {
  found['Changed in English since'].push(...changesSince(git('log', '-1', '--format=%H', '--', hindiFile), file));
  if (!file.endsWith('.ts')) return;
  const english = entriesOf(read(file));
  for (const [key, text] of entriesOf(read(hindiFile))) {
    const at = `${hindiFile} ${key}: ${text}`;
    const original = english.get(key);
    if (!/\p{Script=Devanagari}/u.test(text) && /[a-z]{3}/u.test(text) && original === text)
      found['Not in Hindi'].push(at);
    if (original && original.length <= MAX_LABEL && widthOf(text) > longest(original.length))
      found['Much longer in Hindi'].push(`${at} (${original})`);
  }
}

function changesSince(commit, file) {
  if (!commit) return [];
  const lines = git('diff', '-U0', commit, '--', file).split('\n');
  return lines
    .filter((line) => /^\+(?!\+\+)/u.test(line) && /\p{L}{3}/u.test(line))
    .map((line) => `${file}: ${line.slice(1).trim()}`);
}

/** By path, `courses.fields.level.label`, without what is filled in. @returns {Map<string, string>} */
export function entriesOf(source) {
  const entries = new Map();
  const visit = (node, path) => {
    if (typeof node !== 'object' || node === null || node.type === 'ImportDeclaration') return;
    // Of `… as const` and `… satisfies Texts`, the first part.
    if (node.type?.startsWith('Ts')) return visit(node.expression, path);
    const text = { StringLiteral: node.value, TemplateElement: node.cooked }[node.type]?.trim();
    if (/\p{L}/u.test(text ?? '')) entries.set(path, [entries.get(path), text].filter(Boolean).join(' '));
    const { key, id, ...inner } = node;
    const name = { KeyValueProperty: key?.value, VariableDeclarator: id?.value }[node.type];
    for (const each of Object.values(inner)) visit(each, [path, name].filter(Boolean).join('.'));
  };
  visit(parseSync(source, { syntax: 'typescript' }), '');
  return entries;
}

if (process.argv[1] === import.meta.filename) listTexts();
