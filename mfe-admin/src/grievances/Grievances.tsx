import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { today } from '@university/shared/identity';
import type { GrievanceMonthCount, GrievanceLine } from '@university/shared/contract';
import { GRIEVANCE_MONTHS, GRIEVANCE_CATEGORIES, GRIEVANCE_HOLDERS, GRIEVANCE_STATUSES } from './contract';
import { SelectField, Table, type TableColumn, Badge, color, saveFrom, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import { grievancesQuery, whole } from '../api/queries';
import { Panel, StaffArea } from '../area/StaffArea';
import { Read, TaskButton } from '../form/actions';
import { inIndia, RowLink, Small } from '../list/cells';
import { categoryInWords, texts, dueInWords, texts as words } from './texts';
import { call, useSession } from '@university/shared';
import { formatDate } from '@university/shared/time';
import { Choices, List } from '../list/List';
import { type Column, column } from '../list/DataTable';
import { type FilterField, FilterForm, oneOf, useAddress } from '../list/FilterForm';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param month YYYY-MM */
const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** As YYYY-MM, newest first. */
export function lastMonths(): string[] {
  const [year = 0, number = 0] = today().split('-').map(Number);
  return Array.from({ length: GRIEVANCE_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

export function sumOf(counts: readonly GrievanceMonthCount[]): Omit<GrievanceMonthCount, 'category'> {
  const sum = (of: 'received' | 'in_time' | 'late' | 'pending') => counts.reduce((all, count) => all + count[of], 0);
  return { received: sum('received'), in_time: sum('in_time'), late: sum('late'), pending: sum('pending') };
}

const COLUMNS: TableColumn[] = [
  { name: 'About' },
  { name: 'Received', isNumber: true },
  { name: 'Settled in time', isNumber: true },
  { name: 'Settled late', isNumber: true },
  { name: 'Pending at its end', isNumber: true },
];

function MonthCounts() {
  const months = lastMonths();
  const [month, setMonth] = useState(months[1] ?? '');
  const query = useQuery(
    whole(['grievance', 'month', month], calls.countGrievanceMonth, ({ data }) => data.counts, { query: { month } }),
  );
  const numbers = (count: { received: number; in_time: number; late: number; pending: number }) =>
    [count.received, count.in_time, count.late, count.pending].map(inIndia);
  return (
    <Panel title="Counts of a month">
      <p>{texts.monthsText}</p>
      <SelectField
        id="grievance-month"
        label="Month"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        options={months.map((each) => [each, monthInWords(each)] as const)}
      />
      <Read query={query} failed="The counts could not be loaded.">
        {(counts) =>
          counts.length === 0 ? (
            <p role="status">{`There is nothing to count in ${monthInWords(month)}.`}</p>
          ) : (
            <Table
              caption={`Grievances in ${monthInWords(month)}`}
              columns={COLUMNS}
              rows={counts.map((count) => [categoryInWords(count.category), ...numbers(count)])}
              sums={[['All', ...numbers(sumOf(counts))]]}
            />
          )
        }
      </Read>
    </Panel>
  );
}

const USUAL = { status: '', category: '', assigned: '', q: '' };
const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const);
const HOLDERS = GRIEVANCE_HOLDERS.map((id) => [id, words.holders[id]] as const);

const FIELDS: FilterField<'q' | 'category' | 'assigned'>[] = [
  { name: 'q', type: 'search', label: 'Ticket or subject has' },
  { name: 'category', label: 'About', none: 'Anything', options: CATEGORIES },
  { name: 'assigned', label: 'Assigned to', none: 'Anybody or nobody', options: HOLDERS },
];

const toFilter = ({ status, category, assigned, q }: typeof USUAL) => ({
  status: oneOf(status, GRIEVANCE_STATUSES),
  assigned: oneOf(assigned, GRIEVANCE_HOLDERS),
  category: oneOf(
    category,
    CATEGORIES.map(([id]) => id),
  ),
  q: q.trim().slice(0, 100) || undefined,
});

const isOverdue = ({ status }: typeof USUAL) => status === 'overdue';

export default function Grievances() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const seesHelpOnly = useSession()?.currentRole === 'admissions';
  return (
    <StaffArea title={words.title} lead={seesHelpOnly ? words.leadOfHelp : words.lead}>
      <Stack $gap={3}>
        <FilterForm
          id="grievance"
          fields={FIELDS}
          filters={filters}
          onSearch={change}
          submit="Search"
          buttons={!seesHelpOnly && <Export filters={filters} />}
        />
        <List
          query={useQuery(
            grievancesQuery({
              ...toFilter(filters),
              ...(isOverdue(filters) && { overdue: 'true' }),
              limit: 20,
              page,
            }),
          )}
          failed="The grievances could not be loaded."
          head={({ data: { counts }, metadata }) => (
            <>
              <Choices
                label="Status"
                choices={[
                  { id: '', label: 'All' },
                  { id: 'overdue', label: 'Overdue', count: counts.overdue },
                  ...GRIEVANCE_STATUSES.map((id) => ({ id, label: words.status[id], count: counts[id] })),
                ]}
                chosen={filters.status}
                onChoose={(status) => change({ status })}
              />
              <p role="status">{`${inIndia(metadata.total)} found`}</p>
            </>
          )}
          caption="Grievances"
          columns={LIST_COLUMNS}
          rows={({ data }) => data.grievances}
          empty="No grievance fits this search."
          onPage={onPage}
        />
        <MonthCounts />
      </Stack>
    </StaffArea>
  );
}

function Export({ filters }: { filters: typeof USUAL }) {
  const save = (texts: boolean) => async () => {
    const body = { ...toFilter(filters), ...(isOverdue(filters) && { overdue: true }), texts };
    saveFrom((await call(calls.exportGrievances, { body })).data.url);
  };
  return (
    <>
      <TaskButton onRun={save(false)} working={words.exporting} failed={words.exportFailed}>
        Save this list as a table
      </TaskButton>
      <TaskButton onRun={save(true)} working={words.exporting} failed={words.exportFailed}>
        Save it with texts
      </TaskButton>
    </>
  );
}

const Overdue = styled.strong`
  color: ${color.bad};
`;

const LIST_COLUMNS: Column<GrievanceLine>[] = [
  column('Subject', (row) => (
    <>
      <strong>{row.subject}</strong>
      <Small>
        {row.ticket} {row.confidential && <Badge>Confidential</Badge>}{' '}
        {row.awaitsReply && <Badge>The person wrote again</Badge>}
      </Small>
    </>
  )),
  column('About', (row) => categoryInWords(row.category)),
  column('Status', (row) => <Badge>{words.status[row.status]}</Badge>),
  column('Assigned to', (row) => row.assignee?.name ?? 'Nobody'),
  column('Came on', (row) => formatDate(row.created_at)),
  column('Due', (row) => {
    const due = dueInWords(row);
    return row.overdue ? <Overdue>{due}</Overdue> : due;
  }),
  column('Actions', (row) => (
    <RowLink to={`/admin/grievances/${row._id}`} aria-label={`Read ${row.ticket}`}>
      Read
    </RowLink>
  )),
];
