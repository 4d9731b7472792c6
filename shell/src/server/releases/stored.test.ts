/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFloor, ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { LastGood, Quarantine, ReleaseNumbers, UseJournal } from './stored';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the journal', () => {
  let now = 0;
  let out: string[] = [];
  beforeEach(() => {
    now = Date.UTC(2026, 0, 1);
    out = [];
  });
  const open = () =>
    new UseJournal(
      join(folder, 'releases/in-use.json'),
      (key) => out.includes(key),
      () => now,
    );

  const release = (version: string, number?: number) => ({
    key: version,
    code: new Uint8Array(1),
    manifest: { name: 'mfe-a', version, number },
  });

  const told = (journal: UseJournal) => journal.of('mfe-a').map(({ version, end }) => [version, end]);

  it('each release is taken down once, with its number and its time', () => {
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

  it('what a team withdrew, what was taken out and what nothing replaced is marked', () => {
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

  it('a restart goes on with what was in use, and does not end it while places have not answered', () => {
    open().note([release('1')]);
    const restarted = open();
    restarted.note([]);
    restarted.note([release('1')]);
    expect(told(restarted)).toEqual([['1', null]]);
  });

  it('the newest are remembered', () => {
    const journal = open();
    for (let version = 0; version < 100; version++) journal.note([release(String(version))]);
    expect(
      open()
        .of('mfe-a')
        .map(({ version }) => version),
    ).toEqual(Array.from({ length: 30 }, (_, index) => String(99 - index)));
  });

  it('one that cannot be written holds until the server stops', () => {
    writeFileSync(join(folder, 'releases'), 'a file where the folder should be');
    const journal = open();
    expect(() => journal.note([release('1')])).toThrow();
    expect(told(journal)).toEqual([['1', null]]);
  });
});

describe('the last good releases', () => {
  let lastGood: LastGood;
  beforeEach(() => (lastGood = new LastGood(folder)));

  function store(name: string, version: string, file: string, code: string) {
    const manifest = { version, server: { file } } as RemoteManifest;
    return lastGood.store(name, manifest, { manifestText: JSON.stringify(manifest), codes: [Buffer.from(code)] });
  }

  const codes = async (name: string, from = lastGood) =>
    (await from.read(name)).flatMap(({ codes }) => codes.map(String));

  it('gives back the last releases that were stored of each remote, the newest first', async () => {
    await store('mfe-a', '1', 'main.1.cjs', 'one');
    await store('mfe-a', '2', 'main.2.cjs', 'two');
    await store('mfe-b', '1', 'main.1.cjs', 'other');
    expect(await codes('mfe-a', new LastGood(folder))).toEqual(['two', 'one']);
    expect(await codes('mfe-b')).toEqual(['other']);
  });

  it('a release that is stored again is the newest, once', async () => {
    for (const version of ['1', '2', '1']) await store('mfe-a', version, `main.${version}.cjs`, version);
    expect(await codes('mfe-a')).toEqual(['1', '2']);
  });

  it('three are enough; bundles of others go', async () => {
    for (const version of ['1', '2', '3', '4']) await store('mfe-a', version, `main.${version}.cjs`, version);
    expect(await codes('mfe-a')).toEqual(['4', '3', '2']);
    expect((await readdir(join(folder, 'mfe-a'))).filter((file) => file.endsWith('.cjs')).sort()).toEqual([
      'main.2.cjs',
      'main.3.cjs',
      'main.4.cjs',
    ]);
  });

  it('what is dropped is not gone back to, and takes no room', async () => {
    for (const version of ['1', '2', '3']) await store('mfe-a', version, `main.${version}.cjs`, version);
    await lastGood.drop('mfe-a', '3');
    await store('mfe-a', '4', 'main.4.cjs', '4');
    expect(await codes('mfe-a')).toEqual(['4', '2', '1']);
    await lastGood.drop('mfe-b', '1').catch(() => {});
    expect(await codes('mfe-b')).toEqual([]);
  });

  it('gives nothing where nothing is stored, and leaves out what is damaged', async () => {
    expect(await codes('mfe-a')).toEqual([]);
    await store('mfe-a', '1', 'main.1.cjs', 'one');
    await store('mfe-a', '2', 'main.2.cjs', 'two');
    await writeFile(join(folder, 'mfe-a/remote.json'), '{');
    expect(await codes('mfe-a')).toEqual(['one']);
    await rm(join(folder, 'mfe-a/main.1.cjs'));
    expect(await codes('mfe-a')).toEqual([]);
  });

  it('a release in two languages is stored and given back with the bundles of both', async () => {
    const manifest = {
      version: '1',
      server: { file: 'main.cjs' },
      languages: { hi: { server: { file: 'main.hi.cjs' } } },
    } as unknown as RemoteManifest;
    const bundles = [Buffer.from('English'), Buffer.from('हिंदी')];
    await lastGood.store('mfe-a', manifest, { manifestText: JSON.stringify(manifest), codes: bundles });
    expect(await codes('mfe-a')).toEqual(['English', 'हिंदी']);
  });
});

describe('numbers of releases', () => {
  const one = generateKeyPairSync('ed25519').publicKey;
  const other = generateKeyPairSync('ed25519').publicKey;
  const LATER = new Date(Date.now() + 3_600_000).toISOString();
  const EARLIER = new Date(Date.now() - 3_600_000).toISOString();
  let numbers: ReleaseNumbers;
  beforeEach(() => (numbers = new ReleaseNumbers(folder)));

  const release = (number: number | undefined, { digest = `d${number}`, signer = one, expires = LATER } = {}) => ({
    manifest: { number, expires } as RemoteManifest,
    signer,
    digest,
  });

  async function take(given: ReturnType<typeof release>, keys = [one]) {
    await numbers.check({ name: 'mfe-a', keys }, given);
    await numbers.note('mfe-a', given.signer, given.manifest.number as number, given.digest);
  }

  it('numbers rise; the same release may come again', async () => {
    await take(release(1));
    await take(release(1));
    await take(release(5));
    await expect(take(release(4))).rejects.toThrow(
      'its number is 4, and 5 was taken before: an earlier release cannot come',
    );
    await expect(take(release(1))).rejects.toThrow(ReleaseRefused);
    await expect(take(release(5, { digest: 'other' }))).rejects.toThrow('its number is 5, and another release has it');
  });

  it('they are known after a restart, also of other remotes', async () => {
    await take(release(5));
    numbers = new ReleaseNumbers(folder);
    await expect(take(release(4))).rejects.toThrow('5 was taken before');
    await take(release(5));
    expect(() => numbers.check({ name: 'mfe-b', keys: [one] }, release(1))).not.toThrow();
  });

  it('with an empty or damaged disk they begin anew: then the floor of the registry says', async () => {
    await take(release(5));
    writeFileSync(join(folder, 'mfe-a/numbers.json'), '{');
    numbers = new ReleaseNumbers(folder);
    await take(release(2));
    expect(() => checkFloor(3, { number: 2 })).toThrow('it has the number 2, and the registry asks for 3 or more');
    expect(() => checkFloor(3, {})).toThrow('it has no number');
    expect(() => checkFloor(3, { number: 3 })).not.toThrow();
    expect(() => checkFloor(0, {})).not.toThrow();
  });

  it('what cannot be stored counts until the restart', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file, where the folder should be');
    await expect(take(release(5))).rejects.toThrow();
    await expect(take(release(4))).rejects.toThrow('5 was taken before');
    rmSync(folder);
    mkdirSync(folder);
  });

  it('while two keys are in the registry, neither brings back an earlier release', async () => {
    await take(release(7), [one, other]);
    await take(release(8, { signer: other }), [one, other]);
    await expect(take(release(7), [one, other])).rejects.toThrow('8 was taken before');
  });

  it('numbers that a stolen key pushed far ahead are gone with the key', async () => {
    await take(release(7), [one]);
    await take(release(1_000_000_000, { signer: other }), [one, other]);
    await expect(take(release(8), [one, other])).rejects.toThrow('1000000000 was taken before');
    await take(release(8), [one]);
  });

  it.each([
    ['without a number', release(undefined), 'it is signed and has no number'],
    [
      'that does not say when it expires',
      { ...release(1), manifest: { number: 1 } as RemoteManifest },
      'does not say when',
    ],
    ['that expired', release(1, { expires: EARLIER }), `it expired on ${EARLIER}; release it anew`],
  ])('a signed release %s is refused', (_what, given, sentence) => expect(take(given)).rejects.toThrow(sentence));

  it('what nobody signs needs neither; when it says that it expired, it is refused', async () => {
    const unsigned = (manifest: object) => ({ manifest: manifest as RemoteManifest, signer: null, digest: 'd' });
    const entry = { name: 'mfe-a', keys: [] };
    expect(() => numbers.check(entry, unsigned({}))).not.toThrow();
    expect(() => numbers.check(entry, unsigned({ expires: EARLIER }))).toThrow('it expired');
  });
});

describe('the quarantine', () => {
  let file: string;
  beforeEach(() => (file = join(folder, 'releases/quarantine.json')));
  const release = (key: string) => ({ key, remote: 'mfe-a', version: key, reason: 'hung' });
  const MINUTE = 60_000;

  it('one that was lifted is none any more, also after a restart', () => {
    const quarantine = new Quarantine(file);
    quarantine.add(release('1'));
    quarantine.add(release('2'));
    expect(quarantine.lift('1')).toMatchObject({ version: '1' });
    expect(quarantine.lift('1')).toBeUndefined();
    expect(['1', '2'].map((key) => new Quarantine(file).has(key))).toEqual([false, true]);
  });

  it('each is tried again, after a longer pause each time, a day at most; also after a restart', () => {
    let now = 0;
    const begin = () => new Quarantine(file, () => now);
    const pauses = Array.from({ length: 10 }, (_, index) => {
      expect(begin().add(release('1'))).toBe(index + 1);
      const after = Date.parse(begin().of('mfe-a')[0]?.until ?? '') - now;
      now += after - 1;
      expect(begin().has('1')).toBe(true);
      now += 1;
      expect([begin().has('1'), begin().of('mfe-a')]).toEqual([false, []]);
      return after / MINUTE;
    });
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]);
  });

  it.each([{}, { until: null }])('one that an earlier version of the site took out is tried again: %p', (more) => {
    const at = '2026-11-22T00:00:00.000Z';
    let now = Date.parse(at);
    new Quarantine(file, () => now).add(release('2'));
    writeFileSync(file, JSON.stringify([{ ...release('1'), at, ...more }]));
    const quarantine = new Quarantine(file, () => now);
    expect(quarantine.has('1')).toBe(true);
    now += 10 * MINUTE;
    expect(quarantine.has('1')).toBe(false);
  });

  it('one that cannot be written holds until the server stops', () => {
    writeFileSync(join(folder, 'releases'), 'a file where the folder should be');
    const quarantine = new Quarantine(file);
    expect(() => quarantine.add(release('1'))).toThrow();
    expect(quarantine.has('1')).toBe(true);
  });

  it('a file that says something else is as none', () => {
    new Quarantine(file).add(release('1'));
    writeFileSync(file, '[{"key":1}]');
    expect(new Quarantine(file).has('1')).toBe(false);
  });
});
