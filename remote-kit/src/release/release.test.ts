/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audienceOf, giveCanary } from './commands.mjs';
import {
  entryOf,
  issued,
  nextNumber,
  openPlace,
  publish,
  readJournal,
  versionBefore,
  withdrawnVersions,
  writeJournal,
} from './place.mjs';

describe('a canary', () => {
  it.each([
    ['staff', 'staff'],
    ['5', 5],
    ['99%', 99],
  ])('%s is %s', (text, audience) => expect(audienceOf(text)).toBe(audience));

  it.each(['0', '100', '5.5', '-1', 'everybody', ''])('"%s" is nobody that a canary can be given to', (text) =>
    expect(() => audienceOf(text)).toThrow('staff, or 1 to 99 visitors in a hundred'),
  );

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
});

describe('the journal', () => {
  function newPlace(files: Record<string, string> = {}) {
    return {
      files,
      read: async (name: string) => (files[name] === undefined ? null : Buffer.from(files[name])),
      write: async (name: string, bytes: Buffer) => void Object.assign(files, { [name]: bytes.toString() }),
    };
  }

  const released = (number: number, version: string, what = 'released') =>
    entryOf({ number, version }, what, 'unsigned', undefined);

  it('what was written is read again, line by line, and what follows stands behind it', async () => {
    const place = newPlace();
    expect(await readJournal(place)).toEqual([]);
    const first = entryOf({ number: 1, version: 'a' }, 'released', 'fingerprint', 'the first one');
    await writeJournal(place, [], [first]);
    await writeJournal(place, await readJournal(place), [released(2, 'b')]);
    expect(place.files['journal.jsonl']?.trimEnd().split('\n')).toHaveLength(2);
    expect(await readJournal(place)).toEqual([
      first,
      expect.objectContaining({ number: 2, version: 'b', by: 'unsigned' }),
    ]);
    expect(first).toMatchObject({ what: 'released', by: 'fingerprint', note: 'the first one', at: expect.any(String) });
  });

  it('the next number is above all that were given, whatever is lost', () => {
    expect(nextNumber([], null)).toBe(1);
    expect(nextNumber([released(1, 'a'), released(7, 'b'), released(2, 'a', 'rolled back')], null)).toBe(8);
    expect(nextNumber([released(1, 'a')], { number: 9 })).toBe(10);
  });

  describe('rolling back goes', () => {
    const journal = [released(1, 'a'), released(2, 'b'), released(3, 'c')];

    test('to the version that was in use before', () => {
      expect(versionBefore(journal, 'c')).toBe('b');
      expect(versionBefore(journal, 'b')).toBe('a');
      expect(versionBefore(journal, 'a')).toBeUndefined();
      expect(versionBefore([], 'a')).toBeUndefined();
    });

    test('on, past what was withdrawn', () => {
      const back = [...journal, released(3, 'c', 'withdrawn'), released(4, 'b', 'rolled back')];
      expect([...withdrawnVersions(back)]).toEqual(['c']);
      expect(versionBefore(back, 'b')).toBe('a');
      const further = [...back, released(5, 'd')];
      expect(versionBefore(further, 'd')).toBe('b');
    });

    test('also to what was withdrawn and then published again', () => {
      const again = [...journal, released(3, 'c', 'withdrawn'), released(4, 'b', 'rolled back'), released(5, 'c')];
      expect(withdrawnVersions(again).size).toBe(0);
      expect(versionBefore([...again, released(6, 'd')], 'd')).toBe('c');
    });

    test('never to the version that is in use, though it was released twice', () =>
      expect(versionBefore([released(1, 'a'), released(2, 'b'), released(3, 'b')], 'b')).toBe('a'));
  });
});

test.each(['release', 'dev', 'nothing'])('remote %s --help says what there is, and does nothing', (command) => {
  const file = join(__dirname, '../../bin/remote.mjs');
  const { status, stdout } = spawnSync(process.execPath, [file, command, '--help'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('remote rollback [version]') });
});
