import { ApiError } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useInvalidate } from '../api/invalidate';
import { beginOnce } from '../form/unfinished';
import { messageOf } from '../form/use-task';
import { type Fields, uploadNotice } from './calls';
import { texts } from './texts';

/** How one upload stands. */
type JobState =
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
  fields: Fields;
  state: JobState;
}

export type NewJob = Omit<Job, 'state'>;

export const isUnderWay = ({ state: { kind } }: Job): boolean => kind === 'waiting' || kind === 'sending';
export const isOpen = ({ state: { kind } }: Job): boolean => kind === 'failed' || kind === 'cancelled';

/** How many files travel side by side. */
const AT_ONCE = 2;

/**
 * The uploads of one person: they go on while people look at other pages, and wait for them when the session ended.
 * Made for `useSyncExternalStore`.
 */
export class UploadQueue<Form> {
  #jobs: readonly Job[] = [];
  /** The form that asked for these uploads, to be changed and sent again. */
  form: Form | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();

  /** @param onDone is told of every notice that was made */
  constructor(private readonly onDone: () => void) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly jobs = () => this.#jobs;

  start(jobs: readonly NewJob[], form: Form): void {
    this.form = form;
    this.#set(jobs.map((job) => ({ ...job, state: { kind: 'waiting' } })));
    this.#next();
  }

  cancel(key: string): void {
    this.#change(key, { kind: 'cancelled' });
    this.#aborts.get(key)?.abort();
  }

  retry(...keys: string[]): void {
    const again = (job: Job): Job =>
      keys.includes(job.key) && isOpen(job) ? { ...job, ...freshKey(job), state: { kind: 'waiting' } } : job;
    this.#set(this.#jobs.map(again));
    this.#next();
  }

  clear(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.form = null;
    this.#set([]);
  }

  #next(): void {
    const sending = this.#jobs.filter(({ state }) => state.kind === 'sending').length;
    const waiting = this.#jobs.filter(({ state }) => state.kind === 'waiting');
    for (const job of waiting.slice(0, AT_ONCE - sending)) void this.#send(job);
  }

  async #send({ key, fields, file }: Job): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { kind: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!abort.signal.aborted) this.#change(key, { kind: 'sending', share });
    };
    try {
      const notice = await uploadNotice(fields, file, { key, signal: abort.signal, onProgress });
      this.#change(key, { kind: 'done', notice });
      this.onDone();
    } catch (error) {
      this.#change(key, failureOf(error));
    } finally {
      if (this.#aborts.get(key) === abort) this.#aborts.delete(key);
      this.#next();
    }
  }

  #change(key: string, state: JobState): void {
    this.#set(this.#jobs.map((job) => (job.key === key ? { ...job, state } : job)));
  }

  #set(jobs: readonly Job[]): void {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }

  get isBusy(): boolean {
    return this.#jobs.some(isUnderWay);
  }
}

/** The key belongs to something that was published already: further tries count as another upload. */
const freshKey = ({ state }: Job) =>
  state.kind === 'failed' && state.isKeyReused ? { key: crypto.randomUUID() } : undefined;

function failureOf(error: unknown): JobState {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'cancelled') return { kind: 'cancelled' };
  if (code === 'key_reused') return { kind: 'failed', message: texts.sending.keyReused, isKeyReused: true };
  return { kind: 'failed', message: messageOf(error) };
}

/** The uploads of this person on this page. Leaving the site while something is under way asks first. */
export function useUploads<Form>(owner: string, kind: string) {
  const invalidate = useInvalidate();
  // Among what is unfinished, so that a log-out drops it too.
  const queue = beginOnce(owner, `queue-${kind}`, () => new UploadQueue<Form>(() => invalidate('notices')));
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs);
  const { isBusy } = queue;
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { queue, jobs };
}
