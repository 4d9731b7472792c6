import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Any number, the same in every process of this application. */
const LOCK = 7_240_154;

/**
 * Says that a file is about to be placed. To be called before that, in the transaction that writes the row which names
 * it: however that transaction ends, killed with its process too, the sweep then knows that the file has its row or
 * never will.
 */
export async function announcePlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/** Waits for every transaction, of whichever process, that has announced a file; new ones wait until `tx` ends. */
export async function waitForPlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
