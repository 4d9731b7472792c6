import { color, Message, Row, radius, SectionTitle, Stack, space } from '@university/shared/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { isOpen, isUnderWay, type Job, type UploadQueue } from './upload-queue';

const words = texts.sending;

interface Shared<Result> {
  queue: Pick<UploadQueue<unknown, Result>, 'cancel' | 'retry'>;
  /** What the server does with a file once all of it was sent: 'The file is being checked …'. */
  checking: string;
  /** What became of a file that went through. */
  done: (result: Result, job: Job<Result>) => ReactNode;
}

interface Props<Result> extends Shared<Result> {
  jobs: readonly Job<Result>[];
  /** Back to the form, with what did not go through. */
  onChange: () => void;
  onMore: () => void;
}

/** How the uploads stand, and what can be done about each. */
export function Sending<Result>({ jobs, onChange, onMore, ...shared }: Props<Result>) {
  const { queue } = shared;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const open = jobs.filter(isOpen);
  const isBusy = jobs.some(isUnderWay);
  const done = jobs.length - open.length - jobs.filter(isUnderWay).length;
  const isAllDone = done === jobs.length;
  return (
    <Stack $gap={3}>
      <SectionTitle tabIndex={-1} ref={title}>
        {words.title}
      </SectionTitle>
      <p role="status">{isAllDone ? words.allDone(done) : words.done(done, jobs.length)}</p>
      {!isBusy && open.length > 0 && (
        <Message $tone="bad" role="alert">
          <p>{words.someFailed}</p>
        </Message>
      )}
      <Stack as="ul" $gap={2} role="list">
        {jobs.map((job) => (
          <JobLine key={job.key} job={job} {...shared} />
        ))}
      </Stack>
      {!isBusy && (
        <Row>
          {open.length > 1 && (
            <ActButton look="primary" onClick={() => queue.retry(...open.map(({ key }) => key))}>
              {words.retryAll}
            </ActButton>
          )}
          {open.length > 0 && <ActButton onClick={onChange}>{words.change}</ActButton>}
          {isAllDone && (
            <ActButton look="primary" onClick={onMore}>
              {words.more}
            </ActButton>
          )}
        </Row>
      )}
    </Stack>
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
