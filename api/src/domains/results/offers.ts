import type { ResultColumn, Track } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { campuses, programCampuses, programs } from '../../platform/database/schema';
import type { ResultRow } from './csv/row';

interface Offer {
  programId: string;
  /** Ids of the campuses that teach it, by code. */
  campusIds: Map<string, string>;
}

/** The programmes of a track by code. */
export type Offers = Map<string, Offer>;

export async function readOffers(db: Database, track: Track): Promise<Offers> {
  const rows = await db
    .select({ programId: programs.id, program: programs.code, campusId: campuses.id, campus: campuses.code })
    .from(programs)
    .innerJoin(programCampuses, eq(programCampuses.programId, programs.id))
    .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
    .where(eq(programs.track, track));
  const offers: Offers = new Map();
  for (const row of rows) {
    const offer = offers.get(row.program) ?? { programId: row.programId, campusIds: new Map() };
    offers.set(row.program, offer);
    offer.campusIds.set(row.campus, row.campusId);
  }
  return offers;
}

export interface Seat {
  programId: string | null;
  campusId: string | null;
}

export const NO_SEAT: Seat = { programId: null, campusId: null };

type Problem = { column: ResultColumn; reason: string; value?: string };

/** The columns that say which seat: all filled in for an allotted seat, all empty otherwise. */
const SEAT_COLUMNS = ['program_code', 'campus_code', 'category_allocated', 'program_preference'] as const;

/** The seat of a row, which must be one that the university has. */
export function findSeat(row: ResultRow, offers: Offers): Seat | Problem[] {
  const isAllotted = row.outcome === 'allotted';
  const wrong = SEAT_COLUMNS.filter((column) => (row[column] === null) === isAllotted);
  if (wrong.length > 0) {
    const reason = isAllotted ? 'An allotted seat needs this.' : 'Leave this empty: no seat is allotted.';
    return wrong.map((column) => ({ column, reason, value: row[column]?.toString() }));
  }
  if (row.program_code === null || row.campus_code === null) return NO_SEAT;
  const offer = offers.get(row.program_code);
  if (!offer) return [wrongCode('program_code', row.program_code, 'This track has no programme with this code.')];
  const campusId = offer.campusIds.get(row.campus_code);
  if (!campusId) {
    return [wrongCode('campus_code', row.campus_code, 'The programme is not taught on a campus with this code.')];
  }
  return { programId: offer.programId, campusId };
}

const wrongCode = (column: ResultColumn, value: string, reason: string): Problem => ({ column, reason, value });
