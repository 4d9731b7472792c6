/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { editions } from './edition';
import type { Release } from './releases/release';

const release = (version: string): Release => ({
  manifest: { name: 'mfe-a', version, routes: [], slots: [], documents: [] } as unknown as RemoteManifest,
  base: '/remotes/mfe-a/',
  load: jest.fn(),
  loadDocument: jest.fn(),
  addresses: new Map(),
});

let now: { releases: Release[]; version: string | null };
const edition = () => editions({ releases: async () => now.releases, dataVersion: async () => now.version });
beforeEach(() => {
  now = { releases: [release('1')], version: 'a' };
});

test('it is the same while neither releases nor data change', async () => {
  const current = edition();
  expect(await current()).toBe(await current());
});

test.each([
  ['a release', () => (now.releases = [release('2')])],
  ['the data', () => (now.version = 'b')],
])('with another version of %s nothing kept before is found', async (_what, change) => {
  const current = edition();
  const before = await current();
  change();
  const after = await current();
  expect(after.pages).not.toBe(before.pages);
  // What remotes' server code keeps beside the list of pages goes with it.
  expect(after.site.pages).not.toBe(before.site.pages);
});

test('nothing is kept while nobody knows whether the data has changed', async () => {
  const current = edition();
  await current();
  now.version = null;
  expect((await current()).pages).toBeNull();
  now.version = 'a';
  expect((await current()).pages).not.toBeNull();
});
