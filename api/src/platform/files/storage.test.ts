import fs, { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { HOUR } from '@university/shared/time';
import { toHttpError } from '@university/web';
import Fastify from 'fastify';
import { register } from 'prom-client';
import { FakeS3 } from './testing/fake-s3';
import { must } from '../../testing/must';
import { openStorage, type FileStorage } from './storage';
import { receive } from './receive';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { withFile } from './sweep';
import { hasRoom } from './room';
import { buildApi } from '../../index';
import { newFolder } from '../../testing/cluster';
import { newDemonstration } from '../../testing/demonstration';
import { onDatabase, SECRETS, START } from '../../testing/world';

const SETTINGS = { bucket: 'uploads', region: 'ap-south-1', accessKeyId: 'id', secretAccessKey: 'secret' };

const collected = async (storage: FileStorage, domain: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(domain)) keys.push(key);
  return keys.sort();
};

describe.each(['local', 's3'] as const)('storage: %s', (kind) => {
  const s3 = new FakeS3();
  let storage: FileStorage;
  beforeAll(async () => {
    const endpoint = kind === 's3' ? await s3.listen() : undefined;
    storage = await openStorage({ dataDir: newFolder(), s3: endpoint ? { ...SETTINGS, endpoint } : undefined });
  });
  afterAll(async () => {
    if (kind === 's3') await s3.close();
  });

  const place = async (key: string, content: string) =>
    storage.place(await receive(storage.incoming, Readable.from([Buffer.from(content)])), key);
  const read = async (key: string, range?: { start: number; end: number }) =>
    text(must(await storage.open(key, range)));

  test('it is the one that is configured', () => expect(storage.kind).toBe(kind));

  test('a placed file is there, whole and in ranges; nothing is left where it was received', async () => {
    await place('notices/a.pdf', 'the first file');
    expect(await storage.modifiedAt('notices/a.pdf')).toBeDefined();
    expect(await read('notices/a.pdf')).toBe('the first file');
    expect(await read('notices/a.pdf', { start: 4, end: 8 })).toBe('first');
    expect(await read('notices/a.pdf', { start: 0, end: 0 })).toBe('t');
    expect(readdirSync(storage.incoming)).toEqual([]);
  });

  test('a file made here is there', async () => {
    await storage.write('letters/b.pdf', Buffer.from('made here'));
    expect(await read('letters/b.pdf')).toBe('made here');
  });

  test('a file that is not there', async () => {
    expect(await storage.modifiedAt('notices/none.pdf')).toBeUndefined();
    expect(await storage.open('notices/none.pdf')).toBeUndefined();
    await expect(storage.remove('notices/none.pdf')).resolves.toBeUndefined();
  });

  test('a removed file is gone, another stays, and who reads it reads it to the end', async () => {
    await place('notices/c.pdf', 'c');
    const open = must(await storage.open('notices/c.pdf'));
    await storage.remove('notices/c.pdf');
    expect(await storage.modifiedAt('notices/c.pdf')).toBeUndefined();
    expect(await text(open)).toBe('c');
    expect(await storage.modifiedAt('notices/a.pdf')).toBeDefined();
  });

  test('the files of a domain are listed, those of others are not', async () => {
    for (let index = 10; index < 15; index++) await place(`results/${index}.pdf`, 'x');
    const files = await collected(storage, 'results');
    expect(files).toEqual([10, 11, 12, 13, 14].map((index) => `results/${index}.pdf`));
    expect(await collected(storage, 'empty')).toEqual([]);
  });

  test.each(['../secrets.json', 'notices/../../x', 'notices', '/notices/a', 'notices/.', 'notices/a/b', 'Notices/a'])(
    'no key: %s',
    async (key) => {
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(storage.remove(key)).rejects.toThrow('Not a key');
      await expect(storage.open(key)).rejects.toThrow('Not a key');
      await expect(storage.modifiedAt(key)).rejects.toThrow('Not a key');
    },
  );
});

