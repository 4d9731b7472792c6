import type { DocumentData } from '@university/shared/contract';
import { formatMoney } from '@university/shared/kit';
import { cell, type Column, tableOfGroups } from '@university/shared/prose';
import { placementTexts as texts } from './placement-texts';

type Year = DocumentData<'placement'>['years'][number];

const HEAD: Column[] = [texts.who, ...texts.numbers.map((number) => ({ number }))];

const inDigits = (count: number) => count.toLocaleString('en-IN');

const part = (count: number, all: number) =>
  all === 0 ? inDigits(count) : `${inDigits(count)} (${Math.round((100 * count) / all)} %)`;

const row = ({ group, finished, placed, studying, founded, median }: Year) => [
  cell(group),
  inDigits(finished),
  ...[placed, studying, founded].map((count) => part(count, finished)),
  median === null ? texts.unknown : formatMoney(median),
];

export function placementBlock({ years, source }: DocumentData<'placement'>): string {
  const tables = tableOfGroups(HEAD, years, ({ year }) => year, row);
  return tables && source ? `${tables}\n\n${texts.source(cell(source))}` : tables;
}
