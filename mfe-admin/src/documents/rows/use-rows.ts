import { type PointerEvent, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Translation } from '../contract';
import { type DataPath, useDocumentForm } from '../form-context';
import type { Field } from '../model/fields';
import { toValues } from '../model/values';
import { texts } from '../texts';
import { after, useSteps, type Way } from './RowButtons';

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
function useDrag(list: string, drop: (from: number, gap: number) => void) {
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

/**
 * How many rows go with one: itself, and those that follow and stand deeper.
 * @param depths how deep each row is
 */
export function branchAt(depths: readonly number[], index: number): number {
  const end = depths.findIndex((depth, other) => other > index && depth <= (depths[index] ?? 0));
  return (end === -1 ? depths.length : end) - index;
}

const words = texts.rows;

/**
 * Rows that are added, removed and moved.
 * @param depthIn the field that says how deep a row is: those below one are dragged with it
 */
export function useRows(path: DataPath, fields: readonly Field[], depthIn?: string) {
  const { task } = useDocumentForm();
  const { ids, said, ...steps } = useSteps(task.idOf(path));
  // The library's types cannot know paths that come from a schema.
  const rows = useFieldArray({ control: task.form.control, name: path as never });
  const count = rows.fields.length;
  /** Takes the Hindi of rows to where these go. */
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
  /** What a new row begins with: a choice is made, and it is as deep as the one before. */
  const usualAfter = (before: Record<string, unknown> | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        if (field.name === depthIn) return [[field.name, before?.[field.name] || '1']];
        return field.type === 'choice' && !field.isOptional ? [[field.name, field.initial ?? field.values[0]]] : [];
      }),
    );
  function insertRow(at: number, row: Record<string, unknown>) {
    const [first] = fields;
    takeHindi(whenInserted(at));
    rows.insert(at, row as never, { shouldFocus: false });
    steps.added(first && task.idOf(`${path}.${at}.${first.name}`));
  }
  const drag = useDrag(ids.list, (from, gap) => {
    const size = branchOf(from);
    if (gap >= from && gap <= from + size) return;
    const to = gap > from ? gap - size : gap;
    for (let step = 0; step < size; step++) gap > from ? moveRow(from, to + size - 1) : moveRow(from + step, to + step);
    steps.dropped(words.moved(to + 1, count));
  });
  return {
    keys: rows.fields.map(({ id }) => id),
    ids,
    said,
    drag,
    /** What is wrong with all of them together. */
    error: task.errorOf(path),
    /** @param at where the new row is; at the end unless said */
    insert: (at = count) => insertRow(at, toValues(fields, usualAfter(rowAt(at - 1)))),
    /** The same row once more, below it. */
    duplicate: (index: number) => insertRow(index + 1, structuredClone(rowAt(index) ?? {})),
    remove(index: number) {
      takeHindi(whenRemoved(index));
      rows.remove(index);
      steps.removed(index, ids.add, words.removed(index + 1));
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      moveRow(index, to);
      steps.moved(to, way, words.moved(to + 1, count));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

/**
 * The Hindi of a document whose rows of one list are elsewhere now: what was right for the earlier English of a text is
 * found by its place, and goes there with its row. What stood in a row that is gone is in no place, so that no other row
 * is told that its English was changed; it stays while another text has the same English.
 * @param list where the rows stand: `entries`
 * @param placeOf where a row goes, by where it was; undefined: it is gone
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

/** Where a row goes when one is moved. */
const whenMoved = (from: number, to: number) => (index: number) => {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
};

const whenInserted = (at: number) => (index: number) => (index >= at ? index + 1 : index);

const whenRemoved = (at: number) => (index: number) => (index === at ? undefined : index > at ? index - 1 : index);
