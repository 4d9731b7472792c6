/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { toHttpError } from '@university/web';
import { FakeS3 } from './testing/fake-s3';
import { must } from '../../testing/must';
import { openStorage } from './open-storage';
import { receive } from './receive';
import type { FileStorage } from './storage';

const SETTINGS = { bucket: 'uploads', region: 'ap-south-1', accessKeyId: 'id', secretAccessKey: 'secret' };

const collected = async (storage: FileStorage, domain: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(domain)) keys.push(key);
  return keys.sort();
};

describe.each(['local', 's3'] as const)('storage: %s', (kind) => {
  const s3 = new FakeS3();
  let dataDir: string;
  let storage: FileStorage;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'university-storage-'));
    const endpoint = kind === 's3' ? await s3.listen() : undefined;
    storage = await openStorage({ dataDir, s3: endpoint ? { ...SETTINGS, endpoint } : undefined });
  });
  afterAll(async () => {
    if (kind === 's3') await s3.close();
    rmSync(dataDir, { recursive: true });
  });

  const place = async (key: string, content: string) =>
    storage.place(await receive(storage.incoming, Readable.from([Buffer.from(content)])), key);
  const read = async (key: string, range?: { start: number; end: number }) =>
    text(must(await storage.open(key, range)));

  test('it is the one that is configured', () => expect(storage.kind).toBe(kind));

  test('a placed file is there, whole and in ranges; nothing is left where it was received', async () => {
    await place('notices/a.pdf', 'the first file');
    expect(await storage.has('notices/a.pdf')).toBe(true);
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
    expect(await storage.has('notices/none.pdf')).toBe(false);
    expect(await storage.open('notices/none.pdf')).toBeUndefined();
    await expect(storage.remove('notices/none.pdf')).resolves.toBeUndefined();
  });

  test('a removed file is gone, another stays, and who reads it reads it to the end', async () => {
    await place('notices/c.pdf', 'c');
    const open = must(await storage.open('notices/c.pdf'));
    await storage.remove('notices/c.pdf');
    expect(await storage.has('notices/c.pdf')).toBe(false);
    expect(await text(open)).toBe('c');
    expect(await storage.has('notices/a.pdf')).toBe(true);
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
      await expect(storage.has(key)).rejects.toThrow('Not a key');
    },
  );
});

test('a bucket that fails is away: nothing was done, and that is said', async () => {
  const s3 = new FakeS3();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'university-storage-'));
  const storage = await openStorage({ dataDir, s3: { ...SETTINGS, endpoint: await s3.listen() } });
  await storage.answers();
  s3.failing = 500;
  const away = { status: 503, code: 'storage_away', retryAfter: 10 };
  const failures = [
    storage.answers(),
    storage.has('notices/a.pdf'),
    storage.open('notices/a.pdf'),
    storage.write('notices/a.pdf', Buffer.from('a')),
    storage.remove('notices/a.pdf'),
  ].map((work) => work.catch((error: Error) => toHttpError(error)));
  for (const failure of await Promise.all(failures)) expect(failure).toMatchObject(away);
  await s3.close();
  rmSync(dataDir, { recursive: true });
});

test('an upload that breaks off leaves nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'university-receive-'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('begun');
      throw new Error('broken');
    })(),
  );
  await expect(receive(folder, broken)).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a folder in the place of a file is an error of the disk, not a missing file', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'university-storage-'));
  const storage = await openStorage({ dataDir });
  writeFileSync(path.join(dataDir, 'files', 'notices'), 'a file where the folder should be');
  await expect(storage.open('notices/a.pdf')).rejects.toMatchObject({ code: 'ENOTDIR' });
  rmSync(dataDir, { recursive: true });
});
