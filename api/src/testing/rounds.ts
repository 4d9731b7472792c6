import type { Database } from '../platform/database/database';
import { cycles, rounds, tracks } from '../platform/database/schema';
import { START } from './start';

/** The admission cycle of tests, two months old. */
export const CYCLE = '2025-26';

type Given = Partial<typeof rounds.$inferInsert> & { track: string; round: number };

/** Adds rounds without a window, with their tracks and cycle. */
export async function addRounds(db: Database, given: readonly Given[]): Promise<void> {
  await addCycle(db, CYCLE);
  await addTracks(
    db,
    given.map(({ track }) => track),
  );
  await db.insert(rounds).values(
    given.map((row) => {
      const code = `${row.track}-${row.round}-${row.cycle ?? CYCLE}`;
      return { id: code, code, cycle: CYCLE, final: false, ...row };
    }),
  );
}

export async function addTracks(db: Database, codes: readonly string[]): Promise<void> {
  await db
    .insert(tracks)
    .values(
      [...new Set(codes)].map((code) => ({ id: code, code, name: code.toUpperCase(), fullName: `${code} course` })),
    )
    .onConflictDoNothing();
}

export async function addCycle(db: Database, code: string, beginsOn = '2025-11-15'): Promise<void> {
  await db.insert(cycles).values({ id: code, code, beginsOn }).onConflictDoNothing();
}

export const WINDOW = { opensAt: START, closesAt: new Date(START.getTime() + 5 * 86_400_000) };
