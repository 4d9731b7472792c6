import { today } from '@university/shared/identity';
import type { Application } from '@university/shared/contract';

/** Until when one can apply. */
export interface Deadline {
  /** YYYY-MM-DD in India; the whole day counts. */
  day: string;
  isOver: boolean;
}

/**
 * The last date, and whether it has passed. Worked out where the programme is read, so that the page of the server and
 * that of the browser say the same.
 * @param on the day by the server's clock; an API that is older does not tell it
 */
export const deadlineOf = (day: string | null, on = today()): Deadline | null =>
  day === null ? null : { day, isOver: day < on };

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
  on = today(),
): Applying | null {
  if (!application) return null;
  const deadline = deadlineOf(application.last_date, on);
  const opensOn = application.opens_on !== null && application.opens_on > on ? application.opens_on : null;
  const portal = deadline?.isOver ? null : application.portal;
  return opensOn || deadline || portal ? { opensOn, deadline, portal } : null;
}
