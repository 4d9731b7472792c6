/** What work apart from the server may take. */
export interface Limits {
  /** Milliseconds of one task. */
  time: number;
  /** Bytes of a process, beside what Node itself needs. */
  memory: number;
  /** Processes at work side by side. */
  processes: number;
  /** Tasks that wait for a process. */
  waiting: number;
  /** Tasks of one sender: one is at work, the others wait. */
  perSender: number;
  /** Milliseconds after which a process without work is ended. */
  idle: number;
}

export const MEMORY = 128 * 1024 * 1024;

export const LIMITS: Limits = { time: 2_000, memory: MEMORY, processes: 2, waiting: 20, perSender: 3, idle: 30_000 };
