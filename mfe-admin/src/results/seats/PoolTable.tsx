import type { RunPool } from '@university/shared/contract';
import { Titled } from '../../area/StaffArea';
import { inIndia, orNone, Small } from '../../list/cells';
import { type Column, column } from '../../list/DataTable';
import { FilterForm, oneOf, useAddress } from '../../list/FilterForm';
import { Choices, LongTable } from '../../list/List';
import { texts } from './texts';

type Sum = Pick<RunPool, 'program' | 'campus' | 'category' | 'filled' | 'opening' | 'closing'> & {
  _id: string;
  /** Of pools with a limit. */
  seats: number;
  isOpenEnded: boolean;
  /** Null: the seats of the round before were not given out here. */
  before: { filled: number; closing: number | null } | null;
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
  column('Filled', ({ filled, before }) => (
    <>
      {inIndia(filled)}
      {before && <Small>{texts.before(inIndia(before.filled))}</Small>}
    </>
  )),
  column('Opening rank', ({ opening }) => orNone(opening)),
  column('Closing rank', ({ closing, before }) => (
    <>
      {orNone(closing)}
      {before?.closing != null && <Small>{texts.before(inIndia(before.closing))}</Small>}
    </>
  )),
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

const inOrder = (ranks: readonly (number | null)[]): number[] =>
  ranks.flatMap((rank) => rank ?? []).sort((one, other) => one - other);

function beforeOf(pools: readonly RunPool[]): Sum['before'] {
  const earlier = pools.flatMap(({ before }) => before ?? []);
  if (earlier.length === 0) return null;
  const closing = inOrder(earlier.map((each) => each.closing)).at(-1) ?? null;
  return { filled: total(earlier.map(({ filled }) => filled)), closing };
}

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
    opening: inOrder(group.map(({ opening }) => opening))[0] ?? null,
    closing: inOrder(group.map(({ closing }) => closing)).at(-1) ?? null,
    before: beforeOf(group),
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
