/** @jest-environment node */
import { entryOf, nextNumber, readJournal, versionBefore, withdrawnVersions, writeJournal } from './journal.mjs';

/** A place in memory. */
function newPlace(files: Record<string, string> = {}) {
  return {
    files,
    read: async (name: string) => (files[name] === undefined ? null : Buffer.from(files[name])),
    write: async (name: string, bytes: Buffer) => void Object.assign(files, { [name]: bytes.toString() }),
    list: async (folder: string) =>
      Object.keys(files).flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : [])),
  };
}

const released = (number: number, version: string, what = 'released') =>
  entryOf({ number, version }, what, 'unsigned', undefined);

test('what was written is read again, line by line, and what follows stands behind it', async () => {
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

test('a place from before there were journals has what was released there, by date', async () => {
  const manifest = (version: string, day: number) => JSON.stringify({ version, released: `2026-01-0${day}T00:00:00Z` });
  const place = newPlace({
    'releases/b.json': manifest('b', 2),
    'releases/a.json': manifest('a', 1),
    'remote.json': manifest('b', 2),
  });
  expect((await readJournal(place)).map(({ number, version }) => [number, version])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
});

test('the next number is above all that were given, whatever is lost', () => {
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

  test('never to the version that is in use, though it was released twice', () => {
    expect(versionBefore([released(1, 'a'), released(2, 'b'), released(3, 'b')], 'b')).toBe('a');
  });
});
