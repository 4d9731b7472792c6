import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids';

/** An upload on the local disk, under a temporary name, until it is placed or discarded. */
export interface ReceivedFile {
  path: string;
  /** SHA-256, hex. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** Streams an upload into the folder. Rejects, leaving nothing, when the stream breaks. */
export async function receive(folder: string, source: Readable): Promise<ReceivedFile> {
  const target = path.join(folder, newId());
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
    return { path: target, hash: hash.digest('hex'), size };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** Removes a received file that was not placed; afterwards, and without a file, it does nothing. */
export async function discard(file: ReceivedFile | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
