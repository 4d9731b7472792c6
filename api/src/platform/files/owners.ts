import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { applicants, grievances, mediaFiles, noticeFiles, noticeRevisions, notices } from '../database/schema';
import { LOCKS, type Database } from '../database/database';

/** A table whose rows have a file each. */
export interface FileRows {
  table: PgTable;
  /** The key of a row's file; null for a row without one. */
  key: AnyColumn | SQL<string | null>;
}

export interface FileOwner {
  /** First part of the keys; all files below it belong to these tables. */
  domain: string;
  rows: readonly FileRows[];
}

/** Every domain that keeps files. What is missing here is never swept; what is here without need loses its files. */
export const FILE_OWNERS: readonly FileOwner[] = [
  {
    domain: 'notices',
    rows: [
      { table: notices, key: notices.fileKey },
      { table: noticeRevisions, key: noticeRevisions.fileKey },
      { table: noticeFiles, key: noticeFiles.key },
    ],
  },
  { domain: 'grievances', rows: [{ table: grievances, key: grievances.fileKey }] },
  { domain: 'media', rows: [{ table: mediaFiles, key: mediaFiles.key }] },
  { domain: 'photos', rows: [{ table: applicants, key: applicants.photoFile }] },
];

/**
 * Says that a row is about to name a placed file. To be called first in the transaction that writes the row: the sweep
 * waits for its end, and then knows whether an old file has its row.
 */
export async function announcePlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.placing})`);
}

/** Waits for every transaction, of whichever process, that has announced a file; new ones wait until `tx` ends. */
export async function waitForPlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.placing})`);
}
