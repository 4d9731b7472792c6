import { Button, Message, text } from '@university/shared/ui';
import styled from 'styled-components';
import type { Waiting } from '../api/patience';
import { busy } from '../texts';
import { TimeLeft } from '../time/TimeLeft';

const Title = styled.h3`
  font-size: ${text.large};
`;

interface Props {
  waiting: Waiting;
  onStop: () => void;
}

/** Says that the service is full, and when the page tries again. */
export function Busy({ waiting: { until, attempts }, onStop }: Props) {
  return (
    <Message role="status">
      <Title>{busy.title}</Title>
      <p>
        {busy.before} <TimeLeft key={until} until={until} />
        {busy.after} {busy.attempts(attempts)}
      </p>
      <Button type="button" $look="quiet" onClick={onStop}>
        {busy.stop}
      </Button>
    </Message>
  );
}
