import { type Allotment, type AllotmentStatus, SEAT, type SeatPage } from '@university/shared/contract';
import { color, Message, space, useNow, VisuallyHidden } from '@university/shared/kit';
import { MINUTE, roughTimeInWords, timeInWords } from '@university/shared/time';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { ScreenOnly } from '../../look';
import { takeBack } from '../decide/texts';
import { SeatAnchor } from './Parts';
import { show } from './texts';

type Clocked = Pick<Allotment, 'window' | 'serverTime'>;

export interface Deadline {
  kind: 'opens' | 'closes';
  /** Milliseconds by the server's clock; never below 0. */
  left: number;
}

function nextTurn({ window, serverTime }: Clocked): { kind: Deadline['kind']; at: number } | null {
  const [opens, closes, now] = [window.opensAt, window.closesAt, serverTime].map((time) => Date.parse(time)) as [
    number,
    number,
    number,
  ];
  if (window.isOpen) return { kind: 'closes', at: closes };
  return now < opens ? { kind: 'opens', at: opens } : null;
}

/** Milliseconds, plus random jitter: all pages see the turn at once. */
const ASK_AFTER = 1_000;

/**
 * Counts by the server's clock, because the device's may be wrong; `receivedAt` is when it heard `serverTime`. Calls
 * `onOver` at the end, and again until the answer changes.
 */
function useTimeUntil(
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

function useDeadline(allotment: Clocked, receivedAt: number, onTurn: () => void): Deadline | null {
  const turn = useMemo(() => nextTurn(allotment), [allotment]);
  const left = useTimeUntil(turn?.at ?? null, allotment, receivedAt, onTurn);
  return turn && left !== null ? { kind: turn.kind, left } : null;
}

/** Milliseconds at which the time left is announced. */
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

interface CountdownProps {
  label: string;
  /** Milliseconds. */
  left: number;
  aloud?: (time: string) => string;
}

function Countdown({ label, left, aloud }: CountdownProps) {
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

const Box = styled(Message)`
  padding: ${space(1)} ${space(1.5)};
  line-height: 1.4;
  & > * + * {
    margin-top: 0.125rem;
  }
`;

const Seat = styled.p`
  font-weight: 700;
  line-height: 1.3;
`;

interface Props {
  allotment: Allotment;
  page: SeatPage;
  /** Epoch milliseconds on this device. */
  receivedAt: number;
  onReadAgain: () => void;
}

function countdownOf({ kind, left }: Deadline, status: AllotmentStatus) {
  if (kind === 'opens') return { label: show.timeToOpen, left };
  const label = status === 'float' ? show.timeLeftToFreeze : show.timeLeft;
  return { label, left, aloud: show.timeLeftAloud };
}

const CHANGEABLE: readonly (AllotmentStatus | null)[] = ['pending', 'float'];

export function Standing({ allotment, page: { seat, status, until }, receivedAt, onReadAgain }: Props) {
  const deadline = useDeadline(allotment, receivedAt, onReadAgain);
  const { record } = allotment;
  return (
    <Box as="section" $tone={status?.tone} aria-label={SEAT.standing}>
      <Seat>
        {typeof seat === 'string' ? (
          seat
        ) : (
          <>
            <SeatAnchor link={seat.program} />, <SeatAnchor link={seat.campus} />
          </>
        )}
      </Seat>
      {status && (
        <p>
          <strong>{show.status(status.label)}</strong> {status.recorded}
        </p>
      )}
      {until && <p>{until}</p>}
      {deadline && record.status && CHANGEABLE.includes(record.status) && (
        <ScreenOnly>
          <Countdown {...countdownOf(deadline, record.status)} />
        </ScreenOnly>
      )}
      {status?.meaning && <p>{status.meaning}</p>}
    </Box>
  );
}

interface TakeBackProps {
  allotment: Pick<Allotment, 'serverTime'>;
  until: string;
  /** Epoch milliseconds on this device. */
  receivedAt: number;
  onOver: () => void;
}

export function TakeBackTime({ allotment, until, receivedAt, onOver }: TakeBackProps) {
  const left = useTimeUntil(Date.parse(until), allotment, receivedAt, onOver);
  return <Countdown label={takeBack.timeLeft} left={left ?? 0} aloud={takeBack.timeLeftAloud} />;
}
