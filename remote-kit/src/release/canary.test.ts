/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audienceOf, giveCanary } from './canary.mjs';
import { entryOf, readJournal, versionBefore, writeJournal } from './journal.mjs';
import { issued, publish } from './manifests.mjs';
import { openPlace } from './place.mjs';

test.each([
  ['staff', 'staff'],
  ['5', 5],
  ['99%', 99],
])('%s is %s', (text, audience) => expect(audienceOf(text)).toBe(audience));

test.each(['0', '100', '5.5', '-1', 'everybody', ''])('"%s" is nobody that a canary can be given to', (text) => {
  expect(() => audienceOf(text)).toThrow('staff, or 1 to 99 visitors in a hundred');
});

describe('at a place', () => {
  let to: string;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    to = mkdtempSync(join(tmpdir(), 'canary-'));
    const place = await openPlace(to);
    const first = issued({ name: 'mfe-a', version: 'a', requires: {} }, { number: 1, days: 1 });
    const second = issued({ name: 'mfe-a', version: 'b', requires: {} }, { number: 2, days: 1, audience: 5 });
    await writeJournal(
      place,
      [],
      [entryOf(first, 'released', 'unsigned', ''), entryOf(second, 'canary', 'unsigned', '')],
    );
    await publish(place, first);
    await publish(place, second);
  });
  afterEach(() => {
    rmSync(to, { recursive: true });
    jest.restoreAllMocks();
  });

  const give = (audience: string) =>
    giveCanary({ root: '', name: 'mfe-a', to, days: 1, tell: [], check: [], withdrawn: false, maps: '', audience });
  const manifest = (file: string) => JSON.parse(readFileSync(join(to, file), 'utf8'));

  test('it is given to more, under a number of its own; what all have stays', async () => {
    await give('25');
    expect(manifest('canary.json')).toMatchObject({ version: 'b', audience: 25, number: 3 });
    expect(manifest('remote.json')).toMatchObject({ version: 'a', number: 1 });
  });

  test('it becomes everybody’s, and nobody’s canary', async () => {
    await give('all');
    expect(manifest('remote.json')).toMatchObject({ version: 'b', number: 3 });
    expect(manifest('remote.json')).not.toHaveProperty('audience');
    expect(manifest('canary.json').audience).toBe(0);
    await expect(give('10')).rejects.toThrow('has no canary');
    expect(versionBefore(await readJournal(await openPlace(to)), 'b')).toBe('a');
  });

  test('it is withdrawn, and nobody goes back to it', async () => {
    await give('nobody');
    expect(manifest('canary.json')).toMatchObject({ audience: 0, number: 3 });
    const journal = await readJournal(await openPlace(to));
    expect(journal.at(-1)).toMatchObject({ what: 'withdrawn', version: 'b' });
    expect(versionBefore(journal, 'a')).toBeUndefined();
    await expect(give('all')).rejects.toThrow('has no canary');
  });
});
