/** @jest-environment node */
import { createHash, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Audience, signedPart } from '@university/shared/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryEntry } from './registry';
import type { Release } from './release';
import { registryEntry } from '../../testing/registry-entry';
import { Releases } from './releases';

let folder: string;
let releases: Releases;
const complaints: string[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: ({ remote }: { remote: string }, text: string) => complaints.push(`${remote}: ${text}`),
} as unknown as FastifyBaseLogger;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  complaints.length = 0;
  releases = begin();
});

const begin = () =>
  new Releases({
    provides: { react: '19.3.1' },
    names: {},
    folder: join(folder, 'data'),
    artefact: join(folder, 'artefact'),
    log,
    inspect: async () => ({ problem: null, addresses: [] }),
  });

afterEach(() => {
  releases.stop();
  rmSync(folder, { recursive: true });
});
const entry = (name: string, paths: string[], more: Partial<RegistryEntry> = {}): RegistryEntry =>
  registryEntry({ name, place: { kind: 'folder', folder: join(folder, name) }, paths, ...more });
let count = 0;

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const EXPIRES = '2100-01-01T00:00:00Z';

function sign(name: string): void {
  const file = join(folder, name, 'remote.json');
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), number: ++count, expires: EXPIRES };
  const signature = signBytes(null, signedPart(manifest), privateKey).toString('base64');
  writeFileSync(file, JSON.stringify({ ...manifest, signature }));
}

const publish = (name: string, ...paths: string[]) => publishAs(name, 'remote.json', {}, paths);

const publishCanary = (name: string, audience: Audience, ...paths: string[]) =>
  publishAs(name, 'canary.json', { audience }, paths);

function publishAs(at: string, manifestFile: string, more: object, paths: string[]): void {
  const [place, name] = [join(folder, at), basename(at)];
  const ids = paths.map((_, index) => `${name}:${index}`);
  const bundle = `exports.default = { routes: ${JSON.stringify(ids)}.map((id) => ({ id, load: async () => ({}) })), slots: [] };`;
  const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
  const file = { file: `server.${++count}.cjs`, integrity };
  const routes = paths.map((path, index) => ({ id: ids[index], path, title: 't', description: 'd', files: [] }));
  mkdirSync(join(place, 'server'), { recursive: true });
  writeFileSync(join(place, 'server', file.file), bundle);
  const manifest = {
    contract: 1,
    name,
    version: String(++count),
    requires: {},
    entry: file,
    server: file,
    exposed: [],
  };
  writeFileSync(join(place, manifestFile), JSON.stringify({ ...manifest, ...more, integrity: {}, routes, slots: [] }));
}

const served = (canaries: string[] = []) =>
  releases.served(canaries).inUse.map(({ manifest: { name, routes } }) => `${name} ${routes.map(({ path }) => path)}`);

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('remotes that are granted the same path', () => {
  const both = () => [entry('mfe-first', ['/*']), entry('mfe-second', ['/*'])];

  test.each([['/shared'], ['/:any']])('the first in the registry keeps it, also from %s', async (path) => {
    publish('mfe-first', '/', '/shared');
    publish('mfe-second', '/second', path);
    await releases.follow(both());
    expect(served()).toEqual(['mfe-first /,/shared']);
    expect(complaints.at(-1)).toMatch(/mfe-second: release refused: .* belongs to mfe-first/);
  });

  test('and what nobody else claims is the first one’s alone', async () => {
    publish('mfe-first', '/shared');
    publish('mfe-second', '/second', '/*');
    await releases.follow(both());
    expect(served()).toEqual(['mfe-first /shared', 'mfe-second /second,/*']);
    publish('mfe-first', '/shared', '/*');
    await until(() => served().length === 1);
    expect(served()).toEqual(['mfe-first /shared,/*']);
  });

  test('also where the second one came while the first was away: it gives way', async () => {
    publish('mfe-second', '/shared');
    await releases.follow(both());
    expect(served()).toEqual(['mfe-second /shared']);
    publish('mfe-first', '/:any');
    await until(() => served()[0] === 'mfe-first /:any');
    expect(served()).toEqual(['mfe-first /:any']);
    expect(releases.status()[1]).toMatchObject({
      version: null,
      problem: expect.stringContaining('belongs to mfe-first'),
    });
  });

  test('the second one has it once the first one gave it up', async () => {
    publish('mfe-first', '/shared');
    publish('mfe-second', '/shared');
    await releases.follow(both());
    publish('mfe-first', '/other');
    await until(() => served().length === 2);
    expect(served()).toEqual(['mfe-first /other', 'mfe-second /shared']);
  });
});

