import type { Notice } from '@university/shared/contract';

/** How one upload stands. */
export type JobState =
  | { kind: 'waiting' }
  /** `share` of the bytes, 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'done'; notice: Notice }
  | { kind: 'failed'; message: string; isKeyReused?: true }
  | { kind: 'cancelled' };

/** One file on its way to become a notice. */
export interface Job {
  /** Idempotency-Key of every try, so that the server publishes it once. */
  key: string;
  title: string;
  file: File;
  fields: Record<string, string>;
  state: JobState;
}

export const isUnderWay = ({ state: { kind } }: Job): boolean => kind === 'waiting' || kind === 'sending';
export const isOpen = ({ state: { kind } }: Job): boolean => kind === 'failed' || kind === 'cancelled';
