import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import { applications, cycles, rounds, tracks } from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import { applicationDocuments } from './applications';
import { cycleDocuments, presentCycle } from './cycles';
import { DEMO_ROUNDS, roundDocuments } from './rounds';
import { trackDocuments } from './tracks';

/** Programmes and fees name tracks. */
export async function seedTracks(db: Database, firstStart: Date): Promise<void> {
  await db.insert(tracks).values(trackDocuments.map((row) => ({ id: row.code, ...row, updatedAt: firstStart })));
}

const asDate = (instant: string | null) => (instant === null ? null : new Date(instant));

/** The admissions of this year and the last one. Rounds name campuses. */
export async function seedAdmission(db: Database, firstStart: Date): Promise<void> {
  const dated = <T extends { code: string }>(kind: string, rows: readonly T[]) =>
    rows.map((row) => ({ id: stableId(kind, row.code), ...row, updatedAt: firstStart }));
  await db
    .insert(cycles)
    .values(cycleDocuments(firstStart).map((row) => ({ id: row.code, ...row, updatedAt: firstStart })));
  await bulkInsert(db, applications, dated('application', applicationDocuments(firstStart)));
  const isOut = ({ cycle, track, round }: { cycle: string; track: string; round: number }) =>
    cycle !== presentCycle(firstStart) ||
    DEMO_ROUNDS.some((each) => each.track === track && each.round === round && each.published);
  await bulkInsert(
    db,
    rounds,
    dated('round', roundDocuments(firstStart)).map((row) => ({
      ...row,
      opensAt: asDate(row.opensAt),
      closesAt: asDate(row.closesAt),
      counsellingAt: asDate(row.counsellingAt),
      retainUntil: null,
      published: isOut(row),
    })),
  );
}
