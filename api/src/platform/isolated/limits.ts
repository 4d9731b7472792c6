import type { ProcessLimits } from './isolated-process';

/** What work apart from the server may take. */
export interface Limits extends ProcessLimits {
  /** Processes at work side by side. */
  processes: number;
  /** Tasks that wait for a process, of all senders. */
  waiting: number;
  /** Tasks of one sender that wait, beside the one that is at work. */
  waitingEach: number;
  /** Milliseconds after which a process without work is ended. */
  idle: number;
}

const MIB = 1024 * 1024;

/**
 * Each kind of work has processes and a queue of its own: a paper waits behind no picture.
 *
 * A picture of 12 megapixels takes 3 s and 250 MB; the time is for a server at the limit of its strength, the memory for
 * the largest picture that is taken, as a progressive JPEG or an interlaced PNG, which are held whole. One at a time, and
 * behind all else: whoever uploads waits anyway, and whoever reads a page must not notice (`npm run bench:media`).
 */
export const LIMITS = {
  documents: { time: 2_000, memory: 128 * MIB, priority: 5, processes: 2, waiting: 20, waitingEach: 2, idle: 30_000 },
  pictures: { time: 60_000, memory: 768 * MIB, priority: 15, processes: 1, waiting: 20, waitingEach: 2, idle: 30_000 },
} as const satisfies Record<string, Limits>;
