import type { DocumentData } from '@university/shared/contract';
import { formatMoney } from '@university/shared/kit';
import { type Column, cell, type GroupedRow, groupOf, isOfGroup, table, tableOfGroups } from '@university/shared/prose';
import { officersTexts, placementTexts } from './texts';

type Officer = DocumentData<'officers'>['officers'][number] & GroupedRow;

/** Escapes what would end the URL of a Markdown link. */
const address = (to: string) => to.replace(/[()<>\s\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function reach({ email, phone, page }: Officer): string {
  const ways = [
    email && `[${cell(email)}](mailto:${address(email)})`,
    phone && `[${cell(phone)}](tel:${phone.replace(/[^+\d]/g, '')})`,
  ].filter(Boolean);
  return ways.length === 0 && page ? officersTexts.onPage : ways.join(', ');
}

const postOf = ({ post, page }: Officer): string => (page ? `[${cell(post)}](${address(page)})` : cell(post));

const row = (officer: Officer) => [
  postOf(officer) + (officer.name ? `: ${cell(officer.name)}` : ''),
  cell(officer.duty),
  reach(officer),
];

/** `officers`: a table for each group; `officers-services`: that group only. */
export function officersBlock({ officers }: { officers: readonly Officer[] }, block: string): string {
  const named = groupOf('officers', block);
  if (named === null) return tableOfGroups(officersTexts.head, officers, ({ group }) => group, row);
  return (
    table(officersTexts.head, officers.filter((officer) => isOfGroup(named, officer, officer.group)).map(row)) ?? ''
  );
}

type Year = DocumentData<'placement'>['years'][number];

const HEAD: Column[] = [placementTexts.who, ...placementTexts.numbers.map((number) => ({ number }))];

const inDigits = (count: number) => count.toLocaleString('en-IN');

const part = (count: number, all: number) =>
  all === 0 ? inDigits(count) : `${inDigits(count)} (${Math.round((100 * count) / all)}%)`;

const placementRow = ({ group, finished, placed, studying, founded, median }: Year) => [
  cell(group),
  inDigits(finished),
  ...[placed, studying, founded].map((count) => part(count, finished)),
  median === null ? placementTexts.unknown : formatMoney(median),
];

export function placementBlock({ years, source }: DocumentData<'placement'>): string {
  const tables = tableOfGroups(HEAD, years, ({ year }) => year, placementRow);
  return tables && source ? `${tables}\n\n${placementTexts.source(cell(source))}` : tables;
}
