import { Link } from '@university/shared/router';
import { Button, Card, color, Message, Row, SectionTitle, space, Stack } from '@university/shared/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@university/shared/island';
import { texts } from './texts';

const words = texts.receipt;

const Ticket = styled.p`
  /* On one line of a phone. */
  font-size: clamp(1.25rem, 6vw, 3rem);
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  color: ${color.muted};
  font-weight: 700;
`;

const Said = styled.span`
  min-height: ${space(3)};
`;

export function Receipt({ ticket, due, children }: { ticket: string; due: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={3}>
      <SectionTitle ref={heading} tabIndex={-1}>
        {words.title}
      </SectionTitle>
      <Card>
        <Stack $gap={1}>
          <Label>{words.ticket}</Label>
          <CopiedTicket ticket={ticket} />
        </Stack>
      </Card>
      <Message $tone="good">
        <p>{words.keep}</p>
        <p>{words.due(due)}</p>
      </Message>
      <Row>
        <Link to="#track" state={{ ticket }}>
          {words.track}
        </Link>
        {children}
      </Row>
    </Stack>
  );
}

function CopiedTicket({ ticket }: { ticket: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, say] = useState('');
  const hasScripts = useHydrated();

  async function copy() {
    try {
      await navigator.clipboard.writeText(ticket);
      say(words.copied);
    } catch {
      // Clipboard refused or insecure connection: select it for copying by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      say(words.copyYourself);
    }
  }

  return (
    <>
      <Ticket ref={shown}>{ticket}</Ticket>
      {hasScripts && (
        <Row>
          <Button type="button" $look="quiet" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Said role="status">{said}</Said>
        </Row>
      )}
    </>
  );
}
