import type { AllotmentStatus } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import type { AllotmentRow, StatusChange } from './repository';

/** What an applicant's decision, or taking it back, makes of a record. */
export function changeTo(
  status: AllotmentStatus,
  row: AllotmentRow,
  { at, isTakenBack }: { at: Date; isTakenBack: boolean },
): Omit<StatusChange, 'id'> {
  const canReturn = !isTakenBack && row.takeBackMinutes > 0;
  return {
    status,
    decidedAt: status === 'pending' ? null : at,
    // Promised now and written into the mail, so a window that is made longer later does not move it.
    takeBackUntil: canReturn
      ? new Date(Math.min(at.getTime() + row.takeBackMinutes * MINUTE, row.closesAt?.getTime() ?? 0))
      : null,
    takeBackTo: canReturn ? (row.status === 'float' ? 'float' : 'pending') : null,
  };
}