describe('another registry', () => {
  test('brings remotes and takes them away; the others go on', async () => {
    publish('mfe-a', '/a');
    publish('mfe-b', '/b');
    await releases.follow([entry('mfe-a', ['/a'])]);
    const [a] = releases.served().inUse;
    await releases.follow([entry('mfe-a', ['/a']), entry('mfe-b', ['/b'])]);
    expect(served()).toEqual(['mfe-a /a', 'mfe-b /b']);
    expect(releases.served().inUse[0]).toBe(a);
    expect(releases.names()).toEqual(['mfe-a', 'mfe-b']);
    await releases.follow([entry('mfe-b', ['/b'])]);
    expect(served()).toEqual(['mfe-b /b']);
    expect(releases.folderOf('mfe-a')).toBeUndefined();
    expect(releases.folderOf('mfe-b')).toBe(join(folder, 'mfe-b'));
  });

  test('turns a feature flag on and off while the site runs', async () => {
    publish('mfe-a', '/a');
    await releases.follow([entry('mfe-a', ['/a'])]);
    const before = releases.served();
    await releases.follow([{ ...entry('mfe-a', ['/a']), flags: ['mfe-a:rooms'], stamp: 'with a flag' }]);
    expect(releases.served().surroundings.flags).toEqual(['mfe-a:rooms']);
    expect(releases.served().inUse).toEqual(before.inUse);
    await releases.follow([entry('mfe-a', ['/a'])]);
    expect(releases.served().surroundings.flags).toEqual([]);
  });

  test('takes back what it granted', async () => {
    publish('mfe-a', '/a');
    await releases.follow([entry('mfe-a', ['/a'])]);
    await releases.follow([entry('mfe-a', ['/b'])]);
    expect(served()).toEqual([]);
    expect(releases.served().surroundings.absent).toEqual(['/b']);
  });

  test('without a key ends the release which that key signed', async () => {
    publish('mfe-a', '/a');
    sign('mfe-a');
    await releases.follow([entry('mfe-a', ['/a'], { keys: [publicKey] })]);
    expect(served()).toEqual(['mfe-a /a']);
    const keys = [generateKeyPairSync('ed25519').publicKey];
    await releases.follow([entry('mfe-a', ['/a'], { keys, stamp: 'another key' })]);
    expect(served()).toEqual([]);
    expect(releases.status()[0]?.problem).toMatch(/not signed with a key of the registry/);
  });

  test('with a higher floor ends the release that is below it', async () => {
    publish('mfe-a', '/a');
    sign('mfe-a');
    await releases.follow([entry('mfe-a', ['/a'], { keys: [publicKey] })]);
    await releases.follow([entry('mfe-a', ['/a'], { keys: [publicKey], floor: count + 1, stamp: 'a floor' })]);
    expect(served()).toEqual([]);
    sign('mfe-a');
    await until(() => served()[0] === 'mfe-a /a');
  });

  test('moves a remote without a moment in which it is away', async () => {
    publish('mfe-a', '/a');
    publish('mfe-moved', '/a', '/a/new');
    await releases.follow([entry('mfe-a', ['/a/*'])]);
    rmSync(join(folder, 'mfe-moved'), { recursive: true });
    const moved = entry('mfe-a', ['/a/*'], { place: { kind: 'folder', folder: join(folder, 'mfe-moved') } });
    const following = releases.follow([moved]);
    expect(served()).toEqual(['mfe-a /a']);
    await following;
    // Nothing is at the new place: the last good release.
    expect(served()).toEqual(['mfe-a /a']);
  });
});

test('what is granted to a remote without a release is absent; the site is not ready without one that is required', async () => {
  publish('mfe-a', '/a');
  await releases.follow([entry('mfe-a', ['/a']), entry('mfe-b', ['/b/*', '/c'], { required: true })]);
  expect(releases.served().surroundings.absent).toEqual(['/b/*', '/c']);
  expect(releases.missingReleases()).toBe('no release in use: mfe-b');
  publish('mfe-b', '/b');
  await until(() => releases.served().inUse.length === 2);
  expect(releases.served().surroundings.absent).toEqual([]);
  expect(releases.missingReleases()).toBeNull();
});

