import { ApiError } from '@university/shared';

/** Seconds, where the server does not say how long to wait. */
const USUAL = 5;
/** Seconds; nobody waits longer for the next attempt. */
const LONGEST = 60;

/** The service turned the call away before doing anything with it, because too many people are there. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/** Seconds that the server asks to wait, where it does. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfter : undefined;

/**
 * Milliseconds until the next attempt after `attempts` that were turned away: what the server asks for, half as much
 * again with each attempt, and up to as much again at random, so that those who were turned away together do not all
 * come back together.
 */
export function pauseBefore(attempts: number, retryAfter = USUAL, random = Math.random): number {
  const seconds = Math.min(LONGEST, Math.max(1, retryAfter) * 1.5 ** (attempts - 1));
  return Math.round(Math.min(LONGEST, seconds * (1 + random())) * 1000);
}

export interface Waiting {
  /** Instant of the next attempt, epoch milliseconds. */
  until: number;
  /** How often the service has turned us away. */
  attempts: number;
}

interface Options {
  /** Told before each pause, and with null before each further attempt. */
  onWait: (waiting: Waiting | null) => void;
  signal: AbortSignal;
}

/** Makes a call again for as long as the service is busy. Rejects with its last error when `signal` ends the waiting. */
export async function retryWhileBusy<T>(make: () => Promise<T>, { onWait, signal }: Options): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await make();
    } catch (error) {
      if (!isBusy(error) || signal.aborted) throw error;
      const pause = pauseBefore(attempts, retryAfterOf(error));
      onWait({ until: Date.now() + pause, attempts });
      await elapsed(pause, signal);
      onWait(null);
      if (signal.aborted) throw error;
    }
  }
}

/** Resolves after so many milliseconds, or at once when the signal says so. */
function elapsed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
