import type { Translation } from '../contract';

/**
 * The Hindi of a document whose rows of one list are elsewhere now: what was right for the earlier English of a text is
 * found by its place, and goes there with its row. What stood in a row that is gone is in no place, so that no other row
 * is told that its English was changed; it stays while another text has the same English.
 * @param list where the rows stand: `entries`
 * @param placeOf where a row goes, by where it was; undefined: it is gone
 */
export function withRowsMoved(
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
export const whenMoved = (from: number, to: number) => (index: number) => {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
};

export const whenInserted = (at: number) => (index: number) => (index >= at ? index + 1 : index);

export const whenRemoved = (at: number) => (index: number) =>
  index === at ? undefined : index > at ? index - 1 : index;
