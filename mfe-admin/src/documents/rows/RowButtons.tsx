import { CellActions, RowButton } from '../../list/cells';
import { texts } from '../texts';
import type { Rows } from './use-rows';

const words = texts.rows;

interface Props {
  rows: Pick<Rows, 'ids' | 'move' | 'remove'> & Partial<Pick<Rows, 'insert'>> & { keys: readonly string[] };
  index: number;
  /** How the row is called. */
  name: string;
}

/** What can be done with a row. */
export function RowButtons({ rows: { keys, ids, insert, move, remove }, index, name }: Props) {
  return (
    <CellActions>
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
      <RowButton id={ids.remove(index)} aria-label={words.removeOf(name)} onClick={() => remove(index)}>
        {words.remove}
      </RowButton>
    </CellActions>
  );
}
