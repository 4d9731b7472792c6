import { Message, text } from '@university/shared/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { TimeLeft } from '../../time/TimeLeft';
import { useNow } from '../../time/use-now';
import { fieldId, type Problem } from './check';
import { signInProblems } from './texts';

const Title = styled.h3`
  font-size: ${text.large};
`;

const List = styled.ul`
  padding-left: 1.2em;
`;

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** How long it is until one may try again, and that it is over; the latter is read out. */
function Pause({ until }: { until: number }) {
  const isOver = useNow() >= until;
  return (
    <>
      {!isOver && (
        <strong>
          {signInProblems.throttledFor} <TimeLeft until={until} />
        </strong>
      )}
      <span role="status">{isOver && <strong>{signInProblems.throttledOver}</strong>}</span>
    </>
  );
}

/** All that is wrong, in one place. Takes the focus each time there is something new. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every attempt
  useEffect(() => summary.current?.focus(), [problems]);
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={summary} aria-labelledby="sign-in-problems">
      <Title id="sign-in-problems">{signInProblems.title}</Title>
      <List>
        {problems.map(({ field, message, until }) => (
          <li key={message}>
            {field ? (
              <a href={`#${fieldId(field)}`} onClick={goToField}>
                {message}
              </a>
            ) : (
              message
            )}
            {until && (
              <>
                {' '}
                <Pause until={until} />
              </>
            )}
          </li>
        ))}
      </List>
    </Message>
  );
}
