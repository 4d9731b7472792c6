import type { Database } from '../database/database';
import type { Services } from '../services';
import { announcePlacing } from './owners';
import { discard, type ReceivedFile } from './receive';

interface Placing {
  /** What was received, if anything: it is placed or discarded. */
  file: ReceivedFile | undefined;
  /** Where it goes: a key that no other file ever has, so that whoever loses a race removes no file but the own. */
  key: string | undefined;
}

/**
 * Gives a received file its place and then writes the row that names it. When that fails neither remains.
 * No transaction covers both: a crash between them leaves a file without a row, which the sweep removes.
 */
export async function withFile<T>(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  { file, key }: Placing,
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  let isWritten = false;
  try {
    return await services.db.transaction(async (tx) => {
      if (file && key !== undefined) {
        await announcePlacing(tx);
        await services.files.place(file, key);
      }
      const result = await write(tx);
      isWritten = true;
      return result;
    });
  } catch (error) {
    // A commit that seems to fail may have succeeded, as when the connection breaks: then only the sweep can tell.
    if (!isWritten) await dropFile(services, key);
    throw error;
  } finally {
    await discard(file);
  }
}

/** Removes a file that no row names any more. When that fails, the sweep will do it. */
export async function dropFile({ files, log }: Pick<Services, 'files' | 'log'>, key: string | undefined | null) {
  if (!key) return;
  await files.remove(key).catch((error: unknown) => log.warn({ err: error, file: key }, 'a file was not removed'));
}
