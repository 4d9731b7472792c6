import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isRound, type RoundKey } from '../admission/schedule';
import { inRound } from '../results/round-counts';
import type { Database } from '../../platform/database/database';
import { allotments, programCampuses, programs, type rankRanges, rounds } from '../../platform/database/schema';

export type Range = typeof rankRanges.$inferSelect;

type Seat = Pick<Range, 'programId' | 'campusId' | 'category'>;

const nameOf = ({ programId, campusId, category }: Seat) => `${programId} ${campusId} ${category}`;

async function readGiven(tx: Database, key: RoundKey) {
  const { programId, campusId, categoryAllocated: category } = allotments;
  const rows = await tx
    .select({
      programId: sql<string>`${programId}`,
      campusId: sql<string>`${campusId}`,
      category: sql<string>`${category}`,
      seats: sql<number>`count(*)::int`.mapWith(Number),
      opening: sql<number | null>`min(${allotments.rank})`,
      closing: sql<number | null>`max(${allotments.rank})`,
    })
    .from(allotments)
    .where(sql`${inRound(key)} and ${allotments.outcome} = 'allotted' and ${category} is not null`)
    .groupBy(programId, campusId, category);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** By the last seat of each applicant up to the round, if accepted: a later seat replaces an earlier one. */
async function countHeld(tx: Database, { cycle, track, round }: RoundKey): Promise<Map<string, number>> {
  const last = tx
    .selectDistinctOn([allotments.applicantId], {
      programId: allotments.programId,
      campusId: allotments.campusId,
      category: allotments.categoryAllocated,
      status: allotments.status,
    })
    .from(allotments)
    .where(
      and(
        eq(allotments.cycle, cycle),
        eq(allotments.track, track),
        lte(allotments.round, round),
        eq(allotments.outcome, 'allotted'),
      ),
    )
    .orderBy(allotments.applicantId, desc(allotments.round))
    .as('last');
  const rows = await tx
    .select({
      programId: sql<string>`${last.programId}`,
      campusId: sql<string>`${last.campusId}`,
      category: sql<string>`${last.category}`,
      held: count(),
    })
    .from(last)
    .where(inArray(last.status, ['freeze', 'float']))
    .groupBy(last.programId, last.campusId, last.category);
  return new Map(rows.map((row) => [nameOf(row), row.held]));
}

async function readOffered(tx: Database, { track }: RoundKey): Promise<(Seat & { seats: number })[]> {
  const rows = await tx
    .select({ programId: programCampuses.programId, campusId: programCampuses.campusId, seats: programCampuses.seats })
    .from(programCampuses)
    .innerJoin(programs, sql`${programs.id} = ${programCampuses.programId} and ${programs.track} = ${track}`);
  return rows.flatMap(({ seats, ...place }) => seats.map((each) => ({ ...place, ...each })));
}

/** First and last rank of each seat; after the window also seats left, including those that nobody was given. */
export async function computeRanks(tx: Database, key: RoundKey, now: Date): Promise<Range[]> {
  const given = await readGiven(tx, key);
  const [round] = await tx.select({ closesAt: rounds.closesAt }).from(rounds).where(isRound(key));
  const isClosed = round?.closesAt ? now >= round.closesAt : false;
  const offered = await readOffered(tx, key);
  const held = isClosed ? await countHeld(tx, key) : new Map<string, number>();
  const left = new Map(offered.map((seat) => [nameOf(seat), Math.max(0, seat.seats - (held.get(nameOf(seat)) ?? 0))]));
  const leftOf = (seat: Seat) => (isClosed ? (left.get(nameOf(seat)) ?? null) : null);
  const free = offered.filter((seat) => !given.has(nameOf(seat)) && (leftOf(seat) ?? 0) > 0);
  return [...given.values(), ...free.map((seat) => ({ ...seat, seats: 0, opening: null, closing: null }))].map(
    (row): Range => ({ ...key, ...row, seatsLeft: leftOf(row) }),
  );
}
