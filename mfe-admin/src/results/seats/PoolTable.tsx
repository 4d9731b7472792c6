import type { RunPool } from '@university/shared/contract';
import { Titled } from '../../area/StaffArea';
import { inIndia, orNone } from '../../list/cells';
import { type Column, column } from '../../list/DataTable';
import { FilterForm, oneOf, useAddress } from '../../list/FilterForm';
import { Choices, LongTable } from '../../list/List';
import { texts } from './texts';

type Sum = Pick<RunPool, 'program' | 'campus' | 'category' | 'filled' | 'opening' | 'closing'> & {
  _id: string;
  /** Of pools with a limit. */
  seats: number;
  isOpenEnded: boolean;
};

const VIEWS = ['program', 'category', 'all'] as const;
type View = (typeof VIEWS)[number];

const idOf: Record<View, (pool: RunPool) => string> = {
  program: ({ program_code }) => program_code,
  category: ({ category }) => category,
  all: ({ program_code, campus_code, category }) => [program_code, campus_code, category].join(' '),
};

const PROGRAM: Column<Sum> = column('Programme', ({ program }) => <strong>{program}</strong>);
const CATEGORY: Column<Sum> = column('Category', ({ category }) => category);
const NUMBERS: Column<Sum>[] = [
  column('Seats', (sum) => seatsInWords(sum)),
  column('Filled', ({ filled }) => inIndia(filled)),
  column('Opening rank', ({ opening }) => orNone(opening)),
  column('Closing rank', ({ closing }) => orNone(closing)),
];

const COLUMNS: Record<View, Column<Sum>[]> = {
  program: [PROGRAM, ...NUMBERS],
  category: [CATEGORY, ...NUMBERS],
  all: [PROGRAM, column('Campus', ({ campus }) => campus), CATEGORY, ...NUMBERS],
};

function seatsInWords({ seats, isOpenEnded }: Pick<Sum, 'seats' | 'isOpenEnded'>): string {
  if (!isOpenEnded) return inIndia(seats);
  return seats > 0 ? texts.someNoLimit(inIndia(seats)) : texts.noLimit;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const countsOf = (pools: readonly RunPool[]) => ({
  seats: total(pools.map(({ seats }) => seats ?? 0)),
  isOpenEnded: pools.some(({ seats }) => seats === null),
  filled: total(pools.map(({ filled }) => filled)),
});

const ranksOf = (pools: readonly RunPool[], end: 'opening' | 'closing'): number[] =>
  pools.flatMap((pool) => pool[end] ?? []).sort((one, other) => one - other);

function sumsOf(pools: readonly RunPool[], view: View): Sum[] {
  const groups = new Map<string, [RunPool, ...RunPool[]]>();
  for (const pool of pools) {
    const id = idOf[view](pool);
    const group = groups.get(id);
    if (group) group.push(pool);
    else groups.set(id, [pool]);
  }
  return [...groups].map(([_id, group]) => ({
    ...group[0],
    ...countsOf(group),
    _id,
    opening: ranksOf(group, 'opening')[0] ?? null,
    closing: ranksOf(group, 'closing').at(-1) ?? null,
  }));
}

const isFound = ({ program, program_code, campus, campus_code, category }: RunPool, sought: string) =>
  [program, program_code, campus, campus_code, category].some((each) => each.toLowerCase().includes(sought));

export function PoolTable({ pools }: { pools: readonly RunPool[] }) {
  const { filters, change } = useAddress({ cycle: '', view: 'program', q: '' });
  const view = oneOf(filters.view, VIEWS) ?? 'program';
  const found = pools.filter((pool) => isFound(pool, filters.q.toLowerCase()));
  const rows = sumsOf(found, view);
  const counts = countsOf(found);
  return (
    <Titled title={texts.seats}>
      <FilterForm
        id="pools"
        fields={[{ name: 'q', label: texts.find, type: 'search' }]}
        filters={filters}
        onSearch={change}
        submit="Find"
        isLine
      />
      <Choices
        label={texts.show}
        choices={VIEWS.map((id) => ({ id, label: texts.views[id] }))}
        chosen={view}
        onChoose={(chosen) => change({ view: chosen })}
      />
      <p role="status">{texts.found(inIndia(rows.length), seatsInWords(counts), inIndia(counts.filled))}</p>
      <LongTable
        key={`${view} ${filters.q}`}
        caption={texts.seats}
        columns={COLUMNS[view]}
        rows={rows}
        empty={texts.foundNothing}
      />
    </Titled>
  );
}
