import { type VisitCount, type VisitKind, VISIT_KINDS } from '@university/shared/contract';
import { addDays, istDay } from '@university/shared/time';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { visits } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';

/** To compare a year with the one before. */
const KEPT_DAYS = 400;

/** Limits invented keys of strangers; known keys continue to count. */
const MOST_KEYS: Record<VisitKind, number> = { page: 10_000, paper: 10_000, search: 1_000, 'not-found': 1_000 };

/** Sorted, so that concurrent writers lock in one order. */
function summed(given: readonly VisitCount[], kind: VisitKind): Map<string, number> {
  const sums = new Map<string, number>();
  for (const each of given) if (each.kind === kind) sums.set(each.key, (sums.get(each.key) ?? 0) + each.count);
  return new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function withinMost(tx: Database, day: string, kind: VisitKind, keys: readonly string[]): Promise<Set<string>> {
  const ofKind = and(eq(visits.day, day), eq(visits.kind, kind));
  const stored = await tx
    .select({ key: visits.key })
    .from(visits)
    .where(and(ofKind, sql`${visits.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`));
  const known = new Set(stored.map(({ key }) => key));
  const room = Math.max(0, MOST_KEYS[kind] - (await tx.$count(visits, ofKind)));
  return new Set([...known, ...keys.filter((key) => !known.has(key)).slice(0, room)]);
}

export async function addVisits({ db, calendar }: Pick<Services, 'db' | 'calendar'>, given: readonly VisitCount[]) {
  const day = istDay(calendar());
  await db.transaction(async (tx) => {
    for (const kind of VISIT_KINDS) {
      const sums = summed(given, kind);
      if (sums.size === 0) continue;
      const taken = await withinMost(tx, day, kind, [...sums.keys()]);
      const rows = [...sums].flatMap(([key, count]) => (taken.has(key) ? [{ day, kind, key, count }] : []));
      if (rows.length === 0) continue;
      await tx.execute(sql`insert into ${visits} (day, kind, key, count)
        select day, kind, key, count from json_populate_recordset(null::${visits}, ${JSON.stringify(rows)}::json)
        on conflict (day, kind, key) do update set count = ${visits}.count + excluded.count`);
    }
  });
}

/** `total` without the limit. */
export async function mostAsked(db: Database, kind: VisitKind, since: string, most: number) {
  const count = sql<number>`sum(${visits.count})::int`;
  const found = await db
    .select({
      row: { key: visits.key, count, lastOn: sql<string>`max(${visits.day})::text` },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(visits)
    .where(and(eq(visits.kind, kind), gte(visits.day, since)))
    .groupBy(visits.key)
    .orderBy(desc(count), visits.key)
    .limit(most);
  return { total: found[0]?.total ?? 0, rows: found.map(({ row }) => row) };
}

/** Days as YYYY-MM-DD. */
export async function readPerDay(db: Database, since: string, on: string) {
  const sumOf = (kind: VisitKind) =>
    sql<number>`coalesce(sum(${visits.count}) filter (where ${visits.kind} = ${kind}), 0)::int`;
  const rows = await db
    .select({ day: visits.day, pages: sumOf('page'), papers: sumOf('paper') })
    .from(visits)
    .where(gte(visits.day, since))
    .groupBy(visits.day);
  const read = new Map(rows.map((row) => [row.day, row]));
  const days: typeof rows = [];
  for (let day = since; day <= on; day = addDays(day, 1)) days.push(read.get(day) ?? { day, pages: 0, papers: 0 });
  return days;
}

export const eraseVisitsJob: Job = {
  name: 'erase-visits',
  every: 60 * 60,
  run: async ({ db, calendar }) => {
    await db.delete(visits).where(lt(visits.day, addDays(istDay(calendar()), -KEPT_DAYS)));
  },
};
