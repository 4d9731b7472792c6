/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Quarantine } from './quarantine';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarantine-'));
  file = join(folder, 'releases/quarantine.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (key: string) => ({ key, remote: 'mfe-a', version: key, reason: 'hung' });

const MINUTE = 60_000;

test('what is out of use stays so after a restart', () => {
  new Quarantine(file).add(release('1'));
  const restarted = new Quarantine(file);
  restarted.add(release('2'));
  expect(['1', '2', '3'].map((key) => new Quarantine(file).has(key))).toEqual([true, true, false]);
  expect(restarted.of('mfe-a').map(({ version }) => version)).toEqual(['1', '2']);
  expect(restarted.of('mfe-b')).toEqual([]);
});

test('one that was lifted is none any more, also after a restart', () => {
  const quarantine = new Quarantine(file);
  quarantine.add(release('1'));
  quarantine.add(release('2'));
  expect(quarantine.lift('1')).toMatchObject({ version: '1' });
  expect(quarantine.lift('1')).toBeUndefined();
  expect(['1', '2'].map((key) => new Quarantine(file).has(key))).toEqual([false, true]);
});

test('each is tried again, after a longer pause each time, a day at most; also after a restart', () => {
  let now = 0;
  const begin = () => new Quarantine(file, () => now);
  const pauses = Array.from({ length: 10 }, (_, index) => {
    expect(begin().add(release('1'))).toBe(index + 1);
    const after = begin().next() ?? 0;
    now += after - 1;
    expect(begin().has('1')).toBe(true);
    now += 1;
    expect([begin().has('1'), begin().of('mfe-a'), begin().next()]).toEqual([false, [], undefined]);
    return after / MINUTE;
  });
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]);
});

test('one for good is not tried again, and what an earlier version of the site wrote is', () => {
  const at = '2026-11-22T00:00:00.000Z';
  let now = Date.parse(at);
  new Quarantine(file, () => now).add(release('1'), true);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify([...known, { ...release('2'), at }]));
  const quarantine = new Quarantine(file, () => now);
  expect(['1', '2'].map((key) => quarantine.has(key))).toEqual([true, true]);
  now += 10 * MINUTE;
  expect(['1', '2'].map((key) => quarantine.has(key))).toEqual([true, false]);
});

test('one that cannot be written holds until the server stops', () => {
  writeFileSync(join(folder, 'releases'), 'a file where the folder should be');
  const quarantine = new Quarantine(file);
  expect(() => quarantine.add(release('1'))).toThrow();
  expect(quarantine.has('1')).toBe(true);
});

test('a file that says something else is as none', () => {
  new Quarantine(file).add(release('1'));
  writeFileSync(file, '[{"key":1}]');
  expect(new Quarantine(file).has('1')).toBe(false);
});
