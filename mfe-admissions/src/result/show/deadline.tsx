import type { Allotment } from '@university/shared/contract';
import { color, space, useNow, VisuallyHidden } from '@university/shared/kit';
import { MINUTE, roughTimeInWords, timeInWords } from '@university/shared/time';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';

type Clocked = Pick<Allotment, 'window' | 'serverTime'>;

export interface Deadline {
  kind: 'opens' | 'closes';
  /** Milliseconds by the server's clock; never below 0. */
  left: number;
}

/** The next turn of the window, epoch milliseconds of the server. */
function nextTurn({ window, serverTime }: Clocked): { kind: Deadline['kind']; at: number } | null {
  const [opens, closes, now] = [window.opensAt, window.closesAt, serverTime].map((time) => Date.parse(time)) as [
    number,
    number,
    number,
  ];
  if (window.isOpen) return { kind: 'closes', at: closes };
  return now < opens ? { kind: 'opens', at: opens } : null;
}

/** The page asks so long after the turn, milliseconds, and up to as much again at random: all pages see it at once. */
const ASK_AFTER = 1_000;

/**
 * How long it is until an instant (epoch milliseconds; null: none), by the server's clock: the device's may be wrong.
 * When it is over, `onOver` is called to read what is true then, and again for as long as the server says that nothing
 * has changed. `receivedAt` is when this device heard `serverTime`.
 */
export function useTimeUntil(
  at: number | null,
  { serverTime }: Pick<Allotment, 'serverTime'>,
  receivedAt: number,
  onOver: () => void,
): number | null {
  const now = useNow(at !== null);
  const ahead = Date.parse(serverTime) - receivedAt;
  const left = at === null ? null : Math.max(0, at - (now + ahead));
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every answer
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(onOver, ASK_AFTER * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [isOver, onOver, receivedAt]);
  return left;
}

/** How long it is until the window opens or closes; see `useTimeUntil`. */
export function useDeadline(allotment: Clocked, receivedAt: number, onTurn: () => void): Deadline | null {
  const turn = useMemo(() => nextTurn(allotment), [allotment]);
  const left = useTimeUntil(turn?.at ?? null, allotment, receivedAt, onTurn);
  return turn && left !== null ? { kind: turn.kind, left } : null;
}

/** Time left at which it is read out: each once, nothing in between. Milliseconds. */
const MARKS = [60 * MINUTE, 10 * MINUTE, 2 * MINUTE, 0.5 * MINUTE];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

const Time = styled.strong`
  font-variant-numeric: tabular-nums;
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
