import { desc, eq, inArray, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert';
import { LOCKS, type Database } from '../../platform/database/database';
import { auditChain, auditLog, auditPending, auditPersonal } from '../../platform/database/schema';
import { BEGINNING, linker, type Head, type Link } from './links';

/** Lines chained in one transaction. */
const BATCH = 500;

/** The last link; `BEGINNING` while there is none. */
export async function headOf(db: Database): Promise<Head> {
  const [head] = await db
    .select({ number: auditChain.number, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.number))
    .limit(1);
  return head ?? BEGINNING;
}

/** Chains every line that waits for it, in the order of their ids. @returns the new head */
export async function chainPending(db: Database, secretKey: string): Promise<Head> {
  const { follow } = linker(secretKey);
  for (;;) {
    const { chained, head } = await db.transaction((tx) => chainBatch(tx, follow));
    if (chained < BATCH) return head;
  }
}

async function chainBatch(tx: Database, follow: ReturnType<typeof linker>['follow']) {
  // Of several processes one chains at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.chain})`);
  let head = await headOf(tx);
  // A line that is gone although it waits is left waiting: the verification tells of it.
  const waiting = await tx
    .select({ line: auditLog, personal: auditPersonal.data })
    .from(auditPending)
    .innerJoin(auditLog, eq(auditLog.id, auditPending.entryId))
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditLog.id))
    .orderBy(auditPending.entryId)
    .limit(BATCH);
  const links: Link[] = [];
  for (const { line, personal } of waiting) {
    const link = follow(head, line, personal);
    links.push(link);
    head = link;
  }
  const ids = links.map(({ entryId }) => entryId);
  if (ids.length > 0) await tx.delete(auditPending).where(inArray(auditPending.entryId, ids));
  await bulkInsert(tx, auditChain, links);
  return { chained: links.length, head };
}
