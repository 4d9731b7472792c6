import { createHmac, hkdfSync } from 'node:crypto';
import { desc, eq, inArray, sql, and, asc, gt, isNull } from 'drizzle-orm';
import { bulkInsert, LOCKS, type Database } from '../../platform/database/database';
import { auditChain, auditLog, auditPending, auditPersonal } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { audit, canonicalJson } from '../../platform/audit/write';
import type { Job } from '../../platform/jobs';
import { DAY } from '@university/shared/time';

type AuditLine = typeof auditLog.$inferSelect;

export type WholeLine = AuditLine & { personal: Record<string, unknown> | null };

export interface Head {
  number: number;
  hash: string;
}

const BEGINNING: Head = { number: 0, hash: '' };

/** An HMAC chain: without SECRET_KEY nobody can forge links, whatever rights in the database. */
function linker(secretKey: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'audit-log', 32));
  const mac = (value: unknown) => createHmac('sha256', key).update(canonicalJson(value)).digest('hex');
  return {
    digestOf: (line: AuditLine, personal: unknown) => mac(['personal', line.id, personal]),
    hashOf: (before: Head, line: AuditLine, personalDigest: string | null) =>
      mac(['link', before.number + 1, before.hash, { ...line, at: line.at.toISOString() }, personalDigest]),
  };
}

const BATCH = 500;

export async function headOf(db: Database): Promise<Head> {
  const [head] = await db
    .select({ number: auditChain.number, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.number))
    .limit(1);
  return head ?? BEGINNING;
}

export async function chainPending(db: Database, secretKey: string): Promise<Head> {
  for (;;) {
    const { chained, head } = await db.transaction((tx) => chainBatch(tx, linker(secretKey)));
    if (chained < BATCH) return head;
  }
}

async function chainBatch(tx: Database, { digestOf, hashOf }: ReturnType<typeof linker>) {
  // One process at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.chain})`);
  let head = await headOf(tx);
  // A pending line that was deleted stays pending; verification reports it.
  const waiting = await tx
    .select({ line: auditLog, personal: auditPersonal.data })
    .from(auditPending)
    .innerJoin(auditLog, eq(auditLog.id, auditPending.entryId))
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditLog.id))
    .orderBy(auditPending.entryId)
    .limit(BATCH);
  const links: (typeof auditChain.$inferInsert)[] = [];
  for (const { line, personal } of waiting) {
    const personalDigest = personal === null ? null : digestOf(line, personal);
    head = { number: head.number + 1, hash: hashOf(head, line, personalDigest) };
    links.push({ ...head, entryId: line.id, personalDigest });
  }
  const ids = links.map(({ entryId }) => entryId);
  if (ids.length > 0) await tx.delete(auditPending).where(inArray(auditPending.entryId, ids));
  await bulkInsert(tx, auditChain, links);
  return { chained: links.length, head };
}

/** In batches, so that other work is not blocked. */
const VERIFY_BATCH = 1_000;

export interface Verification {
  head: Head;
  /** Lines whose personal part was erased. */
  erased: number;
  /** The first problem found. */
  problem?: string;
}

/**
 * Finds lines that were changed, removed, added or moved. A truncated log is only found with a head noted elsewhere.
 */
export async function verifyChain(db: Database, secretKey: string, noted?: Head): Promise<Verification> {
  const { digestOf, hashOf } = linker(secretKey);
  let head = BEGINNING;
  let erased = 0;

  const problemOf = ({ link, line, personal }: ChainedLine): string | undefined => {
    if (link.number !== head.number + 1) return `Link ${head.number + 1} is missing.`;
    if (!line) return `Link ${link.number}: its line was taken out of the log.`;
    if (hashOf(head, line, link.personalDigest) !== link.hash)
      return `Link ${link.number}: the line was changed, or it was chained with other keys.`;
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
    if (rows.length < VERIFY_BATCH) break;
  }
  if (noted && noted.number > head.number)
    return { head, erased, problem: `The log ends at link ${head.number}, before the noted ${noted.number}.` };
  return { head, erased, problem: await problemOutside(db) };
}

const readLinks = (db: Database, after: number) =>
  db
    .select({ link: auditChain, line: auditLog, personal: auditPersonal.data })
    .from(auditChain)
    .leftJoin(auditLog, eq(auditLog.id, auditChain.entryId))
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditChain.entryId))
    .where(gt(auditChain.number, after))
    .orderBy(asc(auditChain.number))
    .limit(VERIFY_BATCH);

type ChainedLine = Awaited<ReturnType<typeof readLinks>>[number];

/** Lines neither linked nor pending, or pending and deleted. Each is one statement, and so one moment. */
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

/** Also adds the result to the log. `noted`: a head noted elsewhere. */
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

/** Source: CERT-In directions of 28 April 2022, (iv). */
const NETWORK_DAYS = 180;

type Needed = Pick<Services, 'db' | 'clock' | 'secretKey' | 'log'>;

/** Until a line is chained it can be changed unnoticed. */
export const chainJob: Job = {
  name: 'chain-audit-log',
  every: 5,
  run: async ({ db, secretKey }: Needed) => {
    await chainPending(db, secretKey);
  },
};

/** Every process counts its own. */
export const tallyJob: Job = {
  name: 'write-tallied-events',
  every: 60,
  everywhere: true,
  run: async ({ tally, db, clock }: Services) => tally.write(db, clock()),
};

/** Also writes the head to the server's log, out of reach of the database. */
export const verifyAuditJob: Job = {
  name: 'verify-audit-log',
  every: 24 * 60 * 60,
  run: async (services: Needed) => {
    await chainPending(services.db, services.secretKey);
    const { head, problem } = await recordVerification(services, 'system:verify-audit-log');
    const auditHead = `${head.number}:${head.hash}`;
    if (problem) services.log.error({ auditHead, problem }, 'the audit log is broken');
    else services.log.info({ auditHead }, 'the audit log is whole');
  },
};

/** Reasons stay as long as their record. */
export const eraseNetworksJob: Job = {
  name: 'erase-audited-networks',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    const limit = new Date(clock().getTime() - NETWORK_DAYS * DAY);
    await db.execute(sql`
      delete from ${auditPersonal} where data ? 'network' and entry_id in (
        select id from ${auditLog} where at < ${limit.toISOString()}::timestamptz)`);
  },
};
