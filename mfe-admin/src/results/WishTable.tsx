import type { StaffAllotment } from '@university/shared/contract';
import { type Column, DataTable } from '../list/DataTable';
import { Titled } from '../area/Panel';
import { texts } from './texts';

const words = texts.record.wishes;

type Found = Pick<StaffAllotment, 'preferences' | 'record'>;
type Wish = Found['preferences'][number] & { _id: string };

const columnsFor = ({ outcome }: Found['record']): Column<Wish>[] => [
  { id: 'wish', header: words.wish, cell: ({ position, program }) => words.place(position, program ?? words.gone) },
  { id: 'campus', header: words.campus, cell: ({ campus }) => campus ?? words.gone },
  {
    id: 'became',
    header: words.became,
    cell: ({ became }) => {
      const label = words.labels[outcome === 'held' ? 'held' : became];
      return became === 'allotted' ? <strong>{label}</strong> : label;
    },
  },
];

/** What the applicant applied for, in order, with what became of each wish. */
export function WishTable({ found: { preferences, record } }: { found: Found }) {
  return (
    <Titled title={words.title}>
      <DataTable
        caption={words.title}
        columns={columnsFor(record)}
        rows={preferences.map((wish) => ({ ...wish, _id: String(wish.position) }))}
        empty={words.none}
      />
    </Titled>
  );
}
