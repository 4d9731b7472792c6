import { ACTOR_KINDS, type AuditEntry, type AuditFilter } from '@university/shared/contract';
import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { WholeLine } from '../audit/chain';
import { betweenDays, readLines } from '../audit/routes';
import { anyOf, type Database } from '../../platform/database/database';
import { allotments, auditLog, staff } from '../../platform/database/schema';
import { listCycles, findRound, roundSubject } from '../admission/schedule';
import type { Services } from '../../platform/services';
import { inRound } from './round-counts';

const ofResults = or(like(auditLog.subject, 'allotment:%'), like(auditLog.subject, 'round:%'));

/** The round and all its records. Old audit lines name a round without its cycle: they belong to the first. */
async function ofRound(db: Database, { track, round, cycle }: AuditFilter, now: Date): Promise<SQL | undefined> {
  if (!track || !round) return undefined;
  const key = await findRound(db, { track, round, cycle }, now);
  const isFirst = (await listCycles(db)).at(-1) === key.cycle;
  const records = db
    .select({ subject: sql`'allotment:' || ${allotments.id}` })
    .from(allotments)
    .where(inRound(key));
  return or(
    eq(auditLog.subject, roundSubject(key)),
    isFirst ? eq(auditLog.subject, `round:${track}:${round}`) : undefined,
    inArray(auditLog.subject, records),
  );
}

function ofActor(actor: string | undefined): SQL | undefined {
  if (!actor) return undefined;
  return actor.includes(':')
    ? eq(auditLog.actor, actor)
    : or(eq(auditLog.actor, actor), like(auditLog.actor, `${actor}:%`));
}

/** A stored reason is shown with the details. */
async function toEntries(db: Database, lines: readonly WholeLine[]): Promise<AuditEntry[]> {
  const ids = [...new Set(lines.map(({ actor }) => actor.replace(/^staff:/, '')))];
  const accounts = await db.select({ id: staff.id, email: staff.email }).from(staff).where(inArray(staff.id, ids));
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return lines.map(({ id, at, actor, action, subject, detail, personal }) => {
    const [named = '', _id = ''] = actor.split(':');
    const kind = ACTOR_KINDS.find((each) => each === named) ?? 'system';
    const email = kind === 'staff' ? (emails.get(_id) ?? null) : null;
    const reason = personal?.reason === undefined ? {} : { reason: personal.reason };
    return {
      _id: String(id),
      at: at.toISOString(),
      actor: { kind, _id, email },
      action,
      subject,
      detail: { ...detail, ...reason },
    };
  });
}

/** One page, newest first. Contains ids of people, and the e-mail address of staff. */
export async function listAudit(
  { db, calendar }: Pick<Services, 'db' | 'calendar'>,
  { limit, page, ...filter }: AuditFilter & { limit: number; page: number },
): Promise<{ total: number; entries: AuditEntry[] }> {
  const { action, subject } = filter;
  const where = and(
    subject ? eq(auditLog.subject, subject) : undefined,
    ofResults,
    await ofRound(db, filter, calendar()),
    ofActor(filter.actor),
    action ? eq(auditLog.action, action) : undefined,
    betweenDays(filter),
  );
  const lines = await readLines(db, where, { limit, offset: (page - 1) * limit });
  return { total: await db.$count(auditLog, where), entries: await toEntries(db, lines) };
}

/** The newest `most` lines of each record. */
export async function readHistories(db: Database, allotmentIds: readonly string[], most: number) {
  const subjects = allotmentIds.map((id) => `allotment:${id}`);
  const newest = sql`${auditLog.id} in (
    select id from (
      select id, row_number() over (partition by subject order by id desc) as place
      from ${auditLog} where ${anyOf(auditLog.subject, subjects)}) as ranked
    where place <= ${most})`;
  return toEntries(db, await readLines(db, newest, { limit: subjects.length * most }));
}
