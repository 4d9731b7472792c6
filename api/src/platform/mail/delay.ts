const MINUTE = 60_000;

/** Milliseconds. The first is also the time that an attempt may take, see `claimMail`. */
const FIRST = 2 * MINUTE;
const LONGEST = 6 * 60 * MINUTE;

/** After so many attempts, about two days, a mail waits for staff. */
export const MOST_ATTEMPTS = 16;

/** Milliseconds until the attempt after this one; each wait is twice the one before. */
export function delayAfter(attempts: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(attempts - 1, 20));
}
