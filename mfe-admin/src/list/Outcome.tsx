import { Message, Row, shadow, space } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { texts } from '../texts';

const words = texts.table;

/** Stays on screen until people have read it: it holds the way back. */
const Float = styled(Message)`
  position: fixed;
  z-index: 20;
  bottom: ${space(2)};
  left: 50%;
  width: max-content;
  max-width: calc(100vw - ${space(4)});
  transform: translateX(-50%);
  box-shadow: ${shadow.float};
`;

interface Props {
  /** Part of it could not be done. */
  isBad: boolean;
  /** What was done, and what was not. */
  children: ReactNode;
  /** The way back; undefined where nothing was done. */
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

/** What came of something done to many rows at once, and the way back. */
export function Outcome({ isBad, children, onUndo, onDismiss }: Props) {
  return (
    <Float $tone={isBad ? 'bad' : 'good'}>
      {children}
      <Row>
        {onUndo && (
          <ActButton look="primary" onClick={onUndo}>
            {words.undo}
          </ActButton>
        )}
        <ActButton onClick={onDismiss}>{words.dismiss}</ActButton>
      </Row>
    </Float>
  );
}
