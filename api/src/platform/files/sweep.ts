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

/** Milliseconds for which an upload may be under way in another process. */
const RECEIVED_WITHIN = HOUR;

/** Milliseconds from the last byte of an upload to its row, at most: received, examined, placed, written down. */
const WRITTEN_WITHIN = 2 * HOUR;

/**
 * More files than this, and more than have a row, are not what a crash leaves: somebody has started with an empty or
 * a foreign database.
 */
const SUSPICIOUS = 20;

type SweepNeeded = Pick<Services, 'db' | 'files' | 'clock' | 'log'>;

interface SweepOptions {
  /** Whether no other process can be receiving uploads; then whatever stands half received is a rest. */
  alone?: boolean;
}

/** What a sweep did and found. */
interface SweepReport {
  /** Files without a row, now removed. */
  removed: number;
  /** Rows without a file: what people ask for and do not get. */
  missing: number;
}

/**
 * Repairs what a crash has left between the files and the rows, which no transaction covers: removes files that no
 * row names, and reports rows whose file is gone. May run twice, and be killed anywhere.
 */
export async function sweepFiles(services: SweepNeeded, { alone = false }: SweepOptions = {}): Promise<SweepReport> {
  const before = alone ? undefined : new Date(services.clock().getTime() - RECEIVED_WITHIN);
  const report: SweepReport = { removed: 0, missing: 0 };
  await clearIncoming(services.files, before);
  for (const owner of FILE_OWNERS) {
    const files = new Set<string>();
    for await (const key of services.files.list(owner.domain)) files.add(key);
    // After the list, so that a file is none without a row because that was written meanwhile.
    const named = await namedBy(services.db, owner);
    const orphans = [...files].filter((key) => !named.has(key));
    const old = alone ? orphans : await writtenBefore(services, orphans, WRITTEN_WITHIN);
    report.removed += await removeOrphans(services, owner, old, files.size - orphans.length);
    const missing = [...named].filter((key) => !files.has(key));
    report.missing += await reportMissing(services, owner, missing);
  }
  removedFiles.inc(report.removed);
  missingFiles.set(report.missing);
  return report;
}

/** Every file that rows of a domain name. */
async function namedBy(db: Database, { rows }: FileOwner): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { table, key } of rows) {
    const query = sql`select ${key} as key from ${table} where ${key} is not null`;
    for (const row of await rowsOf<{ key: string }>(db, query)) named.add(row.key);
  }
  return named;
}

/** Those of the files that are older than `age`: younger ones may be about to get their rows. */
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
    // Whoever had placed one of these has by now committed its row, or never will.
    await waitForPlacing(tx);
    const named = await namedBy(tx, owner);
    const orphans = found.filter((key) => !named.has(key));
    if (orphans.length > SUSPICIOUS && orphans.length > present) {
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
  // Asked again before it is reported: the row may be younger than the list, or be gone with its file.
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

/** The sweep of the file storage, every hour. */
export const sweepJob: Job = {
  name: 'sweep-files',
  every: 60 * 60,
  run: async (services) => {
    await sweepFiles(services);
  },
};

/**
 * Repairs what the last process left, before the first request. On the embedded database and the disk there is no
 * other process, so every file without a row can go; a bucket is left to the job, as its list takes long.
 */
export async function sweepAtStart(services: Services, database: OpenDatabase['kind']): Promise<void> {
  if (services.files.kind !== 'local') return;
  try {
    await sweepFiles(services, { alone: database === 'embedded' });
  } catch (error) {
    services.log.error({ err: error }, 'the files were not swept; the job tries again');
  }
}
