import { useQuery } from '@university/shared/query';
import { Button, Row, Stack, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { oneOf, pageNumber, useAddress } from '../address/use-address';
import { grievancesQuery } from '../api/grievances';
import { GRIEVANCE_CATEGORIES, GRIEVANCE_STATUSES } from '../contract';
import { SelectField } from '../form/fields';
import { Choices } from '../parts/Choices';
import { Read } from '../parts/Read';
import { DataTable } from '../table/DataTable';
import { Pager } from '../table/Pager';
import { texts as words } from '../texts/grievances';
import { COLUMNS } from './columns';

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
        {({ grievances, counts, metadata }) => (
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
