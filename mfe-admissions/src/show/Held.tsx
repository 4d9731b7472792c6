import { identity } from '@university/shared/identity';
import { formatInstant, Message, text } from '@university/shared/ui';
import styled from 'styled-components';
import { HelpDesk } from '../HelpDesk';
import { held } from '../texts';

const Title = styled.h2`
  font-size: ${text.large};
`;

/** Decisions are held: why, and whom to call. */
export function Held({ since }: { since: string }) {
  return (
    <Message $tone="bad" role="region" aria-labelledby="held-title">
      <Title id="held-title">{held.title}</Title>
      <p>{held.text(formatInstant(since))}</p>
      <p>
        {held.call} <a href={`tel:${identity.phone.replaceAll(' ', '')}`}>{identity.phone}</a>, {held.write}{' '}
        <HelpDesk />
      </p>
    </Message>
  );
}