test('a bucket that fails is away: nothing was done, and that is said', async () => {
  const s3 = new FakeS3();
  const storage = await openStorage({ dataDir: newFolder(), s3: { ...SETTINGS, endpoint: await s3.listen() } });
  await storage.answers();
  s3.failing = 500;
  const away = { status: 503, code: 'storage_away', retryAfter: 10 };
  const failures = [
    storage.answers(),
    storage.modifiedAt('notices/a.pdf'),
    storage.open('notices/a.pdf'),
    storage.write('notices/a.pdf', Buffer.from('a')),
    storage.remove('notices/a.pdf'),
  ].map((work) => work.catch((error: Error) => toHttpError(error)));
  for (const failure of await Promise.all(failures)) expect(failure).toMatchObject(away);
  await s3.close();
});

test('a folder in the place of a file is an error of the disk, not a missing file', async () => {
  const dataDir = newFolder();
  const storage = await openStorage({ dataDir });
  writeFileSync(path.join(dataDir, 'files', 'notices'), 'a file where the folder should be');
  await expect(storage.open('notices/a.pdf')).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('what the storage is asked, and what it could not do, is on the metrics, with the room that is left', async () => {
  const counts = async () => {
    const text = await register.metrics();
    const count = (operation: string, outcome: string) =>
      Number(
        new RegExp(`seconds_count\\{storage="local",operation="${operation}",outcome="${outcome}"\\} (\\d+)`).exec(
          text,
        )?.[1] ?? 0,
      );
    return [count('write', 'done'), count('write', 'failed'), count('modifiedAt', 'done')];
  };
  const storage = await openStorage({ dataDir: newFolder() });
  const before = await counts();
  await storage.write('notices/a.pdf', Buffer.from('x'));
  expect(await storage.modifiedAt('notices/a.pdf')).toBeDefined();
  await expect(storage.write('no key', Buffer.from('x'))).rejects.toThrow();
  expect(await counts()).toEqual(before.map((count) => count + 1));
  expect(await register.metrics()).toMatch(/^storage_free_bytes [1-9]/m);
});

describe('a file and its row', () => {
  /** A received file, and services whose transaction ends as `commit` does; keys placed and not removed are in `placed`. */
  async function upload(commit: () => void = () => {}) {
    const path = join(newFolder(), 'received');
    writeFileSync(path, 'content');
    const placed = new Set<string>();
    let isOpen = false;
    const tx = { execute: async () => undefined } as unknown as Database;
    const services = {
      db: {
        transaction: async (work: (tx: Database) => Promise<unknown>) => {
          isOpen = true;
          const result = await work(tx);
          isOpen = false;
          commit();
          return result;
        },
      },
      files: {
        place: async (_file: unknown, key: string) => {
          // No connection waits for a slow store.
          expect(isOpen).toBe(false);
          placed.add(key);
        },
        remove: async (key: string) => void placed.delete(key),
      },
    } as unknown as Services;
    return { path, placed, services, upload: { file: { path, hash: 'a', size: 7 }, key: 'k' } };
  }

  test('a file is in its place when its row is written', async () => {
    const { path, placed, services, upload: sent } = await upload();
    const answer = await withFile(services, sent, async () => {
      expect(placed).toEqual(new Set(['k']));
      return 'written';
    });
    expect(answer).toBe('written');
    expect(placed).toEqual(new Set(['k']));
    expect(existsSync(path)).toBe(false);
  });

  test('neither file nor upload is left of a row that could not be written', async () => {
    const { path, placed, services, upload: sent } = await upload();
    await expect(withFile(services, sent, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(placed.size).toBe(0);
    expect(existsSync(path)).toBe(false);
  });

  test('a file stays whose commit was not answered: its row may stand', async () => {
    const lost = await upload(() => {
      throw new Error('connection lost');
    });
    await expect(withFile(lost.services, lost.upload, async () => 'written')).rejects.toThrow('connection lost');
    expect(lost.placed).toEqual(new Set(['k']));
  });
});

test('an upload that breaks while its file is being made leaves no file', async () => {
  const folder = newFolder();
  const { open } = fs;
  const made: (() => void)[] = [];
  jest.spyOn(fs, 'open').mockImplementation(((...all: Parameters<typeof open>) => {
    made.push(() => open(...all));
  }) as typeof open);
  const source = new Readable({ read: () => {} });
  let isAnswered = false;
  const received = receive(folder, source)
    .catch((error: Error) => error.message)
    .finally(() => {
      isAnswered = true;
    });
  source.destroy(new Error('broken'));
  // A disk that takes its time: whoever does not wait for it has answered by then.
  for (let turn = 0; turn < 5_000 && !isAnswered; turn++) await setImmediate();
  for (const make of made) make();
  expect(await received).toBe('broken');
  jest.restoreAllMocks();
  await receive(folder, Readable.from(['x'])).then((file) => rmSync(file.path));
  expect(readdirSync(folder)).toEqual([]);
});

const MB = 1024 * 1024;

test.each([
  ['200 MB of a large disk', 200 * MB, 1_000_000 * MB, true],
  ['a little less', 200 * MB - 1, 1_000_000 * MB, false],
  ['a twentieth of a small one', 50 * MB, 1_000 * MB, true],
  ['a little less of that', 50 * MB - 1, 1_000 * MB, false],
])('%s is room: %d of %d bytes', async (_what, free, all, isRoom) => {
  expect(await hasRoom('/', async () => ({ free, all }))).toBe(isRoom);
});

const folderOf = (dataDir: string, domain = 'notices') => path.join(dataDir, 'files', domain);

function leave(dataDir: string, name: string, age: number, domain?: string): string {
  const file = path.join(folderOf(dataDir, domain), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'left');
  utimesSync(file, new Date(START.getTime() - age), new Date(START.getTime() - age));
  return file;
}

const missing = async () => (await must(register.getSingleMetric('files_missing')).get()).values[0]?.value;

onDatabase('the sweep of the files', (world) => {
  const sweep = () => world().api.jobs.run('sweep-files');

  test('a file without a row goes; those of rows and those of others stay', async () => {
    const { dataDir } = world();
    const named = readdirSync(folderOf(dataDir));
    const orphan = leave(dataDir, 'orphan.pdf', 2 * HOUR + 1);
    const young = leave(dataDir, 'young.pdf', 2 * HOUR - 1_000);
    const other = leave(dataDir, 'old.pdf', 10 * HOUR, 'somebody');
    await sweep();
    await sweep();
    expect([orphan, young, other].map((file) => existsSync(file))).toEqual([false, true, true]);
    rmSync(young);
    expect(readdirSync(folderOf(dataDir))).toEqual(expect.arrayContaining(named));
  });

  test('uploads that were cut off go after an hour', async () => {
    const old = leave(world().dataDir, 'old', HOUR + 1, 'incoming');
    const young = leave(world().dataDir, 'young', HOUR - 1_000, 'incoming');
    await sweep();
    expect([old, young].map((file) => existsSync(file))).toEqual([false, true]);
  });

  test('more files without a row than with one are kept: the database may be the wrong one', async () => {
    const count = readdirSync(folderOf(world().dataDir)).length + 1;
    const left = Array.from({ length: count }, (_, index) => leave(world().dataDir, `left${index}.pdf`, 3 * HOUR));
    await sweep();
    expect(left.every((file) => existsSync(file))).toBe(true);
    for (const file of left) rmSync(file);
  });

  test('rows without a file are counted', async () => {
    await sweep();
    expect(await missing()).toBe(0);
    const [first] = readdirSync(folderOf(world().dataDir)).filter((name) => name.length > 60);
    rmSync(path.join(folderOf(world().dataDir), must(first)));
    await sweep();
    expect(await missing()).toBe(1);
  });
});

test('at the start of the only process what was half received goes too', async () => {
  const { dataDir, drop } = await newDemonstration('embedded');
  const named = readdirSync(folderOf(dataDir)).length;
  const orphan = path.join(folderOf(dataDir), 'orphan.pdf');
  writeFileSync(orphan, 'placed, and then the process was killed');
  writeFileSync(path.join(dataDir, 'files', 'incoming', 'begun'), 'cut off');
  await (await buildApi({ dataDir, demo: true, ...SECRETS, logger: Fastify().log })).close();
  expect(existsSync(orphan)).toBe(false);
  expect(readdirSync(path.join(dataDir, 'files', 'incoming'))).toEqual([]);
  expect(readdirSync(folderOf(dataDir))).toHaveLength(named);
  await drop();
});
