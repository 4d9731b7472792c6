import { color, Message, Row, radius, SectionTitle, Stack, space } from '@university/shared/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '@university/shared';
import { chosenFiles } from './unfinished';
import styled from 'styled-components';
import { texts } from '../texts';
import { ActButton } from './buttons';
import {
  isOpen,
  isUnderWay,
  type Job,
  type NewJob,
  type Uploading,
  type UploadQueue,
  useUploads,
} from './upload-queue';

const words = texts.sending;

interface Shared<Result> {
  queue: Pick<UploadQueue<unknown, Result>, 'cancel' | 'retry'>;
  /** What the server does with a file once all of it was sent: 'The file is being checked …'. */
  checking: string;
  /** What became of a file that went through. */
  done: (result: Result, job: Job<Result>) => ReactNode;
}

interface DeskProps<Form extends { entries: readonly { key: string }[] }, Result>
  extends Omit<Shared<Result>, 'queue'>,
    Uploading<Result> {
  /** Names what is begun here, so that it is found again. */
  name: string;
  /** What a form begins with. @param before the last one that was sent */
  blank: (before?: Form) => Form;
  /** Gets the files that were chosen before, by the keys of their entries. */
  form: (start: Form, files: Map<string, File>, onSubmit: (jobs: NewJob[], values: Form) => void) => ReactNode;
}

/** Uploads: the form, and once it is sent, how each of them stands and what can be done about it. */
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

  /** Back to the form, with what did not go through. */
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
      <FocusedTitle>{words.title}</FocusedTitle>
      <p role="status">{isAllDone ? words.allDone(done) : words.done(done, jobs.length)}</p>
      {!isBusy && open.length > 0 && (
        <Message $tone="bad" role="alert">
          <p>{words.someFailed}</p>
        </Message>
      )}
      <Stack as="ul" $gap={2} role="list">
        {jobs.map((job) => (
          <JobLine key={job.key} {...{ job, queue, checking, done: tell }} />
        ))}
      </Stack>
      {!isBusy && (
        <Row>
          {open.length > 1 && (
            <ActButton look="primary" onClick={() => queue.retry(...open.map(({ key }) => key))}>
              {words.retryAll}
            </ActButton>
          )}
          {open.length > 0 && <ActButton onClick={change}>{words.change}</ActButton>}
          {isAllDone && (
            <ActButton look="primary" onClick={more}>
              {words.more}
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

/** One upload: how far it is, and the way out of it or on with it. */
function JobLine<Result>({ job, queue, checking, done }: Shared<Result> & { job: Job<Result> }) {
  const { key, title, file, state } = job;
  if (state.kind === 'done') return <Line>{done(state.result, job)}</Line>;
  return (
    <Line>
      <strong>{title}</strong>
      {file && <span>{file.name}</span>}
      {state.kind === 'sending' && (
        <Bar aria-label={words.progress(title)} max={1} value={state.share < 1 ? state.share : undefined} />
      )}
      <span>{stateInWords(job, checking)}</span>
      {state.kind === 'failed' && <Problem>{state.message}</Problem>}
      <Row>
        {isUnderWay(job) && (
          <ActButton aria-label={words.cancel(title)} onClick={() => queue.cancel(key)}>
            {words.cancelShort}
          </ActButton>
        )}
        {isOpen(job) && (
          <ActButton aria-label={words.retry(title)} onClick={() => queue.retry(key)}>
            {words.retryShort}
          </ActButton>
        )}
      </Row>
    </Line>
  );
}

function stateInWords({ state }: Job<unknown>, checking: string): string {
  if (state.kind === 'sending') {
    return state.share < 1 ? words.state.sending(Math.floor(state.share * 100)) : checking;
  }
  return state.kind === 'done' ? '' : words.state[state.kind];
}
