import type { Allotment, AllotmentStatus } from '@university/shared/contract';
import { formatInstant, Message, SectionTitle, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { STATUSES } from '../allotment/decisions';
import { show } from '../texts';
import { Facts } from './Facts';

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

/** What the status of an allotted seat means for the applicant. */
export function Standing({ allotment, status }: { allotment: Allotment; status: AllotmentStatus }) {
  const row = STATUSES[status];
  const decidedAt = allotment.record.decided_at;
  return (
    <Stack $gap={2}>
      <SectionTitle>{show.standingTitle}</SectionTitle>
      <Message $tone={row.tone}>
        <Status>{row.label}</Status>
      </Message>
      <Facts
        facts={[
          { name: show.seatQuestion, value: row.seat },
          { name: show.nextQuestion, value: row.next },
          { name: show.windowQuestion, value: windowInWords(allotment) },
          { name: show.decidedQuestion, value: decidedAt && formatInstant(decidedAt) },
        ]}
      />
    </Stack>
  );
}
