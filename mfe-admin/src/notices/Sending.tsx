import { sitePagesQuery } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { color, formatSize, Message, Row, radius, SectionTitle, Stack, space } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { pageOf } from './sections';
import { texts } from './texts';
import { isOpen, isUnderWay, type Job, type UploadQueue } from './upload-queue';

const words = texts.sending;

type Queue = Pick<UploadQueue<unknown>, 'cancel' | 'retry'>;

interface Props {
  jobs: readonly Job[];
  queue: Queue;
  onChange: () => void;
  onMore: () => void;
}

/** How the uploads stand, and what can be done about each. */
export function Sending({ jobs, queue, onChange, onMore }: Props) {
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
          <JobLine key={job.file.name + job.title} job={job} queue={queue} />
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
function JobLine({ job, queue }: { job: Job; queue: Queue }) {
  const { key, title, file, state } = job;
  if (state.kind === 'done') {
    return (
      <Line>
        <Published notice={state.notice} />
      </Line>
    );
  }
  return (
    <Line>
      <strong>{title}</strong>
      <span>{file.name}</span>
      {state.kind === 'sending' && (
        <Bar aria-label={words.progress(title)} max={1} value={state.share < 1 ? state.share : undefined} />
      )}
      <span>{stateInWords(job)}</span>
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

function stateInWords({ state }: Job): string {
  if (state.kind === 'sending') {
    return state.share < 1 ? words.state.sending(Math.floor(state.share * 100)) : words.state.checking;
  }
  return state.kind === 'done' ? '' : words.state[state.kind];
}

/** What was published and where visitors find it. */
function Published({ notice }: { notice: Notice }) {
  const { _id, section, fileName, archive, publishAt, pages, size, fileLink } = notice;
  const { data: sitePages } = useQuery(sitePagesQuery());
  const page = sitePages?.find(({ path }) => path === pageOf(section));
  const isPublic = Date.parse(publishAt) <= Date.now();
  return (
    <>
      <strong>{outcome(fileName, { archive, isPublic, publishAt })}</strong>
      <span>{words.facts(pages, formatSize(size))}</span>
      {isPublic && (
        <Row>
          <Link to={`/notices/${_id}`}>{words.seeNotice}</Link>
          {page && !archive && <Link to={page.path}>{words.seePage(page.title)}</Link>}
          <a href={fileLink}>{words.openFile}</a>
        </Row>
      )}
    </>
  );
}

interface Standing {
  archive: boolean;
  isPublic: boolean;
  publishAt: string;
}

function outcome(title: string, { archive, isPublic, publishAt }: Standing): string {
  if (archive) return words.archived(title);
  return isPublic ? words.published(title) : words.scheduled(title, formatInstant(publishAt));
}
