import { overloaded } from '@university/web';
import { asDatabaseLost } from './database/database';

/** More would make the first caller of a batch wait for the last one's work. */
const MOST = 100;

/**
 * Milliseconds after which a call that still waits is refused. Its page waits `REQUEST_TIMEOUT` for all of it and then
 * asks again: what is done for who has gone keeps those waiting who have not.
 */
const PATIENCE = 4_000;

interface Waiting<T, R> {
  item: T;
  /** Instant of the call, milliseconds of `performance`. */
  since: number;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/** What `run` says of one item: its result, or the error that its caller gets while the others succeed. */
export type Outcome<R> = { result: R } | { error: Error };

/**
 * Makes one piece of database work of many calls: while a batch runs, those who come meanwhile wait and make the
 * next one together. A caller alone waits for nobody. On result day this turns a commit for each applicant into a
 * commit for dozens, and a caller is still answered only after the commit that holds his work.
 * Its promise rejects with HttpError 503 `overloaded`, and nothing was done, where the calls before it take too long.
 * @param run does the work of a batch in one transaction, and answers for each item in the same order
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
    const latest = performance.now() - PATIENCE;
    const late = waiting.filter(({ since }) => since < latest);
    waiting = waiting.slice(late.length);
    for (const { reject } of late) reject(overloaded());
  }

  async function work() {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      // A failure of the transaction may be one item's fault: each is then tried alone.
      await settle(batch).catch(async (error: unknown) => {
        // Trying again could only hide that the first attempt may have been done.
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
