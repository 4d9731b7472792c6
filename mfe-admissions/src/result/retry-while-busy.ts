import { ApiError } from '@university/shared';

/** Seconds. */
const USUAL = 5;
/** Seconds. */
const LONGEST = 60;

/** 503: turned away before anything was done. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfter : undefined;

/** Exponential backoff with jitter, in milliseconds, from the server's Retry-After. */
export function pauseBefore(attempts: number, retryAfter = USUAL, random = Math.random): number {
  const seconds = Math.min(LONGEST, Math.max(1, retryAfter) * 1.5 ** (attempts - 1));
  return Math.round(Math.min(LONGEST, seconds * (1 + random())) * 1000);
}

export interface Waiting {
  /** Epoch milliseconds. */
  until: number;
  attempts: number;
}

interface Options {
  onWait: (waiting: Waiting | null) => void;
  signal: AbortSignal;
}

/** Retries while the service is busy. Rejects with the last error when aborted. */
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
