import { ApiError } from '@university/shared';
import { useEffect, useSyncExternalStore } from 'react';
import { texts } from '../texts';
import { beginOnce } from './unfinished';
import { explain, messageOf } from './messages';

/** The text fields of a call, by name. */
export type Fields = Record<string, string>;

export interface SendOptions {
  /** Idempotency-Key: the same for every try of one upload, so that the server takes it once. */
  key: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress: (share: number) => void;
}

/** What the uploads of a queue have in common. */
export interface Uploading<Result> {
  send: (fields: Fields, file: File | undefined, options: SendOptions) => Promise<Result>;
  /** Is told of every upload that went well. */
  onDone: () => void;
  /** How many files travel side by side. */
  atOnce: number;
}

/** How one upload stands. */
type JobState<Result> =
  | { kind: 'waiting' }
  /** `share` of the bytes, 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; message: string; isKeyReused?: true }
  | { kind: 'cancelled' };

/** One file on its way to the server. */
export interface Job<Result> {
  /** Idempotency-Key of every try. */
  key: string;
  title: string;
  /** None, where the fields are all of it. */
  file: File | undefined;
  fields: Fields;
  state: JobState<Result>;
}

export type NewJob = Omit<Job<never>, 'state'>;

export const isUnderWay = ({ state: { kind } }: Job<unknown>): boolean => kind === 'waiting' || kind === 'sending';
export const isOpen = ({ state: { kind } }: Job<unknown>): boolean => kind === 'failed' || kind === 'cancelled';

/**
 * The uploads of one person: they go on while people look at other pages, and wait for them when the session ended.
 * Made for `useSyncExternalStore`.
 */
export class UploadQueue<Form, Result> {
  #jobs: readonly Job<Result>[] = [];
  /** The form that asked for these uploads, to be changed and sent again. */
  form: Form | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();

  constructor(private readonly uploading: Uploading<Result>) {}

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
    const again = (job: Job<Result>): Job<Result> =>
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
    for (const job of waiting.slice(0, this.uploading.atOnce - sending)) void this.#send(job);
  }

  async #send({ key, fields, file }: Job<Result>): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { kind: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!abort.signal.aborted) this.#change(key, { kind: 'sending', share });
    };
    try {
      const result = await this.uploading.send(fields, file, { key, signal: abort.signal, onProgress });
      this.#change(key, { kind: 'done', result });
      this.uploading.onDone();
    } catch (error) {
      this.#change(key, failureOf(error));
    } finally {
      if (this.#aborts.get(key) === abort) this.#aborts.delete(key);
      this.#next();
    }
  }

  #change(key: string, state: JobState<Result>): void {
    this.#set(this.#jobs.map((job) => (job.key === key ? { ...job, state } : job)));
  }

  #set(jobs: readonly Job<Result>[]): void {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }
}

/** The key belongs to something that was published already: further tries count as another upload. */
const freshKey = ({ state }: Job<unknown>) =>
  state.kind === 'failed' && state.isKeyReused ? { key: crypto.randomUUID() } : undefined;

function failureOf(error: unknown): JobState<never> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'cancelled') return { kind: 'cancelled' };
  if (code === 'key_reused') return { kind: 'failed', message: texts.sending.keyReused, isKeyReused: true };
  return { kind: 'failed', message: explain(error).message ?? messageOf(error) };
}

/** The uploads of this person under this name. Leaving the site while one is not done asks first. */
export function useUploads<Form, Result>(owner: string, name: string, uploading: Uploading<Result>) {
  // Among what is unfinished, so that a log-out drops it too.
  const queue = beginOnce(owner, `queue-${name}`, () => new UploadQueue<Form, Result>(uploading));
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs);
  const isLeft = jobs.some(({ state }) => state.kind !== 'done');
  useEffect(() => {
    if (!isLeft) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLeft]);
  return { queue, jobs };
}
