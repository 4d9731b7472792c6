import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Message } from './Message';
import { text } from './tokens';

/** Something to put right. */
export interface Problem {
  /** Id of the control at fault; left out for what is wrong with all of it. */
  field?: string;
  message: string;
  /** What is behind the message. */
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
`;

/** The legend or label to be seen together with a control. */
function nameOf(control: HTMLElement): Element | null {
  const legend = control.closest('fieldset')?.querySelector('legend');
  if (legend) {
    if (control.matches('[type="radio"], [type="checkbox"]')) return legend;
    // Other controls may stand far below the legend of a long fieldset.
    const { bottom, height } = control.getBoundingClientRect();
    if (height > 0 && bottom - legend.getBoundingClientRect().top < window.innerHeight / 2) return legend;
  }
  return document.querySelector(`label[for='${CSS.escape(control.id)}']`) ?? control.closest('label');
}

/** Brings somebody to a control: in sight below its legend or label, and with the focus. */
function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  (nameOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

interface Props {
  title: string;
  /** Level of the title. */
  as?: 'h2' | 'h3';
  problems: readonly Problem[];
  /** Another value for each failed attempt: the focus comes here again. */
  attempt: unknown;
  className?: string;
  /** Shown between title and list. */
  lead?: ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
}

/** What prevents it, above a form: it takes the focus, so that nobody misses it, and each line leads to its field. After GOV.UK. */
export function ErrorSummary({ title, as, problems, attempt, className, lead, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every attempt
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Message $tone="bad" role="alert" tabIndex={-1} ref={box} aria-labelledby={id} className={className}>
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
