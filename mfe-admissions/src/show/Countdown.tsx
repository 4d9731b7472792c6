import { color, space, text, VisuallyHidden } from '@university/shared/ui';
import styled from 'styled-components';
import { show } from '../texts';
import { roughTimeInWords, timeInWords } from '../time/in-words';
import type { Deadline } from './use-deadline';

const MINUTE = 60_000;

/** Time left at which it is read out: each once, nothing in between. Milliseconds. */
const MARKS = [60 * MINUTE, 10 * MINUTE, 2 * MINUTE, 0.5 * MINUTE];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

const Time = styled.strong`
  font-size: ${text.heading};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  color: ${color.ink};
`;

/** The time left, in sight; aloud only where it becomes short. */
export function Countdown({ kind, left, isFloating }: Deadline & { isFloating: boolean }) {
  const label = kind === 'opens' ? show.timeToOpen : isFloating ? show.timeLeftToFreeze : show.timeLeft;
  const mark = kind === 'closes' ? MARKS.findLast((each) => left <= each) : undefined;
  return (
    <>
      <Line role="timer" aria-live="off">
        {label} <Time>{timeInWords(left)}</Time>
      </Line>
      <VisuallyHidden role="status">
        {mark !== undefined && left > 0 && show.timeLeftAloud(roughTimeInWords(mark))}
      </VisuallyHidden>
    </>
  );
}
