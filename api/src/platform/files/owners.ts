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
 * Says that a file is about to be placed. To be called before that, in the transaction that writes the row which names
 * it: however that transaction ends, killed with its process too, the sweep then knows that the file has its row or
 * never will.
 */
export async function announcePlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.placing})`);
}

/** Waits for every transaction, of whichever process, that has announced a file; new ones wait until `tx` ends. */
export async function waitForPlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.placing})`);
}
