/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LastGood } from './last-good';
import { type Release, ReleaseRefused } from './release';
import type { ReleaseSource } from './source';
import { ReleaseTracker } from './tracker';

const BUNDLE = `exports.default = { name: 'mfe-a', routes: [{ id: 'mfe-a:home', load: async () => ({}) }], slots: [] };`;
const integrity = `sha384-${createHash('sha384').update(BUNDLE).digest('base64')}`;

const manifest = (version: string, more: object = {}) =>
  JSON.stringify({
    contract: 1,
    name: 'mfe-a',
    version,
    requires: {},
    entry: { file: 'entry.js', integrity },
    server: { file: 'main.cjs', integrity },
    exposed: [],
    integrity: {},
    routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', files: [] }],
    slots: [],
    ...more,
  });

/** A remote's server that a test publishes to, breaks and repairs. */
class FakeSource implements ReleaseSource {
  readonly base = '/remotes/mfe-a/';
  published: string | null = null;
  isUp = true;
  isHanging = false;
  hasBundle = true;
  asked = 0;
  private seen: string | null = null;

  async manifest(): Promise<string | null> {
    this.asked++;
    if (this.isHanging) return new Promise(() => {});
    if (!this.isUp || this.published === null) throw new Error('connect ECONNREFUSED');
    if (this.published === this.seen) return null;
    this.seen = this.published;
    return this.published;
  }

  forget(): void {
    this.seen = null;
  }

  async serverFile(): Promise<Buffer> {
    if (!this.hasBundle) throw new Error('main.cjs answered 404');
    return Buffer.from(BUNDLE);
  }
}

let folder: string;
let source: FakeSource;
let now: number;
const logged: string[] = [];
const log = {
  info: (_: object, text: string) => logged.push(`info: ${text}`),
  warn: (_: object, text: string) => logged.push(`warn: ${text}`),
  error: (_: object, text: string) => logged.push(`error: ${text}`),
} as unknown as FastifyBaseLogger;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  source = new FakeSource();
  logged.length = 0;
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  // A remote that fails is asked without anybody waiting: a release may still be being stored.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const track = (acceptable: (candidate: Release) => void = () => {}) =>
  new ReleaseTracker('mfe-a', source, new LastGood(folder), log, acceptable);

const errors = () => logged.filter((line) => line.startsWith('error'));

/** The version in use after a look at the source. */
async function versionOf(tracker: ReleaseTracker): Promise<string | undefined> {
  await tracker.refresh();
  return tracker.current?.manifest.version;
}

test('a new release is taken, and the same one is not taken twice', async () => {
  const tracker = track();
  source.published = manifest('1');
  expect(await versionOf(tracker)).toBe('1');
  const first = tracker.current;
  expect(await versionOf(tracker)).toBe('1');
  expect(tracker.current).toBe(first);
  source.published = manifest('2');
  expect(await versionOf(tracker)).toBe('2');
});

test('requests at one time ask once', async () => {
  const tracker = track();
  source.published = manifest('1');
  await Promise.all([tracker.refresh(), tracker.refresh(), tracker.refresh()]);
  expect(source.asked).toBe(1);
});

describe('a refused release', () => {
  it('keeps the old one in use, and is reported once', async () => {
    const tracker = track();
    source.published = manifest('1');
    await tracker.refresh();
    source.published = manifest('2', { contract: 2 });
    expect(await versionOf(tracker)).toBe('1');
    expect(await versionOf(tracker)).toBe('1');
    expect(errors()).toEqual([expect.stringMatching(/^error: release refused: /)]);
  });

  it('may be refused by the site: a path of another remote', async () => {
    const tracker = track(({ manifest: { version } }) => {
      if (version === '2') throw new ReleaseRefused('/ belongs to mfe-b');
    });
    source.published = manifest('1');
    await tracker.refresh();
    source.published = manifest('2');
    expect(await versionOf(tracker)).toBe('1');
    expect(errors()).toEqual(['error: release refused: / belongs to mfe-b']);
  });

  it('is followed by a good one', async () => {
    const tracker = track();
    source.published = '{';
    expect(await versionOf(tracker)).toBeUndefined();
    source.published = manifest('3');
    expect(await versionOf(tracker)).toBe('3');
  });

  it('at the start leaves the last good one in use', async () => {
    source.published = manifest('1');
    await track().refresh();
    source.published = manifest('2', { contract: 2 });
    expect(await versionOf(track())).toBe('1');
  });

  it('is not stored as the last good one', async () => {
    source.published = manifest('1');
    const tracker = track();
    await tracker.refresh();
    source.published = manifest('2', { server: { file: 'main.cjs', integrity: `sha384-${'a'.repeat(64)}` } });
    await tracker.refresh();
    source.isUp = false;
    expect(await versionOf(track())).toBe('1');
  });
});

describe('a source that fails', () => {
  it('leaves what is in use in use; the error is logged once, the recovery too', async () => {
    const tracker = track();
    source.published = manifest('1');
    await tracker.refresh();
    source.isUp = false;
    expect(await versionOf(tracker)).toBe('1');
    now += 3000;
    await tracker.refresh();
    await new Promise(setImmediate);
    expect(errors()).toEqual(['error: remote does not answer: connect ECONNREFUSED']);

    source.isUp = true;
    source.published = manifest('2');
    now += 3000;
    await tracker.refresh();
    await new Promise(setImmediate);
    while (tracker.current?.manifest.version !== '2') await new Promise(setImmediate);
    expect(logged).toContain('info: remote answers again');
  });

  it('is given a rest before it is asked again', async () => {
    const tracker = track();
    await tracker.refresh();
    await tracker.refresh();
    expect(source.asked).toBe(1);
    now += 3000;
    await tracker.refresh();
    expect(source.asked).toBe(2);
  });

  it('keeps nobody waiting once it has failed', async () => {
    const tracker = track();
    source.published = manifest('1');
    await tracker.refresh();
    source.isUp = false;
    await tracker.refresh();
    source.isHanging = true;
    now += 3000;
    await tracker.refresh();
    expect(source.asked).toBe(3);
    expect(tracker.current?.manifest.version).toBe('1');
  });

  it('is replaced by the last good release at the start', async () => {
    source.published = manifest('1');
    await track().refresh();
    source.isUp = false;
    const restarted = track();
    expect(await versionOf(restarted)).toBe('1');
    expect(await restarted.current?.load('mfe-a:home')).toEqual({});
    expect(logged).toContain('warn: using the last good release');
  });

  it('without a last good release leaves the remote out', async () => {
    expect(await versionOf(track())).toBeUndefined();
  });
});

test('a bundle that is not there yet is asked for again', async () => {
  const tracker = track();
  source.published = manifest('1');
  source.hasBundle = false;
  expect(await versionOf(tracker)).toBeUndefined();
  source.hasBundle = true;
  now += 3000;
  expect(await versionOf(tracker)).toBe('1');
});
