import { identity } from '@university/shared/identity';
import { SEAT, type SeatChoice } from '@university/shared/contract';
import { Button, Message, SectionTitle, space, Stack, text } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { useEffect, useRef } from 'react';
import { HelpDesk, MessageTitle } from '../../look';
import type { Act, MessageContent } from './use-decision';
import { outcomes } from './texts';
import styled from 'styled-components';

interface OutcomeProps {
  message: MessageContent;
  onCheckAgain: (act: Act) => void;
}

/** Takes the focus, because the button that caused it may be gone. */
export function OutcomeMessage({ message, onCheckAgain }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { tone, title, text: body, unsettled, isQuiet } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every message
  useEffect(() => {
    if (!isQuiet) box.current?.focus();
  }, [message, isQuiet]);
  return (
    <Message
      $tone={tone}
      ref={box}
      tabIndex={-1}
      role={isQuiet ? 'alert' : 'group'}
      aria-labelledby="notice-title"
      aria-describedby={body && 'notice-text'}
    >
      <MessageTitle id="notice-title">{title}</MessageTitle>
      {body && <p id="notice-text">{body}</p>}
      {unsettled && (
        <Button type="button" $look="quiet" onClick={() => onCheckAgain(unsettled)}>
          {outcomes.unknown.action}
        </Button>
      )}
    </Message>
  );
}

export function Held({ since }: { since: string }) {
  return (
    <Message $tone="bad" role="region" aria-labelledby="held-title">
      <MessageTitle id="held-title">{SEAT.held}</MessageTitle>
      <p>{SEAT.heldText(formatInstant(since))}</p>
      <p>
        {SEAT.heldCall} <a href={`tel:${identity.phone.replaceAll(' ', '')}`}>{identity.phone}</a>, {SEAT.heldWrite}{' '}
        <HelpDesk />
      </p>
    </Message>
  );
}

const Title = styled(SectionTitle)`
  font-size: ${text.large};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Choice = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  line-height: 1.4;
`;

interface Props {
  title?: string;
  lead?: string;
  choices: readonly SeatChoice[];
  onChoose: (act: SeatChoice['act']) => void;
}

export function Decisions({ title = SEAT.choices, lead, choices, onChoose }: Props) {
  if (choices.length === 0) return null;
  return (
    <Stack as="section" $gap={1}>
      <Title>{title}</Title>
      {lead && <p>{lead}</p>}
      <List>
        {choices.map(({ act, label, consequence, look }) => (
          <Choice key={act}>
            <Button type="button" $look={look} aria-describedby={`consequence-${act}`} onClick={() => onChoose(act)}>
              {label}
            </Button>
            <p id={`consequence-${act}`}>{consequence}</p>
          </Choice>
        ))}
      </List>
    </Stack>
  );
}
