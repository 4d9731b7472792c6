import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { localStorage } from './local';
import { measured } from './measured';
import { s3Storage, type S3Settings } from './s3';
import type { FileStorage } from './storage';

interface Options {
  dataDir: string;
  /** Without it files stay in `dataDir`. */
  s3?: S3Settings;
}

/** Where files are stored, ready for use. Uploads are received in `dataDir` either way. */
export async function openStorage({ dataDir, s3 }: Options): Promise<FileStorage> {
  const root = path.join(dataDir, 'files');
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  return measured(s3 ? await s3Storage(s3, incoming) : localStorage(root, incoming));
}

/** Removes uploads that a crash has cut off: those to which nothing was written since `before`; without it all. */
export async function clearIncoming({ incoming }: Pick<FileStorage, 'incoming'>, before?: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const known = await stat(file).catch(() => undefined);
    if (known && (!before || known.mtime < before)) await rm(file, { force: true });
  }
}
