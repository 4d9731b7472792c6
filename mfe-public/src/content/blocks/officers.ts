import type { DocumentData } from '@university/shared/contract';
import { cell, type GroupedRow, groupOf, isOfGroup, table, tableOfGroups } from '@university/shared/prose';
import { officersTexts as texts } from './officers-texts';

type Officer = DocumentData<'officers'>['officers'][number] & GroupedRow;

/** Escapes what would end the URL of a Markdown link. */
const address = (to: string) => to.replace(/[()<>\s\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function reach({ email, phone, page }: Officer): string {
  const ways = [
    email && `[${cell(email)}](mailto:${address(email)})`,
    phone && `[${cell(phone)}](tel:${phone.replace(/[^+\d]/g, '')})`,
  ].filter(Boolean);
  return ways.length === 0 && page ? texts.onPage : ways.join(', ');
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
  if (named === null) return tableOfGroups(texts.head, officers, ({ group }) => group, row);
  return table(texts.head, officers.filter((officer) => isOfGroup(named, officer, officer.group)).map(row)) ?? '';
}
