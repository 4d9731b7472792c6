import { color, Message, SectionTitle } from '@university/shared/ui';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';

const List = styled.ul`
  padding-left: 1.25em;
  a {
    color: ${color.bad};
    font-weight: 700;
  }
`;

export interface Problem {
  /** Id of the input at fault. */
  field: string;
  message: string;
}

/** Why a form could not be sent. */
export interface Failure {
  /** What is wrong as a whole. */
  message?: string;
  problems: readonly Problem[];
}

interface Props {
  /** Each new object is a new failure, and takes focus. */
  failure: Failure;
  children?: ReactNode;
}

/** Says what is wrong above a form, links to each field at fault, and takes focus so that nobody misses it. */
export function ErrorSummary({ failure, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every failure
  useEffect(() => box.current?.focus(), [failure]);

  function goTo(event: MouseEvent, field: string) {
    event.preventDefault();
    document.getElementById(field)?.focus();
  }

  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box} aria-labelledby={title}>
      <SectionTitle id={title}>{texts.summary.title}</SectionTitle>
      {failure.message && <p>{failure.message}</p>}
      {failure.problems.length > 0 && (
        <List>
          {failure.problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </List>
      )}
      {children}
    </Message>
  );
}
