import { type PointerEvent, useState } from 'react';

/** Where a row that is dragged would stand: before the row with this index, or at the end. */
interface Drag {
  from: number;
  gap: number;
}

/** The gap between rows that is nearest to the pointer; undefined where it is over no row of this list. */
function gapAt(list: string, { clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  if (!row || row.dataset.list !== list) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return Number(row.dataset.row) + (clientY > top + height / 2 ? 1 : 0);
}

/**
 * Rows that are moved with a mouse or a finger, by a handle. Who uses a keyboard has the buttons beside it.
 * @param list id of the list
 * @param drop moves a row, and what belongs to it, into a gap
 */
export function useDrag(list: string, drop: (from: number, gap: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    /** Of the element of a row. */
    row: (index: number, count: number) => ({
      'data-row': index,
      'data-list': list,
      'data-drop': drag?.gap === index ? 'above' : drag?.gap === count && index === count - 1 ? 'below' : undefined,
      'data-dragged': drag?.from === index || undefined,
    }),
    /** Of its handle. */
    handle: (index: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, gap: index });
      },
      onPointerMove(event: PointerEvent) {
        if (!drag) return;
        const gap = gapAt(list, event);
        if (gap !== undefined && gap !== drag.gap) setDrag({ ...drag, gap });
      },
      onPointerUp() {
        if (drag) drop(drag.from, drag.gap);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

export type Dragging = ReturnType<typeof useDrag>;

/**
 * How many rows go with one: itself, and those that follow and stand deeper.
 * @param depths how deep each row stands
 */
export function branchAt(depths: readonly number[], index: number): number {
  const end = depths.findIndex((depth, other) => other > index && depth <= (depths[index] ?? 0));
  return (end === -1 ? depths.length : end) - index;
}
