import {
  offeredDecisions,
  takeBackUntil,
  type Allotment,
  type AllotmentRecord,
  type AllotmentSituation,
  type AllotmentStatus,
} from '@university/shared/contract';
import { isMailConfigured } from '../../platform/mail/settings';
import type { Services } from '../../platform/services';
import { stateOf } from '../admission/schedule';
import type { AllotmentRow } from './repository';
import { seatOf } from './seat';
import type { Surroundings } from './surroundings';

/** A seat nobody decided on is lost when the window closes; no job needs to run for that. */
export function statusNow(
  { status, closesAt }: { status: AllotmentStatus | null; closesAt: Date | null },
  now: Date,
): AllotmentStatus | null {
  return status === 'pending' && closesAt && now >= closesAt ? 'lapsed' : status;
}

type RecordRow = Pick<
  AllotmentRow,
  | 'id'
  | 'cycle'
  | 'track'
  | 'trackName'
  | 'round'
  | 'final'
  | 'outcome'
  | 'formNumber'
  | 'name'
  | 'program'
  | 'campus'
  | 'registeredCategory'
  | 'categoryAllocated'
  | 'preference'
  | 'rank'
  | 'decidedAt'
>;

/** A record with its whole form number, for staff. @param status as it is now */
export function toRecord(row: RecordRow, status: AllotmentStatus | null): AllotmentRecord {
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

/** The form number is a second proof of its owner; whoever holds the session alone must not learn it from here. */
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

/** Rounds whose result is out have a window. */
const shown = (instant: Date | null) => (instant ?? new Date(0)).toISOString();

/** A mailed code can be asked for only where mail reaches people. */
export const needsCode = isMailConfigured;

/** A record as it stands now, and what may be decided. A window includes its first instant and not its last. */
export function standingOf(row: AllotmentRow, now: Date) {
  const isOpen = stateOf(row, now) === 'open';
  const status = statusNow(row, now);
  const { final, outcome, preference } = row;
  const held = row.decisionsHeldAt !== null;
  // A later seat has taken its place: nothing is left to decide on this one.
  const situation = { final, outcome, preference, status, windowOpen: isOpen && !row.replaced, held };
  return {
    record: { ...toRecord(row, status), form_number: masked(row.formNumber) },
    offered: offeredDecisions(situation),
    window: { opensAt: shown(row.opensAt), closesAt: shown(row.closesAt), isOpen },
    takeBack: takeBackOf(row, situation, now),
  };
}

/**
 * All that the result page shows of a record.
 * @param session the one that reads it; a new one has given no proof
 */
export function toAllotment(
  row: AllotmentRow,
  known: Surroundings,
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
