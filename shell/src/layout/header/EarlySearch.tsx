import { type CompositionEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../site/texts';

/** It is where the overlay's own field will stand. Every page carries this, so it is short. */
const Field = styled.input`
  position: fixed;
  inset: 5rem 0 auto;
  width: min(44rem, 90%);
  height: 3rem;
  margin: auto;
`;

interface Props {
  /** Settles when the overlay's code is there, or cannot be had. */
  code: Promise<void>;
  /** The code is there, and this is what was typed until now. */
  onCode: (typed: string) => void;
  onLeave: () => void;
}

/**
 * A field of the search form for as long as the overlay's code is on its way, so that no key is lost. Enter leads to the
 * server-rendered search page, which is all there is when the code does not come.
 */
export function EarlySearch({ code, onCode, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [opener] = useState(() => document.activeElement as HTMLElement);

  function waitForCode() {
    code.then(
      () => {
        // Who went elsewhere meanwhile wants no overlay.
        if (!field.current || isComposing.current) return;
        // The overlay gives the focus back to where it was.
        opener.focus();
        onCode(field.current.value);
      },
      // Who has typed goes on, and sends it.
      () => field.current?.value || field.current?.form?.submit(),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is what it waits for
  useEffect(waitForCode, [code]);

  function onComposition({ type }: CompositionEvent) {
    isComposing.current = type === 'compositionstart';
    // The key that ends a composition belongs to this field, too.
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
      // Where the whole window loses the focus, it is still this field's.
      onBlur={() => document.activeElement === field.current || onLeave()}
      onCompositionStart={onComposition}
      onCompositionEnd={onComposition}
    />
  );
}
