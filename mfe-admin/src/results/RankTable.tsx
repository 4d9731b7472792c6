import type { RoundRanks } from '@university/shared/contract';
import { Muted } from '@university/shared/kit';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { rankTexts as words } from './ranks-texts';

/** Rows that a reader looks through; the public pages have all, by programme. */
const MOST = 100;

type Group = RoundRanks['ranks'][number];

const numberOf = (value: number | null) => (value === null ? '–' : inIndia(value));

const COLUMNS: Column<Group & { _id: string }>[] = [
  { id: 'program', header: words.columns.program, cell: ({ program }) => program },
  { id: 'campus', header: words.columns.campus, cell: ({ campus }) => campus },
  { id: 'category', header: words.columns.category, cell: ({ category }) => category },
  { id: 'opening', header: words.columns.opening, cell: ({ opening }) => numberOf(opening) },
  { id: 'closing', header: words.columns.closing, cell: ({ closing }) => numberOf(closing) },
  { id: 'seats', header: words.columns.seats, cell: ({ seats }) => numberOf(seats) },
];

/** Known once the window has closed. */
const LEFT: (typeof COLUMNS)[number] = {
  id: 'left',
  header: words.columns.left,
  cell: ({ seats_left }) => numberOf(seats_left),
};

/** The ranks of a round by programme, campus and category, as they are or would be public. */
export function RankTable({ ranks }: Pick<RoundRanks, 'ranks'>) {
  return (
    <>
      {ranks.length > MOST && <Muted>{words.firstOf(inIndia(MOST), inIndia(ranks.length))}</Muted>}
      <DataTable
        caption={words.table}
        columns={ranks.some(({ seats_left }) => seats_left !== null) ? [...COLUMNS, LEFT] : COLUMNS}
        rows={ranks
          .slice(0, MOST)
          .map((group) => ({ ...group, _id: `${group.program_code} ${group.campus_slug} ${group.category}` }))}
      />
    </>
  );
}
