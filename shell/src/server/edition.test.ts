/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { SiteIdentity } from '@university/shared/identity';
import { exampleSite } from '@university/shared/testing/identity';
import { EncodedBytes } from '@university/web';
import { ALONE } from '../renderer/messages';
import { type Edition, editions } from './edition';
import type { PageAnswer } from './pages/page-answer';
import type { Release } from './releases/release';

const release = (version: string): Release => ({
  manifest: { name: 'mfe-a', version, routes: [], slots: [], documents: [], requires: {} } as unknown as RemoteManifest,
  key: version,
  base: '/remotes/mfe-a/',
  code: new Uint8Array(),
  addresses: [],
});

const page = (text: string): PageAnswer => ({
  status: 200,
  headers: {},
  body: new EncodedBytes(text),
  isCacheable: true,
});

interface Now {
  releases: Release[];
  canary: Release[];
  absent: string[];
  allowed: string[];
  version: string | null;
  identity: SiteIdentity | null;
}

let now: Now;
const edition = () =>
  editions({
    served: (canaries) => ({
      inUse: canaries.length > 0 ? now.canary : now.releases,
      surroundings: { ...ALONE, absent: now.absent, allowed: now.allowed },
    }),
    dataVersion: async () => now.version,
    identity: async () => {
      if (!now.identity) throw new Error('The API is away');
      return structuredClone(now.identity);
    },
    withAge: ({ body }) => ({ ...page(`${body.text} as it was`), isCacheable: false }),
  });

const textAt = ({ pages }: Edition, address: string) => pages.get(address)?.body.text;

beforeEach(() => {
  now = {
    releases: [release('1')],
    canary: [release('2')],
    absent: [],
    allowed: [],
    version: 'a',
    identity: exampleSite,
  };
});

afterEach(() => jest.useRealTimers());

test('it is the same while neither releases nor data change', async () => {
  const current = edition();
  expect(await current()).toBe(await current());
});

test.each([
  ['a release', () => (now.releases = [release('2')])],
  ['what is absent', () => (now.absent = ['/x'])],
  ['what the menu may have', () => (now.allowed = ['mfe-a:x'])],
  ['the data', () => (now.version = 'b')],
])('with another version of %s nothing cached before is found', async (_what, change) => {
  const current = edition();
  const before = await current();
  change();
  const after = await current();
  expect(after.pages).not.toBe(before.pages);
});

test('another identity makes another site, and the same one said again does not', async () => {
  const current = edition();
  const { site } = await current();
  expect(site.identity).toEqual(exampleSite);
  now.version = 'b';
  expect((await current()).site).toBe(site);
  now = { ...now, version: 'c', identity: { ...exampleSite, name: 'Arts University by the Sea' } };
  expect((await current()).site.identity.name).toBe('Arts University by the Sea');
});

test('while the version cannot be known it is whose it was, and nobody waits for another answer', async () => {
  const current = edition();
  const { site } = await current();
  now = { ...now, version: null, identity: null };
  expect(await current()).toMatchObject({ site, version: null });
});

test('while nobody can say whose site it is now, pages are as they were, none is added, and it is asked again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const current = edition();
  const { site, pages } = await current();
  await pages.getOr('/of-a', async () => page('of the version before'));
  now = { ...now, version: 'b', identity: null };
  const unsure = await current();
  expect(await current()).toBe(unsure);
  expect(textAt(unsure, '/of-a')).toBe('of the version before as it was');
  expect(unsure).toMatchObject({ site, version: null });
  await unsure.pages.getOr('/a', async () => page('a'));
  expect(unsure.pages.get('/a')).toBeUndefined();
  now.identity = exampleSite;
  jest.setSystemTime(Date.now() + 2_000);
  const sure = await current();
  expect(sure).toMatchObject({ site, version: 'b' });
  expect(sure.pages.get('/of-a')).toBeUndefined();
});

test.each([
  ['one release more', (releases: Release[]) => [...releases, release('2')]],
  ['one release less', (releases: Release[]) => releases.slice(1)],
])('%s makes another one as well', async (_what, change) => {
  const current = edition();
  const before = await current();
  now.releases = change(now.releases);
  expect(await current()).not.toBe(before);
});

test('and so does another release of one among several', async () => {
  const other = release('2');
  now.releases = [release('1'), other];
  const current = edition();
  const before = await current();
  now.releases = [release('3'), other];
  expect(await current()).not.toBe(before);
});

test('while nobody knows whether the data has changed, pages are as they were, and none is added', async () => {
  const current = edition();
  const sure = await current();
  await sure.pages.getOr('/a', async () => page('a'));
  now.version = null;
  const unsure = await current();
  expect(await current()).toBe(unsure);
  expect(unsure).toMatchObject({ version: null });
  expect(textAt(unsure, '/a')).toBe('a as it was');
  await unsure.pages.getOr('/b', async () => page('b'));
  expect(unsure.pages.get('/b')).toBeUndefined();
  now.version = 'a';
  expect(await current()).toBe(sure);
  expect(textAt(await current(), '/a')).toBe('a');
  now.version = 'b';
  expect((await current()).pages.get('/a')).toBeUndefined();
});

test('pages are as they were also after a change that came just before, until a newer one was shown', async () => {
  const current = edition();
  await (await current()).pages.getOr('/a', async () => page('a'));
  now.version = 'b';
  const changed = await current();
  now.version = null;
  expect(textAt(await current(), '/a')).toBe('a as it was');
  await changed.pages.getOr('/a', async () => page('a, changed'));
  expect(textAt(await current(), '/a')).toBe('a, changed as it was');
});

test('a page of a release that is out of use is shown to nobody, also while the state of the data is not known', async () => {
  const home = { id: 'mfe-a:home', path: '/a', title: 'A', description: 'd', query: [], files: [] };
  const onA = (version: string): Release => {
    const made = release(version);
    return { ...made, manifest: { ...made.manifest, routes: [home] } };
  };
  const [one, two] = [onA('1'), onA('2')];
  now.releases = [one];
  const current = edition();
  await (await current()).pages.getOr('/a', async () => page('a'));
  now.releases = [two];
  const broken = { ...page('left to the browser'), isCacheable: false, lacks: 'code' as const };
  const shown = await (await current()).pages.getOr('/a', async (instead) => instead('code') ?? broken);
  expect(shown).toBe(broken);
  now.version = null;
  expect((await current()).pages.get('/a')).toBeUndefined();
});

test('who is given a canary has an edition and pages of their own; another canary leaves those of all', async () => {
  const current = edition();
  const [all, some] = [await current(), await current(['mfe-a'])];
  expect(some.site.releases).toBe(now.canary);
  expect(some.pages).not.toBe(all.pages);
  expect(await current(['mfe-a'])).toBe(some);
  now.canary = [release('3')];
  expect(await current(['mfe-a'])).not.toBe(some);
  expect(await current()).toBe(all);
});
