import {
  type Allotment,
  type AllotmentStatus,
  type Became,
  type FeeLine,
  firstPaymentOf,
  type SeatPreference,
  offeredDecisions,
  takeBackUntil,
  type AllotmentRecord,
  type AllotmentSituation,
} from '@university/shared/contract';
import {
  type AllotmentRow,
  type ReferenceData,
  findAllotments,
  disableJoinReordering,
  loadReferenceData,
} from './queries';
import { isMailConfigured } from '../../platform/mail/settings';
import type { Services } from '../../platform/services';
import { stateOf } from '../admission/schedule';
import { HttpError } from '@university/web';
import { auditAll } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';

type Seat = Pick<Allotment, 'program_id' | 'campus_slug' | 'due' | 'verification' | 'preferences' | 'next_round'>;

type Listed = Pick<AllotmentRow, 'preferences' | 'outcome' | 'preference'>;

const KEEPS: readonly (AllotmentStatus | null)[] = ['pending', 'freeze', 'float'];

/** Also for letters, so that both say the same sum. */
export const firstPayment = (
  fees: readonly FeeLine[],
  { track, feeBand, registeredCategory }: Pick<AllotmentRow, 'track' | 'feeBand' | 'registeredCategory'>,
): number | null => firstPaymentOf(fees, { track, band: feeBand, category: registeredCategory });

function dueOf(row: AllotmentRow, { fees, studentPortal }: ReferenceData): Allotment['due'] {
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

export const preferencesOf = (
  row: Listed,
  { programs, campuses }: Pick<ReferenceData, 'programs' | 'campuses'>,
): SeatPreference[] =>
  row.preferences.map(({ programId, campusId }, index) => ({
    position: index + 1,
    program: programs[programId]?.name ?? null,
    campus: campuses[campusId]?.name ?? null,
    program_id: programs[programId]?.link ?? null,
    campus_slug: campuses[campusId]?.link ?? null,
    became: becameOf(index + 1, row),
  }));

function seatOf(row: AllotmentRow, status: AllotmentStatus | null, known: ReferenceData): Seat {
  const keeps = row.outcome === 'allotted' && !row.replaced && KEEPS.includes(status);
  return {
    program_id: row.programPage,
    campus_slug: row.campusPage,
    due: keeps ? dueOf(row, known) : null,
    verification: keeps ? verificationOf(row) : null,
    preferences: preferencesOf(row, known),
    next_round:
      row.nextRound === null ? null : { round: row.nextRound, opensAt: row.nextOpensAt?.toISOString() ?? null },
  };
}

/** Computed: no job sets `lapsed`. */
export function statusNow({ status, closesAt }: { status: AllotmentStatus | null; closesAt: Date | null }, now: Date) {
  return status === 'pending' && closesAt && now >= closesAt ? 'lapsed' : status;
}

export function toRecord(row: AllotmentRow, status: AllotmentStatus | null): AllotmentRecord {
  return {
    _id: row.id,
    cycle: row.cycle,
    track: row.track,
    track_name: row.trackName,
    round: row.round,
    final: row.final,
    outcome: row.outcome,
    status,
    form_number: row.formNumber,
    name: row.name,
    program: row.program,
    campus: row.campus,
    registered_category: row.registeredCategory,
    category_allocated: row.categoryAllocated,
    program_preference: row.preference,
    rank: row.rank,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** The form number is a second proof: a session alone must not reveal it. */
function masked(formNumber: string): string {
  return formNumber.replace(/.(?=.{3})/g, '•');
}

function takeBackOf(row: AllotmentRow, situation: AllotmentSituation, now: Date): Allotment['takeBack'] {
  const until = takeBackUntil({
    ...situation,
    until: row.takeBackUntil?.getTime() ?? null,
    now: now.getTime(),
    closesAt: row.closesAt?.getTime() ?? 0,
    laterRound: row.laterRound,
  });
  return until !== null && row.takeBackTo ? { to: row.takeBackTo, until: new Date(until).toISOString() } : null;
}

/** Published rounds have a window. */
const shown = (instant: Date | null) => (instant ?? new Date(0)).toISOString();

export const needsCode = isMailConfigured;

/** A window includes its first instant and not its last. */
export function standingOf(row: AllotmentRow, now: Date) {
  const isOpen = stateOf(row, now) === 'open';
  const status = statusNow(row, now);
  const { final, outcome, preference } = row;
  const held = row.decisionsHeldAt !== null;
  // A later seat replaced this one.
  const situation = { final, outcome, preference, status, windowOpen: isOpen && !row.replaced, held };
  return {
    record: { ...toRecord(row, status), form_number: masked(row.formNumber) },
    offered: offeredDecisions(situation),
    window: { opensAt: shown(row.opensAt), closesAt: shown(row.closesAt), isOpen },
    takeBack: takeBackOf(row, situation, now),
  };
}

export function toAllotment(
  row: AllotmentRow,
  known: ReferenceData,
  now: Date,
  services: Pick<Services, 'mail'>,
  session: { provedAt: Date | null } = { provedAt: null },
): Allotment {
  const standing = standingOf(row, now);
  return {
    ...standing,
    serverTime: now.toISOString(),
    needsCode: needsCode(services),
    proved: session.provedAt !== null,
    takeBackMinutes: row.takeBackMinutes,
    replaced: row.replaced,
    heldAt: row.decisionsHeldAt?.toISOString() ?? null,
    ...seatOf(row, standing.record.status, known),
  };
}

interface ReadRequest {
  id: string;
  provedAt: Date | null;
}

/** Reads records for applicants, with audit lines. Rejects with HttpError 404 if the round was withdrawn. */
export function allotmentReader(services: Services): (look: ReadRequest) => Promise<Allotment> {
  const { db, calendar, clock } = services;
  return inBatches((requests: ReadRequest[]) =>
    db.transaction(async (tx) => {
      const at = calendar();
      const ids = requests.map(({ id }) => id);
      await disableJoinReordering(tx);
      const found = await findAllotments(tx, ids);
      const rows = new Map(found.map((row) => [row.id, row]));
      const known = await loadReferenceData(tx, found);
      const shown = ids.map((id) => rows.get(id)).map((row) => (row?.published ? row : undefined));
      await auditAll(
        tx,
        shown.flatMap((row) =>
          row
            ? [{ at: clock(), actor: `applicant:${row.applicantId}`, action: 'read', subject: `allotment:${row.id}` }]
            : [],
        ),
      );
      return shown.map(
        (row, index): Outcome<Allotment> =>
          row
            ? { result: toAllotment(row, known, at, services, requests[index]) }
            : { error: new HttpError(404, 'not_published', 'The result of this round is not published.') },
      );
    }),
  );
}
