import type { Allotment, AllotmentStatus } from '@university/shared/contract';
import { Button, Card, FactLines, Message, SectionTitle, Stack, text } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { ScreenOnly } from '../../look';
import { STATUSES } from '../decide/decisions';
import { takeBack } from '../decide/texts';
import { Countdown, type Deadline, useDeadline, useTimeUntil } from './deadline';
import { noNextRound, show } from './texts';

const Status = styled.p`
  font-size: ${text.large};
  font-weight: 700;
  line-height: 1.35;
`;

function windowInWords({ window, serverTime }: Allotment): string {
  const opens = formatInstant(window.opensAt);
  const closes = formatInstant(window.closesAt);
  if (window.isOpen) return show.window.open(closes);
  return Date.parse(serverTime) < Date.parse(window.opensAt)
    ? show.window.before(opens, closes)
    : show.window.closed(closes);
}

interface Props {
  allotment: Allotment;
  status: AllotmentStatus;
  /** When this device heard of it; epoch milliseconds. */
  receivedAt: number;
  /** Reads the record again. */
  onReadAgain: () => void;
}

function countdownOf({ kind, left }: Deadline, status: AllotmentStatus) {
  if (kind === 'opens') return { label: show.timeToOpen, left };
  const label = status === 'float' ? show.timeLeftToFreeze : show.timeLeft;
  return { label, left, aloud: show.timeLeftAloud };
}

/** Statuses that an open window still can change. */
const CHANGEABLE: readonly AllotmentStatus[] = ['pending', 'float'];

/** What the status of an allotted seat means for the applicant. */
export function Standing({ allotment, status, receivedAt, onReadAgain }: Props) {
  const deadline = useDeadline(allotment, receivedAt, onReadAgain);
  const row = STATUSES[status];
  const decidedAt = allotment.record.decided_at;
  return (
    <Stack $gap={2}>
      <SectionTitle>{show.standingTitle}</SectionTitle>
      <Message $tone={row.tone}>
        <Status>{row.label}</Status>
        {deadline && CHANGEABLE.includes(status) && (
          <ScreenOnly>
            <Countdown {...countdownOf(deadline, status)} />
          </ScreenOnly>
        )}
      </Message>
      <FactLines
        facts={[
          { term: show.seatQuestion, value: row.seat },
          { term: show.nextQuestion, value: allotment.record.final ? noNextRound : row.next },
          { term: show.windowQuestion, value: windowInWords(allotment) },
          { term: show.decidedQuestion, value: decidedAt && formatInstant(decidedAt) },
        ]}
      />
    </Stack>
  );
}

interface TakeBackProps {
  allotment: Pick<Allotment, 'serverTime'>;
  until: string;
  /** When this device heard of it; epoch milliseconds. */
  receivedAt: number;
  /** Reads the record again. */
  onOver: () => void;
  onChoose: () => void;
}

/** For as long as a decision can be taken back: until when, and the button. */
export function TakeBack({ allotment, until, receivedAt, onOver, onChoose }: TakeBackProps) {
  const left = useTimeUntil(Date.parse(until), allotment, receivedAt, onOver);
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{takeBack.title}</SectionTitle>
        <p>{takeBack.lead(formatInstant(until))}</p>
        <Countdown label={takeBack.timeLeft} left={left ?? 0} aloud={takeBack.timeLeftAloud} />
        <div>
          <Button type="button" $look="quiet" onClick={onChoose}>
            {takeBack.act.label}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
