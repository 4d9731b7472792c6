/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ReleaseRefused } from '@university/shared/remote/checks';
import { LastGood, ReleaseNumbers } from './stored';
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

class FakeSource implements ReleaseSource {
  readonly base = '/remotes/mfe-a/';
  published: string | null = null;
  isUp = true;
  isHanging = false;
  hasBundle = true;
  asked = 0;

  async manifest(): Promise<string> {
    this.asked++;
    if (this.isHanging) return new Promise(() => {});
    if (!this.isUp || this.published === null) throw new Error('connect ECONNREFUSED');
    return this.published;
  }

  async serverFile(): Promise<Buffer> {
    if (!this.hasBundle) throw new Error('main.cjs answered 404');
    return Buffer.from(BUNDLE);
  }
}

let folder: string;
let source: FakeSource;
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
});
afterEach(() => rm(folder, { recursive: true }));

const track = (more: Partial<ConstructorParameters<typeof ReleaseTracker>[0]> = {}) =>
  new ReleaseTracker({
    entry: { name: 'mfe-a', keys: [] },
    source,
    lastGood: new LastGood(folder),
    numbers: new ReleaseNumbers(folder),
    log,
    pause: () => 60_000,
    isQuarantined: () => false,
    inspected: async (release) => ({ ...release, addresses: [] }),
    ...more,
  });

const errors = () => logged.filter((line) => line.startsWith('error'));

