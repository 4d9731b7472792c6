import type { Application } from '@university/shared/contract';
import { today } from '@university/shared/identity';

/** Until when one can apply. */
export interface Deadline {
  /** YYYY-MM-DD in IST; the whole day counts. */
  day: string;
  isOver: boolean;
}

/** Computed where the programme is read, so that server and browser agree. An older API sends no `on`. */
export const deadlineOf = (day: string | null, on = today()): Deadline | null =>
  day === null ? null : { day, isOver: day < on };

/** Application dates of a programme. */
export interface Applying {
  /** YYYY-MM-DD, while it is still to come. */
  opensOn: string | null;
  deadline: Deadline | null;
  portal: string | null;
}

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
