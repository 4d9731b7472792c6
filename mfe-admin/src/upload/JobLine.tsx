import { Button, color, radius, Row, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts/notices';
import { isOpen, isUnderWay, type Job } from './jobs';
import { Published } from './Published';
import type { UploadQueue } from './queue';

const words = texts.sending;

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
export function JobLine({ job, queue }: { job: Job; queue: UploadQueue }) {
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
          <Button type="button" $look="quiet" aria-label={words.cancel(title)} onClick={() => queue.cancel(key)}>
            {words.cancelShort}
          </Button>
        )}
        {isOpen(job) && (
          <Button type="button" $look="quiet" aria-label={words.retry(title)} onClick={() => queue.retry(key)}>
            {words.retryShort}
          </Button>
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
