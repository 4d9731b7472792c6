import { Row, Message, shadow, space } from '@university/shared/kit';
import { ActButton } from '../form/buttons';
import { texts } from '../texts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const words = texts.table;

interface Props {
  selected: readonly string[];
  /** Said where none is selected. */
  found: string;
  /** What can be done with all that are selected; the first is what people mostly want. */
  acts: readonly { label: string; onAct: () => void }[];
  onClear: () => void;
}

/** How many rows a list has, or are selected, with what can be done with these. */
export function Selected({ selected, found, acts, onClear }: Props) {
  return (
    <Row>
      <p role="status">{selected.length > 0 ? words.selected(selected.length) : found}</p>
      {selected.length > 0 && (
        <>
          {acts.map(({ label, onAct }, index) => (
            <ActButton key={label} look={index === 0 ? 'primary' : undefined} onClick={onAct}>
              {label}
            </ActButton>
          ))}
          <ActButton onClick={onClear}>{words.clear}</ActButton>
        </>
      )}
    </Row>
  );
}

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

interface OutcomeProps {
  /** Part of it could not be done. */
  isBad: boolean;
  /** What was done, and what was not. */
  children: ReactNode;
  /** The way back; undefined where nothing was done. */
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

/** What came of something done to many rows at once, and the way back. */
export function Outcome({ isBad, children, onUndo, onDismiss }: OutcomeProps) {
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
