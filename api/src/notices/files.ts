import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids';

const DAY = 24 * 60 * 60 * 1_000;

const folder = (dataDir: string) => path.join(dataDir, 'files');
const incoming = (dataDir: string) => path.join(folder(dataDir), 'incoming');

/** Where the file of a notice stands. The id keeps equal files of two notices apart: deleting one keeps the other. */
export function filePath(dataDir: string, hash: string, noticeId: string): string {
  return path.join(folder(dataDir), `${hash}.${noticeId}.pdf`);
}

/** Makes the folders and clears uploads that a crash has cut off; younger ones may belong to another process. */
export async function prepareFiles(dataDir: string): Promise<void> {
  await mkdir(incoming(dataDir), { recursive: true });
  for (const name of await readdir(incoming(dataDir))) {
    const file = path.join(incoming(dataDir), name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY) await rm(file, { force: true });
  }
}

export interface StoredFile {
  path: string;
  /** SHA-256, hex. */
  hash: string;
  /** Bytes. */
  size: number;
}

async function sync(target: string) {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Streams an upload to disk under a temporary name. Rejects, leaving nothing, when the stream breaks. */
export async function receive(dataDir: string, source: Readable): Promise<StoredFile> {
  const target = path.join(incoming(dataDir), newId());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(target, { flags: 'wx' }));
    await sync(target);
    return { path: target, hash: hash.digest('hex'), size };
  } catch (error) {
    await discard(target);
    throw error;
  }
}

/** Gives a received file its place; it survives a power cut from then on. @returns its path */
export async function keep(dataDir: string, file: StoredFile, noticeId: string): Promise<string> {
  const target = filePath(dataDir, file.hash, noticeId);
  await rename(file.path, target);
  await sync(folder(dataDir));
  return target;
}

export async function discard(file: string): Promise<void> {
  await rm(file, { force: true });
}
