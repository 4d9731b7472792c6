import { SECOND } from '@university/shared/time';
import { Gauge } from 'prom-client';

/** Milliseconds between two measurements: clocks of machines drift by less than a millisecond in that time. */
const EVERY = 60 * SECOND;

/** Questions of one measurement; the quickest answer tells most. */
const QUESTIONS = 3;

const offsets = new Gauge({
  name: 'database_clock_offset_seconds',
  help: 'How far the clock of the database is ahead of the one of this machine; what is due goes by the former',
});

interface Options {
  /** The clock of the database. */
  read: () => Promise<Date>;
  /** The clock of this machine, epoch milliseconds. */
  system?: () => number;
  onError: (error: Error) => void;
}

/**
 * The time by which things are due: that of the database, so that all processes on it agree on what is published, open or
 * over, however their machines' clocks are set. It is not asked each time: how far the two are apart is measured, now and
 * again and again until `stop`. Where the database does not answer, the clock goes on with what it knew.
 */
export async function sharedClock({ read, system = Date.now, onError }: Options) {
  /** Milliseconds that the database is ahead. */
  let offset = 0;
  async function measure(): Promise<void> {
    let quickest = Infinity;
    try {
      for (let count = 0; count < QUESTIONS; count++) {
        const sent = system();
        const there = (await read()).getTime();
        const taken = system() - sent;
        if (taken >= quickest) continue;
        quickest = taken;
        offset = Math.round(there - (sent + taken / 2));
      }
      offsets.set(offset / SECOND);
    } catch (error) {
      onError(error as Error);
    }
  }
  await measure();
  const timer = setInterval(() => void measure(), EVERY).unref();
  return { now: () => new Date(system() + offset), stop: () => clearInterval(timer) };
}