describe('a canary', () => {
  const registry = () => [entry('mfe-a', ['/a/*', '/b/*']), entry('mfe-b', ['/b/*'])];

  test('is nobody’s when its manifest says so, or is gone', async () => {
    publish('mfe-a', '/a');
    publishCanary('mfe-a', 'staff', '/a/new');
    await releases.follow([entry('mfe-a', ['/a/*'])]);
    expect(served(['mfe-a'])).toEqual(['mfe-a /a/new']);
    publishCanary('mfe-a', 0, '/a/new');
    await until(() => releases.canaries().length === 0);
    expect(served(['mfe-a'])).toEqual(['mfe-a /a']);
    publishCanary('mfe-a', 5, '/a/newer');
    await until(() => releases.canaries().length === 1);
    rmSync(join(folder, 'mfe-a/canary.json'));
    await until(() => releases.canaries().length === 0);
    expect(complaints).toEqual([]);
  });

  test('takes nothing from another remote, also not from one that stands after it', async () => {
    publish('mfe-a', '/a');
    publish('mfe-b', '/b');
    publishCanary('mfe-a', 50, '/b');
    await releases.follow(registry());
    expect(releases.canaries()).toEqual([]);
    expect(releases.status()[0]?.canary?.problem).toContain('/b');
    expect(served(['mfe-a'])).toEqual(['mfe-a /a', 'mfe-b /b']);
  });

  test('of two that claim the same the first in the registry has it', async () => {
    publish('mfe-a', '/a');
    publish('mfe-b', '/b/old');
    publishCanary('mfe-a', 50, '/b/new');
    publishCanary('mfe-b', 50, '/b/new');
    await releases.follow(registry());
    expect(served(['mfe-b'])).toEqual(['mfe-a /a', 'mfe-b /b/new']);
    expect(served(['mfe-a', 'mfe-b'])).toEqual(['mfe-a /b/new', 'mfe-b /b/old']);
  });

  test('can be a remote’s only release', async () => {
    publishCanary('mfe-a', 50, '/a');
    await releases.follow([entry('mfe-a', ['/a'])]);
    expect(releases.served()).toMatchObject({ inUse: [], surroundings: { absent: ['/a'] } });
    expect(served(['mfe-a'])).toEqual(['mfe-a /a']);
    expect(releases.served(['mfe-a']).surroundings.absent).toEqual([]);
  });

  test('does not stand where releases for all do, nor the other way round', async () => {
    publishAs('mfe-a', 'remote.json', { audience: 10 }, ['/a']);
    publishAs('mfe-a', 'canary.json', {}, ['/a']);
    await releases.follow([entry('mfe-a', ['/a'])]);
    expect(served(['mfe-a'])).toEqual([]);
    expect(complaints).toHaveLength(2);
  });
});

describe('a release that came with the site', () => {
  const packaged = () => entry('mfe-a', ['/a'], { place: { kind: 'folder', folder: join(folder, 'artefact/mfe-a') } });

  test('stays in use where none was before it, whatever it did', async () => {
    publish('artefact/mfe-a', '/a');
    await releases.follow([packaged()]);
    const [only] = releases.served().inUse;
    expect(await releases.quarantine(only as Release, 'it hung')).toBeNull();
    expect(releases.served().inUse).toEqual([only]);
    expect([releases.quarantinedNow(), releases.status()[0]?.quarantined]).toEqual([null, []]);
  });

  test('is in use also where an earlier version of the site had taken it out', async () => {
    publish('artefact/mfe-a', '/a');
    await releases.follow([packaged()]);
    const { key, manifest } = releases.served().inUse[0] as Release;
    releases.stop();
    const { name: remote, version } = manifest;
    rmSync(join(folder, 'data/mfe-a'), { recursive: true });
    writeFileSync(
      join(folder, 'data/quarantine.json'),
      JSON.stringify([{ key, remote, version, at: new Date().toISOString(), reason: 'it hung' }]),
    );
    releases = begin();
    await releases.follow([packaged()]);
    expect(releases.served().inUse[0]).toMatchObject({
      key,
      code: expect.objectContaining({ length: expect.any(Number) }),
    });
    expect(releases.served().inUse[0]?.code.length).toBeGreaterThan(0);
    expect(releases.quarantinedNow()).toContain(`mfe-a ${version}`);
  });

  test('gives way to the one before it, is said to be out of use, and is tried again', async () => {
    publish('artefact/mfe-a', '/a');
    await releases.follow([packaged()]);
    const [before] = releases.served().inUse;
    publish('artefact/mfe-a', '/a');
    await until(() => releases.served().inUse[0] !== before);
    const [bad] = releases.served().inUse as [Release];
    // In its tenth minute out of use it is tried again.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 10 * 60_000 + 50);
    await releases.quarantine(bad, 'it hung');
    expect(releases.served().inUse[0]?.key).toBe(before?.key);
    expect(releases.quarantinedNow()).toBe(`out of use because of what they did: mfe-a ${bad.manifest.version}`);
    clock.mockRestore();
    await until(() => releases.served().inUse[0]?.key === bad.key);
    expect(releases.quarantinedNow()).toBeNull();
  });
});
