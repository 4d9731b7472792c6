import { type PointerEvent, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Translation } from '../contract';
import { type DataPath, useDocumentForm } from '../form-context';
import type { Field } from '../model/fields';
import { toValues } from '../model/values';
import { texts } from '../texts';
import { after, useSteps, type Way } from './RowButtons';

interface Drag {
  from: number;
  gap: number;
}

function gapAt(list: string, { clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  if (!row || row.dataset.list !== list) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return Number(row.dataset.row) + (clientY > top + height / 2 ? 1 : 0);
}

/** Drag and drop by pointer. @param drop moves a row and its branch into a gap */
function useDrag(list: string, drop: (from: number, gap: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    row: (index: number, count: number) => ({
      'data-row': index,
      'data-list': list,
      'data-drop': drag?.gap === index ? 'above' : drag?.gap === count && index === count - 1 ? 'below' : undefined,
      'data-dragged': drag?.from === index || undefined,
    }),
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

/** Size of the branch: the row and the deeper rows after it. */
export function branchAt(depths: readonly number[], index: number): number {
  const end = depths.findIndex((depth, other) => other > index && depth <= (depths[index] ?? 0));
  return (end === -1 ? depths.length : end) - index;
}

/** @param depthIn field with the depth of a row; deeper rows are dragged along */
export function useRows(path: DataPath, fields: readonly Field[], depthIn?: string) {
  const { task } = useDocumentForm();
  const { ids, said, ...steps } = useSteps(task.idOf(path));
  // Paths that come from a schema cannot be typed.
  const rows = useFieldArray({ control: task.form.control, name: path as never });
  const count = rows.fields.length;
  const takeHindi = (placeOf: (index: number) => number | undefined) => {
    const hi = (task.form.getValues('data.hi') ?? []) as Translation[];
    if (hi.length > 0) task.form.setValue('data.hi', withRowsMoved(hi, path.slice('data.'.length), placeOf));
  };
  const moveRow = (from: number, to: number) => {
    takeHindi(whenMoved(from, to));
    rows.move(from, to);
  };
  const branchOf = (index: number) => {
    if (!depthIn) return 1;
    const given = task.form.getValues(path as never) as unknown as Record<string, unknown>[];
    return branchAt(
      given.map((row) => Number(row[depthIn])),
      index,
    );
  };
  const rowAt = (index: number) =>
    (task.form.getValues(path as never) as unknown as Record<string, unknown>[] | undefined)?.[index];
  const usualAfter = (before: Record<string, unknown> | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        if (field.name === depthIn) return [[field.name, before?.[field.name] || '1']];
        return field.type === 'choice' && !field.isOptional ? [[field.name, field.initial ?? field.values[0]]] : [];
      }),
    );
  function insertRow(at: number, row: Record<string, unknown>) {
    const [first] = fields;
    takeHindi((index: number) => (index >= at ? index + 1 : index));
    rows.insert(at, row as never, { shouldFocus: false });
    steps.added(first && task.idOf(`${path}.${at}.${first.name}`));
  }
  const drag = useDrag(ids.list, (from, gap) => {
    const size = branchOf(from);
    if (gap >= from && gap <= from + size) return;
    const to = gap > from ? gap - size : gap;
    for (let step = 0; step < size; step++) gap > from ? moveRow(from, to + size - 1) : moveRow(from + step, to + step);
    steps.dropped(texts.rowsMoved(to + 1, count));
  });
  return {
    keys: rows.fields.map(({ id }) => id),
    ids,
    said,
    drag,
    error: task.errorOf(path),
    insert: (at = count) => insertRow(at, toValues(fields, usualAfter(rowAt(at - 1)))),
    duplicate: (index: number) => insertRow(index + 1, structuredClone(rowAt(index) ?? {})),
    remove(index: number) {
      takeHindi(whenRemoved(index));
      rows.remove(index);
      steps.removed(index, ids.add, `Row ${index + 1} was removed.`);
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      moveRow(index, to);
      steps.moved(to, way, texts.rowsMoved(to + 1, count));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

/**
 * Translations refer to texts by place, so they move with their rows; those of removed rows get no place. @param list
 * as `entries`
 */
function withRowsMoved(
  hi: readonly Translation[],
  list: string,
  placeOf: (index: number) => number | undefined,
): Translation[] {
  return hi.map((each) => {
    if (!each.at.startsWith(`${list}.`)) return each;
    const [index = '', ...below] = each.at.slice(list.length + 1).split('.');
    const place = placeOf(Number(index));
    return { ...each, at: place === undefined ? list : [list, place, ...below].join('.') };
  });
}

const whenMoved = (from: number, to: number) => (index: number) => {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
};

const whenRemoved = (at: number) => (index: number) => (index === at ? undefined : index > at ? index - 1 : index);
