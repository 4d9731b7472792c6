import type { AuditEntry, AuditFilter } from '@university/shared/contract';
import { and, count, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { allotments, auditLog, staff } from '../database/schema';
import { checkRound, roundSubject } from './rounds';
import { inRound } from './status';

const DAY = 24 * 60 * 60 * 1_000;

/** When a day begins in India, which has no summer time. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00+05:30`);

const ofResults = or(like(auditLog.subject, 'allotment:%'), like(auditLog.subject, 'round:%'));

/** The round itself and every record in it. */
function ofRound(db: Database, { track, round }: AuditFilter): SQL | undefined {
  if (!track || !round) return undefined;
  const key = checkRound({ track, round });
  const records = db
    .select({ subject: sql`'allotment:' || ${allotments.id}` })
    .from(allotments)
    .where(inRound(key.track, key.round));
  return or(eq(auditLog.subject, roundSubject(key)), inArray(auditLog.subject, records));
}

function ofActor(actor: string | undefined): SQL | undefined {
  if (!actor) return undefined;
  return actor.includes(':') ? eq(auditLog.actor, actor) : like(auditLog.actor, `${actor}:%`);
}

type Row = Awaited<ReturnType<typeof readEntries>>[number];

function readEntries(db: Database, where: SQL | undefined, limit: number, offset = 0) {
  return db
    .select({ entry: auditLog, email: staff.email })
    .from(auditLog)
    .leftJoin(staff, eq(sql`'staff:' || ${staff.id}`, auditLog.actor))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

function toEntry({ entry, email }: Row): AuditEntry {
  const [kind, _id = ''] = entry.actor.split(':') as [AuditEntry['actor']['kind'], string?];
  const { id, at, action, subject, detail } = entry;
  return { _id: String(id), at: at.toISOString(), actor: { kind, _id, email }, action, subject, detail };
}

/** A page of what happened to rounds and records, newest first. People in it are ids; of staff the e-mail too. */
export async function listAudit(
  db: Database,
  { limit, page, ...filter }: AuditFilter & { limit: number; page: number },
): Promise<{ total: number; entries: AuditEntry[] }> {
  const { action, from, to, subject } = filter;
  const where = and(
    subject ? eq(auditLog.subject, subject) : undefined,
    ofResults,
    ofRound(db, filter),
    ofActor(filter.actor),
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, startOfDay(from)) : undefined,
    to ? lt(auditLog.at, new Date(startOfDay(to).getTime() + DAY)) : undefined,
  );
  const rows = await readEntries(db, where, limit, (page - 1) * limit);
  const [sum] = await db.select({ total: count() }).from(auditLog).where(where);
  return { total: sum?.total ?? 0, entries: rows.map(toEntry) };
}

/** What happened to one record, newest first. */
export async function readHistory(db: Database, allotmentId: string, most: number): Promise<AuditEntry[]> {
  return (await readEntries(db, eq(auditLog.subject, `allotment:${allotmentId}`), most)).map(toEntry);
}
