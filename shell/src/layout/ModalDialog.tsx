import { Button, color, radius, shadow, space, text } from '@university/shared/ui';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import styled from 'styled-components';
import { texts } from './texts';

const Frame = styled.dialog`
  width: min(28rem, calc(100vw - ${space(4)}));
  padding: 0;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(4)};
`;

const Title = styled.h2`
  font-size: ${text.heading};
`;

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}

/** A native modal: focus stays inside and returns; Escape, the close button and a click beside it close it. */
export function ModalDialog({ ref, title, children }: Props) {
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const onClick = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, [ref]);
  return (
    <Frame ref={ref} aria-labelledby={id}>
      <Inside>
        <Title id={id}>{title}</Title>
        {children}
        <Button type="button" $look="quiet" onClick={() => ref.current?.close()}>
          {texts.close}
        </Button>
      </Inside>
    </Frame>
  );
}
