import type { Allotment, AllotmentStatus } from '@university/shared/contract';
import { formatInstant, Message, SectionTitle, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { STATUSES } from '../allotment/decisions';
import type { ResultPage } from '../allotment/tracks';
import { noNextRound, show } from '../texts';
import { Countdown } from './Countdown';
import { Facts } from './Facts';
import { ScreenOnly } from './result-grid';
import { type Deadline, useDeadline } from './use-deadline';

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
  page: ResultPage;
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
export function Standing({ page, allotment, status, receivedAt, onReadAgain }: Props) {
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
      <Facts
        facts={[
          { name: show.seatQuestion, value: row.seat },
          { name: show.nextQuestion, value: page.final ? noNextRound : row.next },
          { name: show.windowQuestion, value: windowInWords(allotment) },
          { name: show.decidedQuestion, value: decidedAt && formatInstant(decidedAt) },
        ]}
      />
    </Stack>
  );
}
