import { color, radius, SectionTitle, shadow, space, Stack } from '@university/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

const Box = styled.dialog`
  width: min(34rem, calc(100vw - ${space(4)}));
  max-height: calc(100dvh - ${space(4)});
  padding: ${space(3)};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
`;

interface Props {
  title: string;
  /** Escape and whatever the children offer lead here. */
  onClose: () => void;
  children: ReactNode;
}

/** Asks something before anything else can go on. The browser keeps focus inside and gives it back. */
export function Modal({ title, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const label = useId();
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Box
      ref={box}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Stack $gap={3}>
        <SectionTitle id={label}>{title}</SectionTitle>
        {children}
      </Stack>
    </Box>
  );
}
