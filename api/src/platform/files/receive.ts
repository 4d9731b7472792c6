import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../secrets';

/** A file that was received and is not what it should be. The message says so to people. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** An upload on the local disk, under a temporary name, until it is placed or discarded. */
export interface ReceivedFile {
  path: string;
  /** SHA-256, hex. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** With what was found in it, so that nobody has to look into it again. */
export interface InspectedFile<Facts> extends ReceivedFile {
  facts: Facts;
}

/** Passes bytes on; afterwards it knows how many they were, and their SHA-256. */
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

/** Streams an upload into the folder. Rejects, leaving nothing, when the stream breaks. */
export async function receive(folder: string, source: Readable): Promise<ReceivedFile> {
  const target = path.join(folder, newId());
  const measure = new Measure();
  const writer = createWriteStream(target, { flags: 'wx' });
  try {
    await pipeline(source, measure, writer);
    return { path: target, hash: measure.sha256(), size: measure.size };
  } catch (error) {
    // The file may still be on its way to be made: removed too early, it would be there afterwards.
    if (!writer.closed) await new Promise<void>((closed) => writer.once('close', () => closed()));
    await rm(target, { force: true });
    throw error;
  }
}

/** Removes a received file that was not placed; afterwards, and without a file, it does nothing. */
export async function discard(file: Pick<ReceivedFile, 'path'> | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
