import type { AuditEntry } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/ui';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { Small } from '../table/table-styles';
import { texts } from '../texts/results';
import { actionInWords, actorInWords, detailInWords, subjectOf } from './audit-words';

const words = texts.audit;

const COLUMNS: Column<AuditEntry>[] = [
  { id: 'at', header: words.columns.at, cell: ({ row: { original } }) => formatInstant(original.at) },
  { id: 'actor', header: words.columns.actor, cell: ({ row: { original } }) => actorInWords(original.actor) },
  { id: 'action', header: words.columns.action, cell: ({ row: { original } }) => actionInWords(original.action) },
  {
    id: 'subject',
    header: words.columns.subject,
    cell: ({ row: { original } }) => {
      const { label, path } = subjectOf(original.subject);
      return <Link to={path}>{label}</Link>;
    },
  },
  {
    id: 'detail',
    header: words.columns.detail,
    cell: ({ row: { original } }) => detailInWords(original.detail).map((line) => <Small key={line}>{line}</Small>),
  },
];

/** Who did what, newest first. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return <DataTable caption={words.caption} columns={COLUMNS} rows={entries} empty={words.empty} />;
}
