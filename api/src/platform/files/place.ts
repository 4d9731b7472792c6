import type { Database } from '../database/database';
import type { Services } from '../services';
import { announcePlacing } from './owners';
import { discard, type ReceivedFile } from './receive';

type Needed = Pick<Services, 'db' | 'files' | 'log'>;

interface Placing {
  /** What was received, if anything: it is placed or discarded. */
  file: ReceivedFile | undefined;
  /** Where it goes: a key that no other file ever has, so that whoever loses a race removes no file but the own. */
  key: string | undefined;
}

/** A file that stands in `files.incoming`, received or made there. */
export interface PlacedFile {
  file: Pick<ReceivedFile, 'path' | 'size'>;
  key: string;
}

/** As `withFiles`, for a row that may have one file. */
export async function withFile<T>(
  services: Needed,
  { file, key }: Placing,
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await withFiles(services, file && key !== undefined ? [{ file, key }] : [], write);
  } finally {
    await discard(file);
  }
}

/**
 * Gives files their places and then writes the rows that name them. When that fails none of either remains.
 * No transaction covers both, and none is open while bytes travel, so that a slow store holds no connection: a crash in
 * between leaves files without rows, which the sweep removes once they are too old to be waiting for theirs.
 */
export async function withFiles<T>(
  services: Needed,
  placing: readonly PlacedFile[],
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  let isWritten = false;
  try {
    // To the end also when one fails: what is still under way could not be removed.
    const placed = await Promise.allSettled(placing.map(({ file, key }) => services.files.place(file, key)));
    for (const each of placed) if (each.status === 'rejected') throw each.reason;
    return await services.db.transaction(async (tx) => {
      if (placing.length > 0) await announcePlacing(tx);
      const result = await write(tx);
      isWritten = true;
      return result;
    });
  } catch (error) {
    // A commit that seems to fail may have succeeded, as when the connection breaks: then only the sweep can tell.
    if (!isWritten) for (const { key } of placing) await dropFile(services, key);
    throw error;
  } finally {
    for (const { file } of placing) await discard(file);
  }
}

/** Removes a file that no row names any more. When that fails, the sweep will do it. */
export async function dropFile({ files, log }: Pick<Services, 'files' | 'log'>, key: string | undefined | null) {
  if (!key) return;
  await files.remove(key).catch((error: unknown) => log.warn({ err: error, file: key }, 'a file was not removed'));
}
