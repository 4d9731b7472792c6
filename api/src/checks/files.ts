import { randomUUID } from 'node:crypto';
import { access, constants, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeWhole } from '../platform/data-folder';
import { spaceAt } from '../platform/files/room';
import { s3Storage, type S3Settings } from '../platform/files/storage';
import { error, ok, reasonOf, warning } from './finding';

const MIN_FREE = 1024 ** 3;

/** Leaves nothing behind, and does not create the folder. */
export async function checkDataFolder(dataDir: string) {
  const folder = path.resolve(dataDir);
  const place = await nearest(folder);
  try {
    if (!(await stat(place)).isDirectory()) return error(`${place} is a file, not a folder.`);
    await access(place, constants.R_OK | constants.W_OK | constants.X_OK);
    if (place === folder) await tryToWrite(folder);
  } catch (cause) {
    return error(`${place} cannot be written (${reasonOf(cause)}).`);
  }
  const space = await spaceAt(place);
  const free = `${(space.free / 1024 ** 3).toFixed(1)} GB are free`;
  if (space.free < MIN_FREE) return warning(`Only ${free} in ${place}.`);
  return ok(place === folder ? `${folder} can be written; ${free}.` : `${folder} will be made; ${free}.`);
}

async function nearest(folder: string): Promise<string> {
  for (let place = folder; ; place = path.dirname(place)) {
    const isThere = await stat(place).then(
      () => true,
      (cause: NodeJS.ErrnoException) => cause.code !== 'ENOENT',
    );
    if (isThere || place === path.dirname(place)) return place;
  }
}

async function tryToWrite(folder: string): Promise<void> {
  const probe = await mkdtemp(path.join(folder, '.check-'));
  try {
    await writeWhole(path.join(probe, 'probe'), 'probe');
  } finally {
    await rm(probe, { recursive: true });
  }
}

export async function checkBucket(settings: S3Settings) {
  const key = `checks/${randomUUID()}`;
  const bucket = `The bucket ${settings.bucket} at ${new URL(settings.endpoint).host}`;
  try {
    const storage = await s3Storage(settings, '');
    await storage.write(key, Buffer.from(key));
    const stored = await storage.open(key);
    const isSame = stored !== undefined && (await buffer(stored)).toString() === key;
    await storage.remove(key);
    return isSame ? ok(`${bucket} takes, gives and removes files.`) : error(`${bucket} does not give what it took.`);
  } catch (cause) {
    return error(`${bucket} does not work (${reasonOf(cause)}).`);
  }
}
