import { color, space, text, VisuallyHidden } from '@university/shared/kit';
import { roughTimeInWords, timeInWords } from '@university/shared/time';
import styled from 'styled-components';

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

interface Props {
  label: string;
  /** Milliseconds. */
  left: number;
  /** What is read out where the time becomes short; nothing is where it is missing. */
  aloud?: (time: string) => string;
}

/** The time left, in sight; aloud only where it becomes short. */
export function Countdown({ label, left, aloud }: Props) {
  const mark = MARKS.findLast((each) => left <= each);
  return (
    <>
      <Line role="timer" aria-live="off">
        {label} <Time>{timeInWords(left)}</Time>
      </Line>
      <VisuallyHidden role="status">
        {aloud && mark !== undefined && left > 0 && aloud(roughTimeInWords(mark))}
      </VisuallyHidden>
    </>
  );
}
