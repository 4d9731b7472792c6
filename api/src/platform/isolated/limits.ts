import type { ProcessLimits } from './isolated-process';

/** What work apart from the server may take. */
export interface Limits extends ProcessLimits {
  /** Processes at work side by side. */
  processes: number;
  /** Tasks that wait for a process, of all senders. */
  waiting: number;
  /** Tasks of one sender that wait, beside the one that is at work. */
  waitingEach: number;
  /**
   * Milliseconds that a task waits for its turn before its sender is asked to come back. With `time` less than what a
   * connection may be silent (web/src/server.ts).
   */
  patience: number;
  /** Milliseconds after which a process without work is ended. */
  idle: number;
}

const MIB = 1024 * 1024;

const QUEUE = { waiting: 20, waitingEach: 2, patience: 60_000, idle: 30_000 } as const;

/**
 * Each kind of work has processes and a queue of its own: a paper waits behind no picture.
 *
 * A picture of 12 megapixels takes 4 s of a processor and 140 MB. The time is for a server at the limit of its strength,
 * the memory for the largest picture that is taken: an interlaced PNG of 16 bits a channel is held whole, in 500 MB. One at
 * a time, and behind all else: whoever uploads waits anyway, and whoever reads a page must not notice (`npm run bench:media`).
 *
 * The text of a paper is for searches, which can wait: 36 pages take half a second and 90 MB.
 */
export const LIMITS = {
  documents: { ...QUEUE, time: 4_000, memory: 128 * MIB, priority: 5, processes: 2 },
  texts: { ...QUEUE, time: 20_000, memory: 256 * MIB, priority: 10, processes: 1, idle: 5_000 },
  pictures: { ...QUEUE, time: 50_000, memory: 768 * MIB, priority: 5, processes: 1 },
} as const satisfies Record<string, Limits>;
