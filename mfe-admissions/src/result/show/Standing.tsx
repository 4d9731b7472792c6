import { type Allotment, type AllotmentStatus, SEAT, type SeatPage } from '@university/shared/contract';
import { Message, space } from '@university/shared/kit';
import styled from 'styled-components';
import { ScreenOnly } from '../../look';
import { takeBack } from '../decide/texts';
import { Countdown, type Deadline, useDeadline, useTimeUntil } from './deadline';
import { SeatAnchor } from './SeatAnchor';
import { show } from './texts';

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
