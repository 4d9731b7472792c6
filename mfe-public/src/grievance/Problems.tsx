import { Message } from '@university/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MinorTitle } from '../components/type';

/** Something wrong with a field, or with all of it when no field is named. */
export interface Problem {
  /** Id of the field's control. */
  field?: string;
  message: string;
}

const List = styled.ul`
  padding-left: 1.25em;
  li {
    padding-block: 2px;
  }
  a {
    color: inherit;
  }
`;

interface Props {
  title: string;
  problems: readonly Problem[];
  /** Another value for each attempt: focus comes here again. */
  attempt: number;
}

/** What stands in the way, above the form: it takes focus, and each line leads to its field. */
export function Problems({ title, problems, attempt }: Props) {
  const message = useFocus(attempt);
  return (
    <Message $tone="bad" ref={message} tabIndex={-1} role="alert">
      <MinorTitle>{title}</MinorTitle>
      <List>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </List>
    </Message>
  );
}

function focusField(event: { preventDefault(): void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function useFocus(attempt: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for attention anew
  useEffect(() => ref.current?.focus(), [attempt]);
  return ref;
}
