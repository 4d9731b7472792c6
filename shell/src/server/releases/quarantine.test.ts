/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const release = (key: string) => ({ key, remote: 'mfe-a', version: key, at: '2026-11-22T00:00:00Z', reason: 'hung' });

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
