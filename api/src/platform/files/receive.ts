import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../secrets';

/** The message is for people. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

export interface ReceivedFile {
  path: string;
  /** SHA-256, hex. */
  hash: string;
  size: number;
}

export interface InspectedFile<Facts> extends ReceivedFile {
  facts: Facts;
}

export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk);
    this.size += chunk.length;
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** Streams an upload into the folder; leaves nothing on failure. */
export async function receive(folder: string, source: Readable): Promise<ReceivedFile> {
  const target = path.join(folder, newId());
  const measure = new Measure();
  const writer = createWriteStream(target, { flags: 'wx' });
  try {
    await pipeline(source, measure, writer);
    return { path: target, hash: measure.sha256(), size: measure.size };
  } catch (error) {
    // Removed before it is created, it would be left behind.
    if (!writer.closed) await new Promise<void>((closed) => writer.once('close', () => closed()));
    await rm(target, { force: true });
    throw error;
  }
}

export async function discard(file: Pick<ReceivedFile, 'path'> | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
