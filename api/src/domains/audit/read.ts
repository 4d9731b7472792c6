import type { AuditLogFilter, AuditLogLine } from '@university/shared/contract';
import { and, count, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { auditLog, auditPersonal } from '../../platform/database/schema';
import { AUDIT_ROWS, rowOf } from '../../platform/audit/actions';
import type { AuditLine } from './links';
import { namesFor, type AuditNames } from './names';
import { endOfIstDay, startOfIstDay } from '@university/shared/time';

/** From the first instant of one day in India to the last of another. */
export function betweenDays({ from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(
    from ? gte(auditLog.at, startOfIstDay(from)) : undefined,
    to ? lt(auditLog.at, endOfIstDay(to)) : undefined,
  );
}

function ofKind(kind: AuditLogFilter['kind']): SQL | undefined {
  if (!kind) return undefined;
  const rows = AUDIT_ROWS.filter((row) => row.kind === kind);
  return or(
    ...rows.map(({ action, about }) =>
      and(eq(auditLog.action, action), about ? like(auditLog.subject, `${about}:%`) : undefined),
    ),
  );
}

export function matching({ kind, person, ...days }: AuditLogFilter): SQL | undefined {
  return and(
    ofKind(kind),
    person ? or(eq(auditLog.actor, person), eq(auditLog.subject, person)) : undefined,
    betweenDays(days),
  );
}

/** What was written about a line, its personal part included while it is stored. */
export type WholeLine = AuditLine & { personal: Record<string, unknown> | null };

/** Lines, newest first. */
export async function readLines(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<WholeLine[]> {
  const rows = await db
    .select({ line: auditLog, personal: auditPersonal.data })
    .from(auditLog)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditLog.id))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ line, personal }) => ({ ...line, personal }));
}

export async function countLines(db: Database, where: SQL | undefined): Promise<number> {
  const [sum] = await db.select({ total: count() }).from(auditLog).where(where);
  return sum?.total ?? 0;
}

const NOTES: Record<string, string> = { network: 'From', reason: 'Reason' };

/** Lines as sentences, by default with the names that their people and things have today. */
export async function inWords(db: Database, lines: readonly WholeLine[], names?: AuditNames): Promise<AuditLogLine[]> {
  const { who, what } = names ?? (await namesFor(db, lines));
  return lines.map((line) => {
    const row = rowOf(line);
    const words = { who: who(line.actor), what: what(line.subject), detail: line.detail };
    return {
      _id: String(line.id),
      at: line.at.toISOString(),
      kind: row?.kind ?? 'system',
      text: row
        ? row.say(words).replace(/\.\.$/, '.')
        : `${words.who} did something that this version has no words for.`,
      notes: Object.entries(line.personal ?? {}).map(([name, value]) => `${NOTES[name] ?? name}: ${String(value)}`),
    };
  });
}
