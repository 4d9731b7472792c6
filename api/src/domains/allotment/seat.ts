import {
  type Allotment,
  type AllotmentStatus,
  type Became,
  type FeeLine,
  firstPaymentOf,
  type SeatPreference,
} from '@university/shared/contract';
import type { AllotmentRow } from './repository';
import type { Surroundings } from './surroundings';

type Seat = Pick<Allotment, 'program_id' | 'campus_slug' | 'due' | 'verification' | 'preferences' | 'next_round'>;

type Listed = Pick<AllotmentRow, 'preferences' | 'outcome' | 'preference'>;

/** Whoever has the seat, or may still take it. */
const KEEPS: readonly (AllotmentStatus | null)[] = ['pending', 'freeze', 'float'];

/** What is due first for a seat; see `firstPaymentOf`. Letters and result pages say the same sum. */
export const firstPayment = (
  fees: readonly FeeLine[],
  { track, feeBand, registeredCategory }: Pick<AllotmentRow, 'track' | 'feeBand' | 'registeredCategory'>,
): number | null => firstPaymentOf(fees, { track, band: feeBand, category: registeredCategory });

function dueOf(row: AllotmentRow, { fees, studentPortal }: Surroundings): Allotment['due'] {
  return {
    amount: firstPayment(fees, row),
    from: row.payFrom,
    until: row.payUntil,
    portal: row.portal ?? studentPortal,
  };
}

function verificationOf(row: AllotmentRow): Allotment['verification'] {
  const days = { from: row.verifyFrom, until: row.verifyUntil };
  if (row.verifyPlace) return { ...days, place: row.verifyPlace, location: null, metro: null };
  return row.campus ? { ...days, place: row.campus, location: row.campusLocation, metro: row.campusMetro } : null;
}

function becameOf(position: number, { outcome, preference }: Listed): Became {
  if (outcome !== 'allotted' || preference === null) return 'open';
  if (position === preference) return 'allotted';
  return position < preference ? 'higher' : 'lower';
}

/** The list of an applicant, with what became of each wish. */
export const preferencesOf = (
  row: Listed,
  { programs, campuses }: Pick<Surroundings, 'programs' | 'campuses'>,
): SeatPreference[] =>
  row.preferences.map(({ programId, campusId }, index) => ({
    position: index + 1,
    program: programs[programId]?.name ?? null,
    campus: campuses[campusId]?.name ?? null,
    program_id: programs[programId]?.link ?? null,
    campus_slug: campuses[campusId]?.link ?? null,
    became: becameOf(index + 1, row),
  }));

/** What the page of a seat says beside the record. @param status as it is now */
export function seatOf(row: AllotmentRow, status: AllotmentStatus | null, known: Surroundings): Seat {
  const keeps = row.outcome === 'allotted' && KEEPS.includes(status);
  return {
    program_id: row.programStatus === 'published' ? row.programId : null,
    campus_slug: row.campusStatus === 'published' ? row.campusSlug : null,
    due: keeps ? dueOf(row, known) : null,
    verification: keeps ? verificationOf(row) : null,
    preferences: preferencesOf(row, known),
    next_round:
      row.nextRound === null ? null : { round: row.nextRound, opensAt: row.nextOpensAt?.toISOString() ?? null },
  };
}
