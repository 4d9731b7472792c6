import { identity } from '@university/shared/identity';
import { SEAT } from '@university/shared/contract';
import { Button, Message } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { useEffect, useRef } from 'react';
import { HelpDesk, MessageTitle } from '../../look';
import type { Act } from './decisions';
import type { MessageContent } from './outcome';
import { outcomes } from './outcome-texts';

interface Props {
  message: MessageContent;
  onCheckAgain: (act: Act) => void;
}

/** Takes the focus, because the button that caused it may be gone. */
export function OutcomeMessage({ message, onCheckAgain }: Props) {
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
