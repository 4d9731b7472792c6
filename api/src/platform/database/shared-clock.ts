import { SECOND } from '@university/shared/time';
import { Gauge } from 'prom-client';

/** Milliseconds between measurements: clocks drift by less than a millisecond in this time. */
const INTERVAL = 60 * SECOND;

/** Queries per measurement; the quickest is the most exact. */
const SAMPLES = 3;

const offsets = new Gauge({
  name: 'database_clock_offset_seconds',
  help: 'How far the clock of the database is ahead of the one of this machine; what is due goes by the former',
});

interface Options {
  read: () => Promise<Date>;
  /** Epoch milliseconds. */
  system?: () => number;
  onError: (error: Error) => void;
}

/**
 * A clock synchronised with the database, so that all processes agree on what is published, open or over. The offset is
 * measured periodically until `stop`; without an answer the last one stays.
 */
export async function sharedClock({ read, system = Date.now, onError }: Options) {
  let offset = 0;
  async function measure(): Promise<void> {
    let quickest = Infinity;
    try {
      for (let count = 0; count < SAMPLES; count++) {
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
  const timer = setInterval(() => void measure(), INTERVAL).unref();
  return { now: () => new Date(system() + offset), stop: () => clearInterval(timer) };
}
