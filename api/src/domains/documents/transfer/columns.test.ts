/** @jest-environment node */
import { TABLE_KINDS } from '@university/shared/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeTables } from './tables';

const DEMO = path.resolve(import.meta.dirname, '../../../../../demo/site');
const page = describeTables(TABLE_KINDS.filter((kind) => kind !== 'page'));

const linesOf = (table: string) =>
  new Map(
    [...(page.split(`## ${table}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([\w.]+)` .*$/gm)].map(
      ([line, name]) => [name, line],
    ),
  );

test.each([
  ['program.csv', 'level', '| `level` | Level | no | one of: DIPLOMA, UG, PG |'],
  ['campus.csv', 'zone', '| `zone` | Zone | no | code of a zone |'],
  [
    'department.csv',
    'head',
    '| `head` | Head. A person who has left is not the head any more; the page then says that the post is vacant. | yes | email of a person |',
  ],
  ['program.campuses.csv', 'seats', '| `seats` | Seats by category | yes | one a line: category = seats |'],
  ['person.csv', 'joinedOn', '| `joinedOn` | Joined on | yes | a day, `2026-07-23` |'],
])('%s, %s says what it takes', (table, column, line) => expect(linesOf(table).get(column)).toBe(line));

const files = readdirSync(DEMO).filter((file) => file.endsWith('.csv') && file !== 'translations.csv');

test.each(files)('every column of %s in the demonstration is described, or holds pictures or Hindi', (file) => {
  const [head = ''] = readFileSync(path.join(DEMO, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const names = head
    .trim()
    .split(',')
    .filter((name) => !name.endsWith('.hi'));
  const unknown = names.filter((name) => !linesOf(file).has(name));
  expect(unknown.filter((name) => !/photo|picture|gallery/i.test(name))).toEqual([]);
});
