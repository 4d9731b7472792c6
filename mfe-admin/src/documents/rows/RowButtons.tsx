import { color } from '@university/shared/kit';
import styled from 'styled-components';
import { CellActions, RowButton } from '../../list/cells';
import { type HTMLAttributes, useEffect, useRef, useState } from 'react';

/** For pointers only: keyboards use the buttons. */
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
  rows: {
    keys: readonly string[];
    ids: ReturnType<typeof idsOf>;
    move: (index: number, way: Way) => void;
    remove: (index: number) => void;
    insert?: (at: number) => void;
    duplicate?: (index: number) => void;
    drag?: { handle: (index: number) => HTMLAttributes<HTMLElement> };
  };
  index: number;
  name: string;
}

export function RowButtons({ rows: { keys, ids, insert, duplicate, move, remove, drag }, index, name }: Props) {
  return (
    <CellActions>
      {drag && keys.length > 1 && (
        <Handle aria-hidden="true" title="Drag to another place" {...drag.handle(index)}>
          ⠿
        </Handle>
      )}
      {index > 0 && (
        <RowButton id={ids.move(index, 'up')} aria-label={`Move up ${name}`} onClick={() => move(index, 'up')}>
          <span aria-hidden="true">↑</span>
        </RowButton>
      )}
      {index < keys.length - 1 && (
        <RowButton id={ids.move(index, 'down')} aria-label={`Move down ${name}`} onClick={() => move(index, 'down')}>
          <span aria-hidden="true">↓</span>
        </RowButton>
      )}
      {insert && (
        <RowButton aria-label={`Add a row below ${name}`} onClick={() => insert(index + 1)}>
          <span aria-hidden="true">+</span>
        </RowButton>
      )}
      {duplicate && (
        <RowButton aria-label={`Duplicate ${name}`} onClick={() => duplicate(index)}>
          Duplicate
        </RowButton>
      )}
      <RowButton id={ids.remove(index)} aria-label={`Remove ${name}`} onClick={() => remove(index)}>
        Remove
      </RowButton>
    </CellActions>
  );
}

export type Way = 'up' | 'down';

const idsOf = (id: string) => ({
  list: id,
  add: `${id}-add`,
  remove: (index: number) => `${id}-${index}-remove`,
  move: (index: number, way: Way) => `${id}-${index}-${way}`,
});

/** Manages focus and announcements of list changes. @param id of the list */
export function useSteps(id: string) {
  const ids = idsOf(id);
  const [said, setSaid] = useState('');
  const next = useRef<string[]>([]);

  useEffect(() => {
    const found = next.current.map((each) => document.getElementById(each)).find((element) => element !== null);
    next.current = [];
    found?.focus();
  });

  return {
    ids,
    said,
    added(focus: string | undefined, words = '') {
      next.current = focus ? [focus] : [];
      setSaid(words);
    },
    removed(index: number, last: string, words: string) {
      next.current = [ids.remove(index), ids.remove(index - 1), last];
      setSaid(words);
    },
    dropped: (words: string) => setSaid(words),
    moved(to: number, way: Way, words: string) {
      next.current = [ids.move(to, way), ids.move(to, way === 'up' ? 'down' : 'up')];
      setSaid(words);
    },
  };
}

export const after = (index: number, way: Way): number => (way === 'up' ? index - 1 : index + 1);
