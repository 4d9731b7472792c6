import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Message } from './Message';
import { text } from './tokens';

export interface Problem {
  field?: string;
  message: string;
  more?: ReactNode;
}

const Title = styled.h2`
  font-size: ${text.heading};
  &:is(h3) {
    font-size: ${text.large};
  }
`;

const List = styled.ul`
  padding-left: 1.25em;
  li {
    padding-block: 2px;
  }
  a {
    color: inherit;
  }
`;

function nameOf(control: HTMLElement): Element | null {
  const legend = control.closest('fieldset')?.querySelector('legend');
  if (legend) {
    if (control.matches('[type="radio"], [type="checkbox"]')) return legend;
    // Other controls may be far below the legend.
    const { bottom, height } = control.getBoundingClientRect();
    if (height > 0 && bottom - legend.getBoundingClientRect().top < window.innerHeight / 2) return legend;
  }
  return document.querySelector(`label[for='${CSS.escape(control.id)}']`) ?? control.closest('label');
}

function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  (nameOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

interface Props {
  title: string;
  as?: 'h2' | 'h3';
  problems: readonly Problem[];
  /** A new value moves the focus here. */
  attempt: unknown;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Lists what is wrong above a form and takes focus. After GOV.UK. */
export function ErrorSummary({ title, as, problems, attempt, lead, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every attempt
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box} aria-labelledby={id}>
      <Title id={id} as={as}>
        {title}
      </Title>
      {lead}
      {problems.length > 0 && (
        <List>
          {problems.map(({ field, message, more }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
              {more && <> {more}</>}
            </li>
          ))}
        </List>
      )}
      {children}
    </Message>
  );
}
