import type { DocumentData } from '@university/shared/contract';
import { cell, type Column, type GroupedRow, groupOf, isOfGroup, tableOfGroups } from '@university/shared/prose';
import { reservationTexts as texts } from './texts';

type Seats = DocumentData<'reservation'>['seats'][number] & GroupedRow;

const HEAD: readonly Column[] = [texts.forWhom, texts.code, { number: texts.seats }, texts.rule];

const row = ({ name, code, seats, rule }: Seats) => [name, code ?? '', seats, rule ?? ''].map(cell);

/** `reservation`: a table for each group; `reservation-categories`: that group only. */
export function reservationBlock({ seats }: { seats: readonly Seats[] }, block: string): string {
  const named = groupOf('reservation', block);
  const shown = seats.filter((each) => named === null || isOfGroup(named, each, each.group));
  return tableOfGroups(HEAD, shown, ({ group }) => group, row);
}
