import { color } from '@university/shared/kit';
import styled from 'styled-components';
import { CellActions, RowButton } from '../../list/cells';
import { texts } from '../texts';
import type { Rows } from './use-rows';

const words = texts.rows;

/** No button: whoever uses a keyboard moves a row by the buttons. */
const Handle = styled.span`
  display: inline-grid;
  place-items: center;
  width: 32px;
  min-height: 32px;
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
  user-select: none;
`;

interface Props {
  rows: Pick<Rows, 'ids' | 'move' | 'remove'> &
    Partial<Pick<Rows, 'insert' | 'duplicate' | 'drag'>> & { keys: readonly string[] };
  index: number;
  /** How the row is called. */
  name: string;
}

/** What can be done with a row. */
export function RowButtons({ rows: { keys, ids, insert, duplicate, move, remove, drag }, index, name }: Props) {
  return (
    <CellActions>
      {drag && keys.length > 1 && (
        <Handle aria-hidden="true" title={words.drag} {...drag.handle(index)}>
          ⠿
        </Handle>
      )}
      {index > 0 && (
        <RowButton id={ids.move(index, 'up')} aria-label={words.upOf(name)} onClick={() => move(index, 'up')}>
          <span aria-hidden="true">↑</span>
        </RowButton>
      )}
      {index < keys.length - 1 && (
        <RowButton id={ids.move(index, 'down')} aria-label={words.downOf(name)} onClick={() => move(index, 'down')}>
          <span aria-hidden="true">↓</span>
        </RowButton>
      )}
      {insert && (
        <RowButton aria-label={words.addBelow(name)} onClick={() => insert(index + 1)}>
          <span aria-hidden="true">+</span>
        </RowButton>
      )}
      {duplicate && (
        <RowButton aria-label={words.duplicateOf(name)} onClick={() => duplicate(index)}>
          {words.duplicate}
        </RowButton>
      )}
      <RowButton id={ids.remove(index)} aria-label={words.removeOf(name)} onClick={() => remove(index)}>
        {words.remove}
      </RowButton>
    </CellActions>
  );
}
