/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { batched, editions } from './edition';
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
])('with another version of %s nothing cached before is found', async (_what, change) => {
  const current = edition();
  const before = await current();
  change();
  const after = await current();
  expect(after.pages).not.toBe(before.pages);
  // What remotes' server code keeps beside the list of pages goes with it.
  expect(after.site.pages).not.toBe(before.site.pages);
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

test('nothing is cached while nobody knows whether the data has changed', async () => {
  const current = edition();
  await current();
  now.version = null;
  const unknown = await current();
  expect(unknown.pages).toBeNull();
  expect(await current()).toBe(unknown);
  now.version = 'a';
  expect((await current()).pages).not.toBeNull();
});

/** A question whose answers a test gives one by one. */
function questions() {
  const open: ((answer: string) => void)[] = [];
  const ask = jest.fn(() => new Promise<string>((resolve) => open.push(resolve)));
  return { ask, answer: (text: string) => open.shift()?.(text) };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('all who ask at the same moment share one answer', async () => {
  const { ask, answer } = questions();
  const shared = batched(ask);
  const asked = [shared(), shared()];
  await turn();
  answer('now');
  expect(await Promise.all(asked)).toEqual(['now', 'now']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who asks while an answer is being looked for gets the next one', async () => {
  const { ask, answer } = questions();
  const shared = batched(ask);
  const first = shared();
  await turn();
  const later = [shared(), shared()];
  answer('before');
  expect(await first).toBe('before');
  await turn();
  answer('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is for those who asked, not for the next', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const shared = batched(ask);
  await expect(shared()).rejects.toThrow('down');
  expect(await shared()).toBe('up');
});
