import {
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_MONTHS,
  GRIEVANCE_RETENTION_YEARS,
  type GrievanceCounts,
  type GrievanceFilter,
  type GrievanceMonthCount,
  PUBLIC_ENTRY_KINDS,
} from '@university/shared/contract';
import { and, asc, desc, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievanceEntries, grievances, staff } from '../../platform/database/schema';
import { audit } from '../../platform/audit/write';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { ASSIGNEE, isHeld, maySee, visibleTo, type Visibility } from './access';
import { addDays, istDay, startOfIstDay } from '@university/shared/time';
import { invalid } from '@university/web';

export type GrievanceRow = typeof grievances.$inferSelect;

/** The last public entry is a message of the person. */
const awaitsReply = sql<boolean>`coalesce((
  select ${grievanceEntries.kind} = 'message' from ${grievanceEntries}
  where ${grievanceEntries.grievanceId} = ${grievances.id} and ${inArray(grievanceEntries.kind, PUBLIC_ENTRY_KINDS)}
  order by ${grievanceEntries.at} desc, ${grievanceEntries.id} desc limit 1), false)`;

const selectGrievances = (db: Database) =>
  db
    .select({ row: grievances, assignee: ASSIGNEE, awaitsReply })
    .from(grievances)
    .leftJoin(staff, and(eq(staff.id, grievances.assigneeId), maySee));

export type FoundGrievance = Awaited<ReturnType<typeof selectGrievances>>[number];

export async function findGrievance(
  db: Database,
  { visible }: Visibility,
  id: string,
): Promise<FoundGrievance | undefined> {
  const [found] = await selectGrievances(db).where(and(eq(grievances.id, id), visible));
  return found;
}

/** Locked. */
export async function lockGrievance(
  tx: Database,
  { visible }: Visibility,
  id: string,
): Promise<GrievanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(grievances)
    .where(and(eq(grievances.id, id), visible))
    .for('update');
  return row;
}

const contains = (text: string): SQL =>
  sql`(position(upper(${text}) in ${grievances.ticket}) > 0 or position(lower(${text}) in lower(${grievances.subject})) > 0)`;

/** `settledAt` is set exactly in closed statuses. */
const isOverdue = (today: string) =>
  sql<boolean>`(${grievances.settledAt} is null and ${grievances.dueOn} < ${today}::date)`;

/** Open ones by due day, then closed ones, newest first. */
export async function listGrievances(
  db: Database,
  staffId: string,
  { status, category, q, overdue, assigned, limit, page }: GrievanceFilter & { limit: number; page: number },
  today: string,
): Promise<{ total: number; found: FoundGrievance[] }> {
  const condition = and(
    visibleTo(staffId).visible,
    status && eq(grievances.status, status),
    category && eq(grievances.category, category),
    q ? contains(q) : undefined,
    assigned === 'me' ? eq(grievances.assigneeId, staffId) : undefined,
    assigned === 'nobody' ? not(isHeld) : undefined,
    overdue === undefined ? undefined : sql`${isOverdue(today)} = ${overdue}::boolean`,
  );
  const found = await selectGrievances(db)
    .where(condition)
    .orderBy(sql`${grievances.settledAt} desc nulls first`, asc(grievances.dueOn), desc(grievances.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(grievances, condition), found };
}

export async function countGrievances(db: Database, { visible }: Visibility, today: string): Promise<GrievanceCounts> {
  const counts: GrievanceCounts = { open: 0, 'in-progress': 0, settled: 0, rejected: 0, overdue: 0 };
  const rows = await db
    .select({
      status: grievances.status,
      total: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue(today)}))::int`,
    })
    .from(grievances)
    .where(visible)
    .groupBy(grievances.status);
  for (const { status, total, overdue } of rows) {
    counts[status] = total;
    counts.overdue += overdue;
  }
  return counts;
}

/** The embedded database has one transaction at a time. */
const BATCH = 500;

/** @returns how many. The sweep removes files that a crash leaves. */
async function eraseBatch({ db, calendar, clock, files }: Services): Promise<number> {
  const erased = await db.transaction(async (tx) => {
    const at = calendar();
    const due = await tx
      .select({ id: grievances.id, fileKey: grievances.fileKey })
      .from(grievances)
      .where(
        sql`${grievances.settledAt} + make_interval(years => ${GRIEVANCE_RETENTION_YEARS}) <= ${at.toISOString()}::timestamptz`,
      )
      .limit(BATCH)
      .for('update');
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await tx.delete(grievances).where(inArray(grievances.id, ids));
    const detail = { grievances: ids.length };
    await audit(tx, { at: clock(), actor: 'system:retention', action: 'erase', subject: 'grievance:all', detail });
    return due;
  });
  for (const { fileKey } of erased) if (fileKey) await files.remove(fileKey);
  return erased.length;
}

export const eraseGrievances: Job = {
  name: 'erase-grievances',
  every: 60 * 60,
  run: async (services) => {
    while ((await eraseBatch(services)) > 0);
  },
};

/** YYYY-MM. */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

const monthOf = (at: Date): string => istDay(at).slice(0, 7);

/** @throws HttpError 400 */
export function checkMonth(month: string, at: Date): void {
  const last = monthOf(at);
  if (month <= last && month > addMonths(last, -GRIEVANCE_MONTHS)) return;
  throw invalid([{ path: 'month', message: `Choose one of the last ${GRIEVANCE_MONTHS} months` }]);
}

/** By category in its order, without empty ones. A reopened grievance counts as never closed. */
export async function countMonth(db: Database, { visible }: Visibility, month: string): Promise<GrievanceMonthCount[]> {
  const begins = startOfIstDay(`${month}-01`).toISOString();
  const end = startOfIstDay(`${addMonths(month, 1)}-01`);
  const ends = end.toISOString();
  const { createdAt, settledAt, dueOn } = grievances;
  const closed = sql`${settledAt} >= ${begins}::timestamptz and ${settledAt} < ${ends}::timestamptz`;
  const inTime = sql`(${settledAt} at time zone interval '05:30')::date <= ${dueOn}`;
  const rows = await db
    .select({
      category: grievances.category,
      received: sql<number>`(count(*) filter (where ${createdAt} >= ${begins}::timestamptz))::int`,
      in_time: sql<number>`(count(*) filter (where ${closed} and ${inTime}))::int`,
      late: sql<number>`(count(*) filter (where ${closed} and not ${inTime}))::int`,
      pending: sql<number>`(count(*) filter (where ${settledAt} is null or ${settledAt} >= ${ends}::timestamptz))::int`,
    })
    .from(grievances)
    .where(and(visible, lt(createdAt, end)))
    .groupBy(grievances.category);
  return GRIEVANCE_CATEGORIES.flatMap(({ id }) => {
    const row = rows.find(({ category }) => category === id);
    return row && row.received + row.in_time + row.late + row.pending > 0 ? [row] : [];
  });
}

export const lastWholeMonth = (at: Date): string => monthOf(startOfIstDay(addDays(`${monthOf(at)}-01`, -1)));
