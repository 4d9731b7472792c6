import { SMALLEST_GROUP } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { isRound } from '../../src/domains/admission/rounds';
import { writeRanks } from '../../src/domains/ranks/publish';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import { rankRanges, rounds } from '../../src/platform/database/schema';
import { programRows } from '../catalogue';
import { type Random, seededRandom } from '../random';
import { cycleDocuments, presentCycle } from './cycles';
import { DEMO_ROUNDS } from './rounds';

type Range = typeof rankRanges.$inferInsert;

/** How much lower in the list of merit the seats of a category go than those that are open to all. */
const FURTHER: Record<string, number> = { UR: 1, EWS: 1.6, OBC: 1.9, SC: 3.2, ST: 4.1 };

/** Of the seats of a category so many per cent are given in the first round, and again of the rest in the second. */
const GIVEN = 80;

function rangesOf(
  random: Random,
  seat: Omit<Range, 'cycle' | 'round' | 'seats'>,
  seats: number,
  last: number,
): Omit<Range, 'cycle'>[] {
  const further = FURTHER[seat.category.split('_')[1] ?? ''] ?? 2;
  let closing = Math.round(random.between(20, 90) * further);
  let left = seats;
  return Array.from({ length: last }, (_, index) => {
    const opening = closing + random.between(1, 9);
    const given = Math.ceil((left * GIVEN) / 100);
    closing = opening + Math.round(given * random.between(4, 11) * further);
    left -= given;
    const isShown = given >= SMALLEST_GROUP;
    const ends = { opening: isShown ? opening : null, closing: isShown ? closing : null };
    return { ...seat, round: index + 1, seats: given, ...ends, seatsLeft: left };
  });
}

/** Invented ranks of last year's admission. */
export async function seedRanks(db: Database, firstStart: Date): Promise<void> {
  const random = seededRandom(5);
  const [{ code: cycle }] = cycleDocuments(firstStart);
  const ranges = programRows.flatMap(({ id: programId, track, campuses }) => {
    const last = DEMO_ROUNDS.filter((round) => round.track === track).length;
    return campuses.flatMap(({ campusId, seats }) =>
      seats.flatMap(({ category, seats: count }) =>
        rangesOf(random, { programId, campusId, track, category }, count, last).map((range) => ({ ...range, cycle })),
      ),
    );
  });
  await bulkInsert(db, rankRanges, ranges);
  await db.update(rounds).set({ ranksPublished: true }).where(eq(rounds.cycle, cycle));
}

/** Publishes this year's ranks of the rounds whose windows have closed; those of open ones are for staff to publish. */
export async function publishRanks(db: Database, firstStart: Date): Promise<void> {
  for (const { track, round } of DEMO_ROUNDS.filter(({ published, closes }) => published && closes <= 0)) {
    const key = { cycle: presentCycle(firstStart), track, round };
    await db.update(rounds).set({ ranksPublished: true }).where(isRound(key));
    await writeRanks(db, key, firstStart);
  }
}
