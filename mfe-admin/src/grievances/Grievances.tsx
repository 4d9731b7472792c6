import type { GrievanceLine } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Badge, Button, color, formatDate, Row, Stack, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { grievancesQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { GRIEVANCE_CATEGORIES, GRIEVANCE_STATUSES } from '../contract';
import { SelectField } from '../form/fields';
import { type Column, DataTable } from '../list/DataTable';
import { Choices } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { RowLink } from '../list/RowButton';
import { Small } from '../list/table-styles';
import { oneOf, pageNumber, useAddress } from '../list/use-address';
import { Read } from '../parts/Read';
import { categoryInWords, dueInWords } from './in-words';
import { texts as words } from './texts';

export default function Grievances() {
  const { title, lead } = words;
  return (
    <StaffArea title={title} lead={lead}>
      <GrievanceList />
    </StaffArea>
  );
}

/** `status` may also be `overdue`: not closed by the day it was due. */
const USUAL = { status: '', category: '', q: '', page: '1' };

/** Grievances to a page. */
const LIMIT = 20;

const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id }) => id);

const Line = styled(Row)`
  align-items: end;
  & > div {
    flex: 1 1 12rem;
  }
`;

function toQuery({ status, category, q, page }: typeof USUAL) {
  return {
    status: oneOf(status, GRIEVANCE_STATUSES),
    category: oneOf(category, CATEGORIES),
    q: q.trim().slice(0, 100) || undefined,
    ...(status === 'overdue' && { overdue: 'true' as const }),
    limit: LIMIT,
    page: pageNumber(page),
  };
}

/** Grievances that this member of staff may see, those that are due first. */
export function GrievanceList() {
  const [filters, change] = useAddress(USUAL);
  const found = useQuery(grievancesQuery(toQuery(filters)));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change({ q: String(form.get('q') ?? '').trim(), category: String(form.get('category') ?? '') });
  }

  return (
    <Stack $gap={3}>
      <search>
        <form key={filters.q + filters.category} onSubmit={onSubmit}>
          <Line>
            <TextField id="grievance-q" name="q" type="search" label={words.search} defaultValue={filters.q} />
            <SelectField
              id="grievance-category"
              name="category"
              label={words.category}
              none={words.anyCategory}
              options={GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const)}
              defaultValue={filters.category}
            />
            <Button type="submit">{words.submit}</Button>
          </Line>
        </form>
      </search>
      <Read query={found} failed={words.failed}>
        {({ data: { grievances, counts }, metadata }) => (
          <>
            <Choices
              label={words.stateLabel}
              choices={[
                { id: '', label: words.all },
                { id: 'overdue', label: words.overdue, count: counts.overdue },
                ...GRIEVANCE_STATUSES.map((id) => ({ id, label: words.status[id], count: counts[id] })),
              ]}
              chosen={filters.status}
              onChoose={(status) => change({ status })}
            />
            <p role="status">{words.found(metadata.total.toLocaleString('en-IN'))}</p>
            <DataTable
              caption={words.caption}
              columns={COLUMNS}
              rows={grievances}
              empty={words.empty}
              isStale={found.isPlaceholderData}
            />
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}

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
