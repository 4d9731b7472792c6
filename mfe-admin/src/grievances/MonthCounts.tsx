import { SelectField, Table, type TableColumn } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import { grievanceMonthQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { Read } from '../form/messages';
import { inIndia } from '../list/cells';
import { lastMonths, monthInWords, sumOf } from './months';
import { categoryInWords, texts } from './texts';

const words = texts.months;

const COLUMNS: TableColumn[] = [
  { name: words.category },
  { name: words.received, isNumber: true },
  { name: words.inTime, isNumber: true },
  { name: words.late, isNumber: true },
  { name: words.pending, isNumber: true },
];

/** What the rules ask to count: what came in a month, what was settled in time and late, and what waits at its end. */
export function MonthCounts() {
  const months = lastMonths();
  const [month, setMonth] = useState(months[1] ?? '');
  const query = useQuery(grievanceMonthQuery(month));
  const numbers = (count: { received: number; in_time: number; late: number; pending: number }) =>
    [count.received, count.in_time, count.late, count.pending].map(inIndia);
  return (
    <Panel title={words.title}>
      <p>{words.text}</p>
      <SelectField
        id="grievance-month"
        label={words.month}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        options={months.map((each) => [each, monthInWords(each)] as const)}
      />
      <Read query={query} failed={words.failed}>
        {(counts) =>
          counts.length === 0 ? (
            <p role="status">{words.none(monthInWords(month))}</p>
          ) : (
            <Table
              caption={words.caption(monthInWords(month))}
              columns={COLUMNS}
              rows={counts.map((count) => [categoryInWords(count.category), ...numbers(count)])}
              sums={[[words.all, ...numbers(sumOf(counts))]]}
            />
          )
        }
      </Read>
    </Panel>
  );
}
