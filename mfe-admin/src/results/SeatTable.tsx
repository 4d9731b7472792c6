import type { RoundDetail } from '@university/shared/contract';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { Fold } from '../parts/Fold';
import { texts } from '../texts/results';
import { inIndia, STATUSES } from './counts';

const words = texts.round;

type Seats = RoundDetail['campuses'][number] & { _id: string };

const COLUMNS: Column<Seats>[] = [
  { id: 'name', header: words.name, cell: ({ row: { original } }) => original.name },
  { id: 'total', header: words.seats, cell: ({ row: { original } }) => inIndia(original.total) },
  ...STATUSES.map(
    (status): Column<Seats> => ({
      id: status,
      header: words.status[status],
      cell: ({ row: { original } }) => inIndia(original.statuses[status]),
    }),
  ),
];

/** The seats of each campus or programme by what has become of them. */
export function SeatTable({ title, rows }: { title: string; rows: RoundDetail['campuses'] }) {
  return (
    <Fold title={title}>
      <DataTable caption={title} columns={COLUMNS} rows={rows.map((row) => ({ ...row, _id: row.code }))} />
    </Fold>
  );
}
