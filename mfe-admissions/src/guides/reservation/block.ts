import type { DocumentData } from '@university/shared/contract';
import { cell, type Column, groupOf, slug, tableOfGroups } from '@university/shared/prose';
import { texts } from './texts';

type Seats = DocumentData<'reservation'>['seats'][number];

const HEAD: readonly Column[] = [texts.forWhom, texts.code, { number: texts.seats }, texts.rule];

const row = ({ name, code, seats, rule }: Seats) => [name, code ?? '', seats, rule ?? ''].map(cell);

/** `reservation`: all seats, a table a group; `reservation-categories`: that group. Empty where there is none. */
export function reservationBlock({ seats }: DocumentData<'reservation'>, block: string): string {
  const only = groupOf('reservation', block);
  const shown = seats.filter(({ group }) => only === null || slug(group) === only);
  return tableOfGroups(HEAD, shown, ({ group }) => group, row);
}
