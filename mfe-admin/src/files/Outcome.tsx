import { Button, Message, Row, shadow, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts/notices';
import type { Outcome as What } from './archiving';

const words = texts.archiving;

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
  outcome: What;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was moved, and the way back. */
export function Outcome({ outcome: { archive, moved, failed }, onUndo, onDismiss }: Props) {
  const said = archive ? words.archived : words.unarchived;
  return (
    <Float $tone={failed.length > 0 ? 'bad' : 'good'}>
      {moved.length > 0 && <p>{said(moved.length)}</p>}
      {failed.length > 0 && <p>{words.failed(failed.length)}</p>}
      <Row>
        {moved.length > 0 && (
          <Button type="button" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        <Button type="button" $look="quiet" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </Row>
    </Float>
  );
}
