import { Button, Message, text } from '@university/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Act } from '../allotment/decisions';
import { notices } from '../texts';
import type { NoticeContent } from './notice';

const Title = styled.h2`
  font-size: ${text.large};
`;

interface Props {
  notice: NoticeContent;
  onCheckAgain: (act: Act) => void;
}

/**
 * What became of a decision, or of the record meanwhile. The former takes the focus, because the button that asked for
 * it may be gone.
 */
export function Notice({ notice, onCheckAgain }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { tone, title, text: body, unsettled, isQuiet } = notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every notice
  useEffect(() => {
    if (!isQuiet) box.current?.focus();
  }, [notice, isQuiet]);
  return (
    <Message
      $tone={tone}
      ref={box}
      tabIndex={-1}
      role={isQuiet ? 'alert' : 'group'}
      aria-labelledby="notice-title"
      aria-describedby="notice-text"
    >
      <Title id="notice-title">{title}</Title>
      <p id="notice-text">{body}</p>
      {unsettled && (
        <Button type="button" $look="quiet" onClick={() => onCheckAgain(unsettled)}>
          {notices.unknown.action}
        </Button>
      )}
    </Message>
  );
}
