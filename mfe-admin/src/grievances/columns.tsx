import type { GrievanceLine } from '@university/shared/contract';
import { Badge, color, formatDate } from '@university/shared/ui';
import styled from 'styled-components';
import type { Column } from '../table/features';
import { RowLink } from '../table/RowButton';
import { Small } from '../table/table-styles';
import { texts as words } from '../texts/grievances';
import { categoryInWords } from './category';
import { dueInWords } from './due';

const Overdue = styled.strong`
  color: ${color.bad};
`;

export const COLUMNS: Column<GrievanceLine>[] = [
  {
    id: 'subject',
    header: words.columns.subject,
    cell: ({ row: { original } }) => (
      <>
        <strong>{original.subject}</strong>
        <Small>
          {original.ticket} {original.confidential && <Badge>{words.confidential}</Badge>}
        </Small>
      </>
    ),
  },
  {
    id: 'category',
    header: words.columns.category,
    cell: ({ row: { original } }) => categoryInWords(original.category),
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: ({ row: { original } }) => <Badge>{words.status[original.status]}</Badge>,
  },
  { id: 'came', header: words.columns.came, cell: ({ row: { original } }) => formatDate(original.created_at) },
  {
    id: 'due',
    header: words.columns.due,
    cell: ({ row: { original } }) => {
      const due = dueInWords(original);
      return original.overdue ? <Overdue>{due}</Overdue> : due;
    },
  },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: ({ row: { original } }) => (
      <RowLink to={`/admin/grievances/${original._id}`} aria-label={words.readOf(original.ticket)}>
        {words.read}
      </RowLink>
    ),
  },
];
