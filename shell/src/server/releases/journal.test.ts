/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UseJournal } from './journal';

let folder: string;
let now = 0;
let out: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  now = Date.UTC(2026, 0, 1);
  out = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  new UseJournal({ file: join(folder, 'releases/in-use.json'), isOut: (key) => out.includes(key), now: () => now });

const release = (version: string, number?: number) => ({
  key: version,
  code: new Uint8Array(1),
  manifest: { name: 'mfe-a', version, number },
});

const told = (journal: UseJournal) => journal.of('mfe-a').map(({ version, end }) => [version, end]);

test('each release is taken down once, with its number and its time', () => {
  const journal = open();
  journal.note([release('1', 7)]);
  now += 1_000;
  journal.note([release('1', 7)]);
  journal.note([release('2')]);
  expect(journal.of('mfe-a')).toMatchObject([
    { version: '2', number: null, from: '2026-01-01T00:00:01.000Z', until: null, end: null },
    { version: '1', number: 7, from: '2026-01-01T00:00:00.000Z', until: '2026-01-01T00:00:01.000Z', end: 'replaced' },
  ]);
});

test('what a team withdrew, what was taken out and what nothing replaced is marked', () => {
  const journal = open();
  for (const version of ['1', '2', '1', '3']) journal.note([release(version)]);
  out.push('3');
  journal.note([release('1')]);
  journal.note([]);
  expect(told(journal)).toEqual([
    ['1', 'gone'],
    ['3', 'taken-out'],
    ['1', 'replaced'],
    ['2', 'withdrawn'],
    ['1', 'replaced'],
  ]);
});

test('a restart goes on with what was in use, and does not end it while places have not answered', () => {
  open().note([release('1')]);
  const restarted = open();
  restarted.note([]);
  restarted.note([release('1')]);
  expect(told(restarted)).toEqual([['1', null]]);
});

test('the newest are remembered', () => {
  const journal = open();
  for (let version = 0; version < 100; version++) journal.note([release(String(version))]);
  expect(
    open()
      .of('mfe-a')
      .map(({ version }) => version),
  ).toEqual(Array.from({ length: 30 }, (_, index) => String(99 - index)));
});

test('one that cannot be written holds until the server stops', () => {
  writeFileSync(join(folder, 'releases'), 'a file where the folder should be');
  const journal = open();
  expect(() => journal.note([release('1')])).toThrow();
  expect(told(journal)).toEqual([['1', null]]);
});
