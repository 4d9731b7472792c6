import { overloaded } from '@university/web';
import { asDatabaseLost } from './database/database';

/** More would make the first caller of a batch wait for the last one's work. */
const MAX_BATCH = 100;

/** Milliseconds. Pages give up after `REQUEST_TIMEOUT`: work for callers who have left would delay the others. */
const WAIT_LIMIT = 4_000;

interface Waiting<T, R> {
  item: T;
  since: number;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

export type Outcome<R> = { result: R } | { error: Error };

/**
 * Groups calls into batches: calls that arrive while a batch runs form the next one. On result day this makes one commit
 * of dozens; each caller is answered after the commit. Rejects with 503 `overloaded`, with nothing done, after `WAIT_LIMIT`.
 * @param run does a batch in one transaction; returns the outcomes in the same order
 */
export function inBatches<T, R>(run: (items: T[]) => Promise<Outcome<R>[]>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  async function settle(batch: Waiting<T, R>[]) {
    const outcomes = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome && 'result' in outcome) resolve(outcome.result);
      else reject(outcome?.error ?? new Error('A batch gave no outcome for an item'));
    });
  }

  function refuseLate() {
    const latest = performance.now() - WAIT_LIMIT;
    const late = waiting.filter(({ since }) => since < latest);
    waiting = waiting.slice(late.length);
    for (const { reject } of late) reject(overloaded());
  }

  async function work() {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      // One item may have failed the transaction: each is retried alone.
      await settle(batch).catch(async (error: unknown) => {
        // Not after a lost connection: the first attempt may have been committed.
        if (batch.length === 1 || asDatabaseLost(error)) {
          for (const { reject } of batch) reject(error);
          return;
        }
        for (const one of batch) await settle([one]).catch(one.reject);
      });
      refuseLate();
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      if (!isRunning) void work();
    });
}
