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
import type { AllotmentRow } from './repository';

/** A seat nobody decided on is lost when the window closes; no job needs to run for that. */
export function statusNow(
  { status, closesAt }: { status: AllotmentStatus | null; closesAt: Date | null },
  now: Date,
): AllotmentStatus | null {
  return status === 'pending' && closesAt && now >= closesAt ? 'lapsed' : status;
}

type RecordRow = Omit<AllotmentRow, 'opensAt' | 'closesAt' | 'published' | 'takeBackMinutes'>;

/** A record with its whole form number, for staff. @param status as it is now */
export function toRecord(row: RecordRow, status: AllotmentStatus | null): AllotmentRecord {
  return {
    _id: row.id,
    track: row.track,
    round: row.round,
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
    closesAt: row.closesAt.getTime(),
    laterRound: row.laterRound,
  });
  return until !== null && row.takeBackTo ? { to: row.takeBackTo, until: new Date(until).toISOString() } : null;
}

/** A mailed code can be asked for only where mail reaches people. */
export const needsCode = isMailConfigured;

/**
 * A record as it stands now, and what may be decided. A window includes its first instant and not its last.
 * @param session the one that reads it; a new one has given no proof
 */
export function toAllotment(
  row: AllotmentRow,
  now: Date,
  services: Pick<Services, 'mail'>,
  session: { provedAt: Date | null } = { provedAt: null },
): Allotment {
  const isOpen = now >= row.opensAt && now < row.closesAt;
  const status = statusNow(row, now);
  const { track, round, outcome, preference } = row;
  const held = row.decisionsHeldAt !== null;
  const situation = { track, round, outcome, preference, status, windowOpen: isOpen, held };
  return {
    record: { ...toRecord(row, status), form_number: masked(row.formNumber) },
    offered: offeredDecisions(situation),
    window: { opensAt: row.opensAt.toISOString(), closesAt: row.closesAt.toISOString(), isOpen },
    serverTime: now.toISOString(),
    needsCode: needsCode(services),
    proved: session.provedAt !== null,
    takeBackMinutes: row.takeBackMinutes,
    takeBack: takeBackOf(row, situation, now),
    heldAt: row.decisionsHeldAt?.toISOString() ?? null,
  };
}
