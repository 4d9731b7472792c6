import styled from 'styled-components';
import { color, Message, Row, radius, SectionTitle, Stack, space } from '@university/shared/kit';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession, ApiError } from '@university/shared';
import { chosenFiles, beginOnce, useLeaveWarning } from './unfinished';
import { texts } from '../texts';
import { ActButton, explain, messageOf } from './actions';

interface Shared<Result> {
  queue: Pick<UploadQueue<unknown, Result>, 'cancel' | 'retry'>;
  checking: string;
  done: (result: Result, job: Job<Result>) => ReactNode;
}

interface DeskProps<Form extends { entries: readonly { key: string }[] }, Result>
  extends Omit<Shared<Result>, 'queue'>,
    Uploading<Result> {
  name: string;
  /** @param before what was sent last */
  blank: (before?: Form) => Form;
  form: (start: Form, files: Map<string, File>, onSubmit: (jobs: NewJob[], values: Form) => void) => ReactNode;
}

export function UploadDesk<Form extends { entries: readonly { key: string }[] }, Result>(
  props: DeskProps<Form, Result>,
) {
  const { name, blank, form, checking, done: tell, ...uploading } = props;
  const owner = useSession()?.email ?? '';
  const { queue, jobs } = useUploads<Form, Result>(owner, name, uploading);
  const [start, setStart] = useState(() => blank());
  const files = chosenFiles(owner, name);
  if (jobs.length === 0) return form(start, files, (wanted, values) => queue.start(wanted, values));

  const open = jobs.filter(isOpen);
  const isBusy = jobs.some(isUnderWay);
  const done = jobs.length - open.length - jobs.filter(isUnderWay).length;
  const isAllDone = done === jobs.length;

  function change() {
    const keys = open.map(({ key }) => key);
    const before = queue.form ?? blank();
    setStart({ ...before, entries: before.entries.filter(({ key }) => keys.includes(key)) });
    queue.clear();
  }

  function more() {
    files.clear();
    setStart(blank(queue.form ?? undefined));
    queue.clear();
  }

  return (
    <Stack $gap={3}>
      <FocusedTitle>Uploads</FocusedTitle>
      <p role="status">{isAllDone ? texts.sendingAllDone(done) : `${done} of ${jobs.length} uploaded.`}</p>
      {!isBusy && open.length > 0 && (
        <Message $tone="bad" role="alert">
          <p>Some uploads did not go through. Try again, or change the form.</p>
        </Message>
      )}
      <Lines as="ul" $gap={2} role="list">
        {jobs.map((job) => (
          <JobLine key={job.key} {...{ job, queue, checking, done: tell }} />
        ))}
      </Lines>
      {!isBusy && (
        <Row>
          {open.length > 1 && (
            <ActButton look="primary" onClick={() => queue.retry(...open.map(({ key }) => key))}>
              Try all again
            </ActButton>
          )}
          {open.length > 0 && <ActButton onClick={change}>Change the form</ActButton>}
          {isAllDone && (
            <ActButton look="primary" onClick={more}>
              Upload more
            </ActButton>
          )}
        </Row>
      )}
    </Stack>
  );
}

function FocusedTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <SectionTitle tabIndex={-1} ref={title}>
      {children}
    </SectionTitle>
  );
}

const Lines = styled(Stack)`
  margin: 0;
  padding: 0;
`;

const Line = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Bar = styled.progress`
  width: 100%;
  height: 0.75rem;
  accent-color: ${color.link};
`;

const Problem = styled.p`
  color: ${color.bad};
`;

function JobLine<Result>({ job, queue, checking, done }: Shared<Result> & { job: Job<Result> }) {
  const { key, title, file, state } = job;
  if (state.kind === 'done') return <Line>{done(state.result, job)}</Line>;
  return (
    <Line>
      <strong>{title}</strong>
      {file && <span>{file.name}</span>}
      {state.kind === 'sending' && (
        <Bar aria-label={`Progress of ${title}`} max={1} value={state.share < 1 ? state.share : undefined} />
      )}
      <span>{stateInWords(job, checking)}</span>
      {state.kind === 'failed' && <Problem>{state.message}</Problem>}
      <Row>
        {isUnderWay(job) && (
          <ActButton aria-label={`Cancel ${title}`} onClick={() => queue.cancel(key)}>
            Cancel
          </ActButton>
        )}
        {isOpen(job) && (
          <ActButton aria-label={`Try again: ${title}`} onClick={() => queue.retry(key)}>
            Try again
          </ActButton>
        )}
      </Row>
    </Line>
  );
}

function stateInWords({ state }: Job<unknown>, checking: string): string {
  if (state.kind === 'sending') {
    return state.share < 1 ? texts.sendingState.sending(Math.floor(state.share * 100)) : checking;
  }
  return state.kind === 'done' ? '' : texts.sendingState[state.kind];
}

export type Fields = Record<string, string>;

export interface SendOptions {
  /** Idempotency-Key: the same for every retry of one upload. */
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

export interface Uploading<Result> {
  send: (fields: Fields, file: File | undefined, options: SendOptions) => Promise<Result>;
  onDone: () => void;
  atOnce: number;
  /** After a failure nothing more is sent until somebody retries. */
  stopsAtFailure?: boolean;
}

type JobState<Result> =
  | { kind: 'waiting' }
  /** Share of the bytes, 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; message: string; isKeyReused?: true }
  | { kind: 'cancelled' };

export interface Job<Result> {
  key: string;
  title: string;
  file: File | undefined;
  fields: Fields;
  state: JobState<Result>;
}

export type NewJob = Omit<Job<never>, 'state'>;

export const isUnderWay = ({ state: { kind } }: Job<unknown>): boolean => kind === 'waiting' || kind === 'sending';
export const isOpen = ({ state: { kind } }: Job<unknown>): boolean => kind === 'failed' || kind === 'cancelled';

/** An upload queue that outlives its page and the session. Its methods fit `useSyncExternalStore`. */
export class UploadQueue<Form, Result> {
  #jobs: readonly Job<Result>[] = [];
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

  /** Sends nothing more; what is being sent is finished. */
  stop(): void {
    this.#set(this.#jobs.map((job) => (job.state.kind === 'waiting' ? { ...job, state: { kind: 'cancelled' } } : job)));
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
      if (this.uploading.stopsAtFailure) this.stop();
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

/** The server has stored this key with other content: retry as a new upload. */
const freshKey = ({ state }: Job<unknown>) =>
  state.kind === 'failed' && state.isKeyReused ? { key: crypto.randomUUID() } : undefined;

function failureOf(error: unknown): JobState<never> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'cancelled') return { kind: 'cancelled' };
  if (code === 'key_reused') return { kind: 'failed', message: texts.sendingKeyReused, isKeyReused: true };
  return { kind: 'failed', message: explain(error).message ?? messageOf(error) };
}

function useUploads<Form, Result>(owner: string, name: string, uploading: Uploading<Result>) {
  // Kept with the unfinished forms, so that logging out clears it.
  const queue = beginOnce(owner, `queue-${name}`, () => new UploadQueue<Form, Result>(uploading));
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs);
  useLeaveWarning(jobs.some(({ state }) => state.kind !== 'done'));
  return { queue, jobs };
}
