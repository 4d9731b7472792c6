import { type Database, type OpenDatabase, rowsOf } from '../database/database';
import type { Services } from '../services';
import { announcePlacing, clearIncoming, FILE_OWNERS, type FileOwner, waitForPlacing } from './storage';
import { discard, type ReceivedFile } from './receive';
import { HOUR } from '@university/shared/time';
import { sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Job } from '../jobs';

type Needed = Pick<Services, 'db' | 'files' | 'log'>;

interface Placing {
  /** Is placed or discarded. */
  file: ReceivedFile | undefined;
  /** Unique, so that the loser of a race removes only its own file. */
  key: string | undefined;
}

export interface PlacedFile {
  file: Pick<ReceivedFile, 'path' | 'size'>;
  key: string;
}

/** `withFiles` for at most one file. */
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
 * Places files, then writes their rows; removes the files on failure. No transaction is open while bytes travel, so that a
 * slow store holds no connection. A crash in between leaves files to the sweep.
 */
export async function withFiles<T>(
  services: Needed,
  placing: readonly PlacedFile[],
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  let isWritten = false;
  try {
    // All are awaited, also after a failure: a pending one could not be removed.
    const placed = await Promise.allSettled(placing.map(({ file, key }) => services.files.place(file, key)));
    for (const each of placed) if (each.status === 'rejected') throw each.reason;
    return await services.db.transaction(async (tx) => {
      if (placing.length > 0) await announcePlacing(tx);
      const result = await write(tx);
      isWritten = true;
      return result;
    });
  } catch (error) {
    // A failed commit may have succeeded: then only the sweep can tell.
    if (!isWritten) for (const { key } of placing) await dropFile(services, key);
    throw error;
  } finally {
    for (const { file } of placing) await discard(file);
  }
}

export async function dropFile({ files, log }: Pick<Services, 'files' | 'log'>, key: string | undefined | null) {
  if (!key) return;
  await files.remove(key).catch((error: unknown) => log.warn({ err: error, file: key }, 'a file was not removed'));
}

/** Milliseconds of the longest upload. */
const UPLOAD_TIMEOUT = HOUR;

/** Milliseconds from the end of an upload to its row. */
const GRACE_PERIOD = 2 * HOUR;

/** More orphans than this, and than files with rows, mean an empty or foreign database. */
const MAX_ORPHANS = 20;

type SweepNeeded = Pick<Services, 'db' | 'files' | 'clock' | 'log'>;

interface SweepOptions {
  /** No other process receives uploads, so all incomplete ones can go. */
  alone?: boolean;
}

interface SweepReport {
  removed: number;
  missing: number;
}

/**
 * Repairs the leftovers of a crash: removes files without rows and reports rows without files. Can be repeated or killed.
 */
export async function sweepFiles(services: SweepNeeded, { alone = false }: SweepOptions = {}): Promise<SweepReport> {
  const before = alone ? undefined : new Date(services.clock().getTime() - UPLOAD_TIMEOUT);
  const report: SweepReport = { removed: 0, missing: 0 };
  await clearIncoming(services.files, before);
  for (const owner of FILE_OWNERS) {
    const files = new Set<string>();
    for await (const key of services.files.list(owner.domain)) files.add(key);
    // After the list, so that a row written meanwhile is seen.
    const named = await namedBy(services.db, owner);
    const orphans = [...files].filter((key) => !named.has(key));
    const old = alone ? orphans : await writtenBefore(services, orphans, GRACE_PERIOD);
    report.removed += await removeOrphans(services, owner, old, files.size - orphans.length);
    const missing = [...named].filter((key) => !files.has(key));
    report.missing += await reportMissing(services, owner, missing);
  }
  removedFiles.inc(report.removed);
  missingFiles.set(report.missing);
  return report;
}

async function namedBy(db: Database, { rows }: FileOwner): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { table, key } of rows) {
    const query = sql`select ${key} as key from ${table} where ${key} is not null`;
    for (const row of await rowsOf<{ key: string }>(db, query)) named.add(row.key);
  }
  return named;
}

/** Younger files may be about to get their rows. */
async function writtenBefore({ files, clock }: SweepNeeded, keys: readonly string[], age: number): Promise<string[]> {
  const old: string[] = [];
  for (const key of keys) {
    const at = await files.modifiedAt(key);
    if (at && clock().getTime() - at.getTime() > age) old.push(key);
  }
  return old;
}

async function removeOrphans({ db, files, log }: SweepNeeded, owner: FileOwner, found: string[], present: number) {
  const { domain } = owner;
  if (found.length === 0) return 0;
  return db.transaction(async (tx) => {
    // Rows of placed files are committed from here on.
    await waitForPlacing(tx);
    const named = await namedBy(tx, owner);
    const orphans = found.filter((key) => !named.has(key));
    if (orphans.length > MAX_ORPHANS && orphans.length > present) {
      log.error(
        { domain, orphans: orphans.length, present },
        'most files have no row: is this their database? Kept all',
      );
      return 0;
    }
    for (const key of orphans) {
      await files.remove(key);
      log.warn({ file: key }, 'removed a file without a row');
    }
    return orphans.length;
  });
}

async function reportMissing({ db, files, log }: SweepNeeded, owner: FileOwner, found: string[]): Promise<number> {
  if (found.length === 0) return 0;
  // Checked again: the row may be newer than the list, or deleted.
  const named = await namedBy(db, owner);
  let missing = 0;
  for (const key of found) {
    if (!named.has(key) || (await files.modifiedAt(key))) continue;
    missing++;
    log.error({ file: key }, 'the file of a row is missing: restore it from a backup');
  }
  return missing;
}

const missingFiles = new Gauge({
  name: 'files_missing',
  help: 'Rows whose file was not there at the last sweep; anything but 0 needs a backup',
});

const removedFiles = new Counter({
  name: 'files_orphaned_removed_total',
  help: 'Files without a row that sweeps have removed',
});

export const sweepJob: Job = {
  name: 'sweep-files',
  every: 60 * 60,
  run: async (services) => {
    await sweepFiles(services);
  },
};

/** Sweeps before the first request. Not a bucket, whose list takes long: that is left to the job. */
export async function sweepAtStart(services: Services, database: OpenDatabase['kind']): Promise<void> {
  if (services.files.kind !== 'local') return;
  try {
    await sweepFiles(services, { alone: database === 'embedded' });
  } catch (error) {
    services.log.error({ err: error }, 'the files were not swept; the job tries again');
  }
}
