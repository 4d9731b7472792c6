import type { GrievanceCounts, GrievanceFilter } from '@university/shared/contract';
import { and, asc, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { isHeld, type Sight } from './sight';
import type { GrievanceRow } from './view';

export async function findGrievance(db: Database, { visible }: Sight, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await db
    .select()
    .from(grievances)
    .where(and(eq(grievances.id, id), visible));
  return row;
}

/** Locked until the transaction ends: of two changes at once the second sees the first. */
export async function lockGrievance(tx: Database, { visible }: Sight, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(grievances)
    .where(and(eq(grievances.id, id), visible))
    .for('update');
  return row;
}

export async function findByTicket(db: Database, ticket: string): Promise<GrievanceRow | undefined> {
  const [row] = await db.select().from(grievances).where(eq(grievances.ticket, ticket));
  return row;
}

/** For the person, whose ticket and e-mail address were right. Locked likewise. */
export async function lockOwn(tx: Database, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await tx.select().from(grievances).where(eq(grievances.id, id)).for('update');
  return row;
}

interface GrievanceQuery extends GrievanceFilter {
  limit: number;
  page: number;
}

const contains = (text: string): SQL =>
  sql`(position(upper(${text}) in ${grievances.ticket}) > 0 or position(lower(${text}) in lower(${grievances.subject})) > 0)`;

/** `settledAt` stands exactly with the statuses that close. */
const isOverdue = (today: string) =>
  sql<boolean>`(${grievances.settledAt} is null and ${grievances.dueOn} < ${today}::date)`;

/** One page: what is open first, then by the day it is due; among the closed the newest first. */
export async function listGrievances(
  db: Database,
  { visible, staffId }: Sight,
  { status, category, q, overdue, assigned, limit, page }: GrievanceQuery,
  today: string,
): Promise<{ total: number; rows: GrievanceRow[] }> {
  const condition = and(
    visible,
    status && eq(grievances.status, status),
    category && eq(grievances.category, category),
    q ? contains(q) : undefined,
    assigned === 'me' ? eq(grievances.assigneeId, staffId) : undefined,
    assigned === 'nobody' ? not(isHeld) : undefined,
    overdue === undefined ? undefined : sql`${isOverdue(today)} = ${overdue}::boolean`,
  );
  const rows = await db
    .select()
    .from(grievances)
    .where(condition)
    .orderBy(sql`${grievances.settledAt} desc nulls first`, asc(grievances.dueOn), desc(grievances.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(grievances, condition), rows };
}

export async function countGrievances(db: Database, { visible }: Sight, today: string): Promise<GrievanceCounts> {
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
