import { GRIEVANCE_CATEGORIES, GRIEVANCE_MONTHS, type GrievanceMonthCount } from '@university/shared/contract';
import { addDays, istDay, startOfIstDay } from '@university/shared/time';
import { invalid } from '@university/web';
import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import type { Sight } from './sight';

/** The month that is `count` months later, as YYYY-MM; negative: earlier. */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The month of a time in India. */
const monthOf = (at: Date): string => istDay(at).slice(0, 7);

/** @throws HttpError 400 for a month that is not among those that are counted */
export function checkMonth(month: string, at: Date): void {
  const last = monthOf(at);
  if (month <= last && month > addMonths(last, -GRIEVANCE_MONTHS)) return;
  throw invalid([{ path: 'month', message: `Choose one of the last ${GRIEVANCE_MONTHS} months` }]);
}

/**
 * What became of the grievances that somebody may see in a month, by category, in the order of the categories; those
 * without any are left out. One that was taken up again counts as if it had not been closed.
 */
export async function countMonth(
  db: Database,
  { visible }: Pick<Sight, 'visible'>,
  month: string,
): Promise<GrievanceMonthCount[]> {
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

/** The last month that is over. */
export const lastWholeMonth = (at: Date): string => monthOf(startOfIstDay(addDays(`${monthOf(at)}-01`, -1)));
