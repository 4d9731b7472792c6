import { DECISIONS, ROUND_TOP, type Decision, type RoundDetail } from '@university/shared/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, campuses, programs, rounds } from '../../platform/database/schema';
import type { RoundKey } from '../admission/rounds';
import { roundOfRecord } from '../allotment/repository';
import { readRound } from './rounds';
import { noStatuses, zeros, inRound, statusAt } from './round-counts';
import { DAY } from '@university/shared/time';

/** Days. A longer window is counted by days, or the chart would have hundreds of bars. */
const HOURLY_UP_TO = 7;
type SeatCounts = RoundDetail['campuses'];

async function countSeats(
  db: Database,
  key: RoundKey,
  by: { table: typeof campuses | typeof programs; key: typeof allotments.campusId | typeof allotments.programId },
  now: Date,
): Promise<SeatCounts> {
  const { code, name } = by.table;
  const rows = await db
    .select({ code, name, status: statusAt(now).as('status_now'), records: count() })
    .from(allotments)
    .innerJoin(by.table, eq(by.table.id, by.key))
    .innerJoin(rounds, roundOfRecord)
    .where(and(inRound(key), eq(allotments.outcome, 'allotted')))
    .groupBy(code, name, sql`status_now`);
  const byCode = new Map<string, SeatCounts[number]>();
  for (const row of rows) {
    const seats = byCode.get(row.code) ?? { code: row.code, name: row.name, total: 0, statuses: noStatuses() };
    byCode.set(row.code, seats);
    seats.total += row.records;
    if (row.status) seats.statuses[row.status] += row.records;
  }
  return [...byCode.values()].sort((a, b) => b.total - a.total || a.code.localeCompare(b.code)).slice(0, ROUND_TOP);
}

/** Decisions by the hour or day in which they were made. Hours and days begin as in India, which has no summer time. */
async function timeline(db: Database, key: RoundKey, unit: 'hour' | 'day') {
  const start = sql<string>`to_char(
    date_trunc(${sql.raw(`'${unit}'`)}, ${allotments.decidedAt} at time zone interval '05:30'),
    'YYYY-MM-DD"T"HH24:MI:SS"+05:30"')`.as('start');
  const rows = await db
    .select({ start, status: allotments.status, records: count() })
    .from(allotments)
    .where(and(inRound(key), inArray(allotments.status, [...DECISIONS]), sql`${allotments.decidedAt} is not null`))
    .groupBy(sql`start`, allotments.status)
    .orderBy(sql`start`);
  const points = new Map<string, Record<Decision, number>>();
  for (const row of rows) {
    const counts = points.get(row.start) ?? zeros(DECISIONS);
    points.set(row.start, counts);
    counts[row.status as Decision] += row.records;
  }
  return { unit, points: [...points].map(([at, counts]) => ({ at: new Date(at).toISOString(), counts })) };
}

export async function readRoundDetail(db: Database, key: RoundKey, now: Date): Promise<RoundDetail> {
  const round = await readRound(db, key, now);
  const days = (Date.parse(round.closesAt ?? '') - Date.parse(round.opensAt ?? '')) / DAY;
  return {
    round,
    campuses: await countSeats(db, key, { table: campuses, key: allotments.campusId }, now),
    programs: await countSeats(db, key, { table: programs, key: allotments.programId }, now),
    timeline: await timeline(db, key, days > HOURLY_UP_TO ? 'day' : 'hour'),
  };
}
