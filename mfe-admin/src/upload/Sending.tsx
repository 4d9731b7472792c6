import { Button, Message, Row, SectionTitle, Stack } from '@university/shared/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts/notices';
import { JobLine } from './JobLine';
import { isOpen, isUnderWay, type Job } from './jobs';
import type { UploadQueue } from './queue';

const words = texts.sending;

interface Props {
  jobs: readonly Job[];
  queue: UploadQueue;
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
            <Button type="button" onClick={() => queue.retry(...open.map(({ key }) => key))}>
              {words.retryAll}
            </Button>
          )}
          {open.length > 0 && (
            <Button type="button" $look="quiet" onClick={onChange}>
              {words.change}
            </Button>
          )}
          {isAllDone && (
            <Button type="button" onClick={onMore}>
              {words.more}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
