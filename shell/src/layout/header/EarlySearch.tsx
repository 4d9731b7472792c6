import { type CompositionEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../site/texts';

const Field = styled.input`
  position: fixed;
  inset: 5rem 0 auto;
  width: min(44rem, 90%);
  height: 3rem;
  margin: auto;
`;

interface Props {
  code: Promise<void>;
  onCode: (typed: string) => void;
  onLeave: () => void;
}

/** Takes input until the overlay's code is loaded. Enter opens the search page. */
export function EarlySearch({ code, onCode, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [opener] = useState(() => document.activeElement as HTMLElement);

  function waitForCode() {
    code.then(
      () => {
        // Focus has moved elsewhere.
        if (!field.current || isComposing.current) return;
        // The overlay returns focus there.
        opener.focus();
        onCode(field.current.value);
      },
      () => field.current?.value || field.current?.form?.submit(),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is what it waits for
  useEffect(waitForCode, [code]);

  function onComposition({ type }: CompositionEvent) {
    isComposing.current = type === 'compositionstart';
    setTimeout(waitForCode);
  }

  return (
    <Field
      autoFocus
      ref={field}
      name="q"
      aria-label={texts.search}
      autoComplete="off"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.blur();
        opener.focus();
      }}
      // The window lost focus, not the field.
      onBlur={() => document.activeElement === field.current || onLeave()}
      onCompositionStart={onComposition}
      onCompositionEnd={onComposition}
    />
  );
}
