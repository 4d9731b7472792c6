import { color, radius, shadow, space, text } from '@university/shared/kit';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../site/texts';
import { useModalPopover } from './use-modal-popover';

const Frame = styled.dialog`
  width: min(28rem, calc(100vw - ${space(4)}));
  padding: 0;
  border: 0;
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Title = styled.h2`
  font-size: ${text.heading};
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin: ${space(-1)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  cursor: pointer;
  &:hover {
    background: ${color.band};
  }
`;

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

export function ModalDialog({ id, title, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useModalPopover(ref);
  const titleId = `${id}-title`;
  return (
    <Frame ref={ref} id={id} popover="auto" aria-labelledby={titleId} aria-modal={isOpen || undefined}>
      <Inside>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Close type="button" aria-label={texts.close} popoverTarget={id} popoverTargetAction="hide">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </Close>
        </Head>
        {children}
      </Inside>
    </Frame>
  );
}
