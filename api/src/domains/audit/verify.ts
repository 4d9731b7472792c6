import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { auditChain, auditLog, auditPending, auditPersonal } from '../../platform/database/schema';
import { BEGINNING, linker, type Head } from './links';
import type { Services } from '../../platform/services';
import { audit } from '../../platform/audit/write';

/** Links checked at a time, so that other work gets its turn. */
const BATCH = 1_000;

export interface Verification {
  head: Head;
  /** Lines whose personal part has been erased since. */
  erased: number;
  /** The first thing that is not right, in words; undefined when the log is whole. */
  problem?: string;
}

interface Row {
  link: typeof auditChain.$inferSelect;
  line: typeof auditLog.$inferSelect | null;
  personal: Record<string, unknown> | null;
}

/**
 * Walks the whole chain. Tells a line that was changed, taken out, put in or moved, also by somebody with all rights in
 * the database. That the newest lines were cut off together with their links shows only against a head noted elsewhere.
 */
export async function verifyChain(db: Database, secretKey: string, noted?: Head): Promise<Verification> {
  const { digestOf, hashOf } = linker(secretKey);
  let head = BEGINNING;
  let erased = 0;

  const problemOf = ({ link, line, personal }: Row): string | undefined => {
    if (link.number !== head.number + 1) return `Link ${head.number + 1} is missing.`;
    if (!line) return `Link ${link.number}: its line was taken out of the log.`;
    if (hashOf(head, line, link.personalDigest) !== link.hash)
      return `Link ${link.number}: the line was changed, or it was chained under another SECRET_KEY.`;
    if (personal && digestOf(line, personal) !== link.personalDigest)
      return `Link ${link.number}: the personal part of the line was changed.`;
    if (noted?.number === link.number && noted.hash !== link.hash)
      return `Link ${link.number} is not the one that was noted.`;
    return undefined;
  };

  for (;;) {
    const rows = await readLinks(db, head.number);
    for (const row of rows) {
      const problem = problemOf(row);
      if (problem) return { head, erased, problem };
      if (row.link.personalDigest && !row.personal) erased++;
      head = { number: row.link.number, hash: row.link.hash };
    }
    if (rows.length < BATCH) break;
  }
  if (noted && noted.number > head.number)
    return { head, erased, problem: `The log ends at link ${head.number}, before the noted ${noted.number}.` };
  return { head, erased, problem: await problemOutside(db) };
}

function readLinks(db: Database, after: number): Promise<Row[]> {
  return db
    .select({ link: auditChain, line: auditLog, personal: auditPersonal.data })
    .from(auditChain)
    .leftJoin(auditLog, eq(auditLog.id, auditChain.entryId))
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditChain.entryId))
    .where(gt(auditChain.number, after))
    .orderBy(asc(auditChain.number))
    .limit(BATCH);
}

/** Lines beside the chain: neither linked nor waiting, or waiting and gone. One statement each, so of one moment. */
async function problemOutside(db: Database): Promise<string | undefined> {
  const [loose] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.entryId, auditLog.id))
    .leftJoin(auditPending, eq(auditPending.entryId, auditLog.id))
    .where(and(isNull(auditChain.entryId), isNull(auditPending.entryId)))
    .orderBy(auditLog.id)
    .limit(1);
  if (loose) return `Line ${loose.id} was put in beside the chain.`;
  const [gone] = await db
    .select({ id: auditPending.entryId })
    .from(auditPending)
    .where(sql`not exists (select 1 from ${auditLog} where ${auditLog.id} = ${auditPending.entryId})`)
    .orderBy(auditPending.entryId)
    .limit(1);
  return gone && `Line ${gone.id} was taken out of the log before it was chained.`;
}

/** Verifies the log and writes into it what was found. @param noted a head that was noted elsewhere */
export async function recordVerification(
  { db, clock, secretKey }: Pick<Services, 'db' | 'clock' | 'secretKey'>,
  actor: string,
  noted?: Head,
): Promise<Verification> {
  const verification = await verifyChain(db, secretKey, noted);
  const { head, problem } = verification;
  await audit(db, {
    at: clock(),
    actor,
    action: 'verify-audit-log',
    subject: 'audit-log:all',
    detail: { intact: problem === undefined, number: head.number, ...(problem && { problem }) },
  });
  return verification;
}
