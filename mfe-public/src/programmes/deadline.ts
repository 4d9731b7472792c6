import type { Application } from '@university/shared/contract';
import { istDay } from '@university/shared/time';

/** Until when one can apply. */
export interface Deadline {
  /** YYYY-MM-DD in India; the whole day counts. */
  day: string;
  isOver: boolean;
}

/**
 * The last date, and whether it has passed. Worked out where the programme is read, so that the page of the server and
 * that of the browser say the same.
 */
export const deadlineOf = (day: string | null, now = new Date()): Deadline | null =>
  day === null ? null : { day, isOver: day < istDay(now) };

/** How applications for a programme stand. */
export interface Applying {
  /** First day, YYYY-MM-DD, while it is still to come. */
  opensOn: string | null;
  deadline: Deadline | null;
  /** Where one applies; null where that is not known, or not possible any more. */
  portal: string | null;
}

/** Null where nothing of it is known. */
export function applyingOf(
  application: Pick<Application, 'opens_on' | 'last_date' | 'portal'> | null,
  now = new Date(),
): Applying | null {
  if (!application) return null;
  const deadline = deadlineOf(application.last_date, now);
  const opensOn = application.opens_on !== null && application.opens_on > istDay(now) ? application.opens_on : null;
  const portal = deadline?.isOver ? null : application.portal;
  return opensOn || deadline || portal ? { opensOn, deadline, portal } : null;
}