function resolvers() {
  let resolve = (_: null) => {};
  const promise = new Promise<null>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function versionOf(tracker: ReleaseTracker): Promise<string | undefined> {
  await tracker.look();
  return tracker.current?.manifest.version;
}

const published = (tracker: ReleaseTracker, ...of: Parameters<typeof manifest>) => {
  source.published = manifest(...of);
  return versionOf(tracker);
};

describe('by itself', () => {
  it('looks again and again, until it is stopped, and says that another release is in use', async () => {
    source.published = manifest('1');
    const inUse: (string | undefined)[] = [];
    const second = resolvers();
    const tracker = track({
      pause: () => 1,
      onChange: () => {
        inUse.push(tracker.current?.manifest.version);
        if (inUse.length === 2) second.resolve(null);
      },
    });
    await tracker.start(60_000);
    expect(inUse).toEqual(['1']);
    source.published = manifest('2');
    await second.promise;
    expect(inUse).toEqual(['1', '2']);
    tracker.stop();
    await tracker.look();
    const { asked } = source;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(source.asked).toBe(asked);
  });

  it('begins with the last good release where the place keeps it waiting', async () => {
    await published(track(), '1');
    source.isHanging = true;
    const restarted = track();
    await restarted.start(1);
    expect(restarted.current?.manifest.version).toBe('1');
    restarted.stop();
  });

  it.each([true, false])(
    'waits for a trial that takes its time where the place is on this machine: %s',
    async (isLocal) => {
      source.published = manifest('1');
      const tried = resolvers();
      const tracker = track({
        isLocal,
        inspected: async (release) => {
          await tried.promise;
          return { ...release, addresses: [] };
        },
      });
      const started = tracker.start(1);
      if (isLocal) setTimeout(() => tried.resolve(null), 50);
      await started;
      expect(tracker.current?.manifest.version).toBe(isLocal ? '1' : undefined);
      tried.resolve(null);
      tracker.stop();
      // Until what was tried is stored: the folder goes with the test.
      await tracker.look();
    },
  );

  it('waits longer the more often the place fails', async () => {
    const pauses: number[] = [];
    const third = resolvers();
    const tracker = track({
      pause: (failures) => {
        pauses.push(failures);
        if (failures === 3) third.resolve(null);
        return 1;
      },
    });
    await tracker.start(60_000);
    await third.promise;
    tracker.stop();
    expect(pauses.slice(0, 3)).toEqual([1, 2, 3]);
  });
});

describe('a refused release', () => {
  it('keeps the old one in use, and is reported once', async () => {
    const tracker = track();
    await published(tracker, '1');
    expect(await published(tracker, '2', { contract: 2 })).toBe('1');
    expect(await versionOf(tracker)).toBe('1');
    expect(errors()).toEqual([expect.stringMatching(/^error: release refused: /)]);
  });

  it('at the start leaves the last good one in use', async () => {
    await published(track(), '1');
    expect(await published(track(), '2', { contract: 2 })).toBe('1');
  });

  it('is not stored as the last good one', async () => {
    source.published = manifest('1');
    const tracker = track();
    await tracker.look();
    await published(tracker, '2', { server: { file: 'main.cjs', integrity: `sha384-${'a'.repeat(64)}` } });
    source.isUp = false;
    expect(await versionOf(track())).toBe('1');
  });
});

describe('a release that is left', () => {
  const take = async (tracker: ReleaseTracker, version: string) => {
    await published(tracker, version);
    return tracker.current?.key ?? '';
  };

  it('gives way to the last one before it that was not left', async () => {
    const out = new Set<string>();
    const tracker = track({ isQuarantined: (key) => out.has(key) });
    await take(tracker, '1');
    for (const version of ['2', '3', '4', '5']) {
      const key = await take(tracker, version);
      out.add(key);
      await tracker.leave(key);
    }
    expect(tracker.current?.manifest.version).toBe('1');
    expect(await versionOf(tracker)).toBe('1');
  });

  it('goes on in the browser alone where there was none before, also after a restart', async () => {
    const out = new Set<string>();
    const isQuarantined = (key: string) => out.has(key);
    const tracker = track({ isQuarantined });
    const key = await take(tracker, '1');
    out.add(key);
    await tracker.leave(key);
    expect(tracker.current).toMatchObject({ manifest: { version: '1' }, code: new Uint8Array() });
    const restarted = track({ isQuarantined });
    expect(await versionOf(restarted)).toBe('1');
    expect(restarted.current?.code).toHaveLength(0);
    expect(await published(restarted, '2')).toBe('2');
    expect(String(restarted.current?.code)).toBe(BUNDLE);
  });

  it('is tried again once its time is over, and once only where the place has a refused one by then', async () => {
    const out = new Set<string>();
    let trials = 0;
    const tracker = track({
      isQuarantined: (key) => out.has(key),
      acceptable: () => void trials++,
    });
    const key = await take(tracker, '1');
    out.add(key);
    await tracker.leave(key);
    expect(await versionOf(tracker)).toBe('1');
    expect(tracker.current?.code).toHaveLength(0);
    out.clear();
    await tracker.look();
    expect(String(tracker.current?.code)).toBe(BUNDLE);
    expect(tracker.out).toBeNull();

    out.add(key);
    await tracker.leave(key);
    await published(tracker, '2', { server: { file: 'main.cjs', integrity: `sha384-${'a'.repeat(64)}` } });
    out.clear();
    await tracker.look();
    const before = trials;
    await tracker.look();
    expect(trials).toBe(before);
  });

  it('is not the one in use any more', async () => {
    const tracker = track();
    const key = await take(tracker, '1');
    await take(tracker, '2');
    await tracker.leave(key);
    expect(tracker.current?.manifest.version).toBe('2');
  });
});

describe('a source that fails', () => {
  it('leaves what is in use in use; the error is logged once, the recovery too', async () => {
    const tracker = track();
    await published(tracker, '1');
    source.isUp = false;
    expect(await versionOf(tracker)).toBe('1');
    await tracker.look();
    expect(errors()).toEqual(['error: remote does not answer: connect ECONNREFUSED']);
    expect(tracker.status()).toMatchObject({ version: '1', answers: false, problem: expect.stringMatching(/REFUSED/) });

    source.isUp = true;
    expect(await published(tracker, '2')).toBe('2');
    expect(logged).toContain('info: remote answers again');
    expect(tracker.status()).toMatchObject({ version: '2', answers: true, problem: null });
  });

  it('is replaced by the last good release at the start', async () => {
    await published(track(), '1');
    source.isUp = false;
    const restarted = track();
    expect(await versionOf(restarted)).toBe('1');
    expect(String(restarted.current?.code)).toBe(BUNDLE);
    expect(logged).toContain('warn: using the last good release');
  });

  it('does not make a refusal forgotten', async () => {
    const tracker = track();
    await published(tracker, '1');
    await published(tracker, '2', { contract: 2 });
    source.isUp = false;
    await tracker.look();
    expect(tracker.status().problem).toMatch(/does not answer/);
    source.isUp = true;
    await tracker.look();
    expect(tracker.status().problem).toMatch(/release refused/);
    expect(errors()).toHaveLength(2);
  });

  it('with a last good release that is refused too, has it looked at and reported once', async () => {
    await published(track(), '1');
    source.isUp = false;
    let looked = 0;
    const acceptable = () => {
      looked++;
      throw new ReleaseRefused('it claims /');
    };
    logged.length = 0;
    const restarted = track({ acceptable });
    for (let n = 0; n < 3; n++) await restarted.look();
    expect(looked).toBe(1);
    expect(errors()).toHaveLength(2);
    await restarted.retryIfRefused();
    expect(looked).toBe(2);
    expect(errors()).toHaveLength(2);
  });
});

describe('a release whose time is over', () => {
  const SOON = '2030-01-01T00:00:00.000Z';
  afterEach(() => jest.restoreAllMocks());

  it('is not taken', async () => {
    const tracker = track();
    expect(await published(tracker, '1', { expires: '2020-01-01T00:00:00.000Z' })).toBeUndefined();
    expect(errors()).toEqual(['error: release refused: it expired on 2020-01-01T00:00:00.000Z; release it anew']);
  });

  it('stays where it is in use already, also after a restart, and its state says so', async () => {
    const tracker = track();
    expect(await published(tracker, '1', { expires: SOON })).toBe('1');
    expect(tracker.status()).toMatchObject({ expires: SOON, problem: null });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(SOON));
    expect(await versionOf(tracker)).toBe('1');
    expect(tracker.status().problem).toBe(`the release in use expired on ${SOON}; release it anew`);
    expect(await versionOf(track())).toBe('1');
  });
});

test('a bundle that is not there yet is asked for again', async () => {
  const tracker = track();
  source.published = manifest('1');
  source.hasBundle = false;
  expect(await versionOf(tracker)).toBeUndefined();
  source.hasBundle = true;
  expect(await versionOf(tracker)).toBe('1');
});
