import type { InUse } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { texts } from './texts';

const words = texts.journal;

type Row = InUse & { _id: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'version',
    header: words.columns.version,
    cell: ({ version, isBrowserOnly }) => (
      <>
        {version}
        {isBrowserOnly && <Small>{words.browserOnly}</Small>}
      </>
    ),
  },
  {
    id: 'number',
    header: words.columns.number,
    cell: ({ number }) => (number === null ? words.noNumber : inIndia(number)),
  },
  { id: 'from', header: words.columns.from, cell: ({ from }) => formatInstant(from) },
  { id: 'until', header: words.columns.until, cell: ({ until }) => (until ? formatInstant(until) : words.now) },
  {
    id: 'end',
    header: words.columns.end,
    cell: ({ end }) => <Badge>{end ? words.ends[end] : words.inUse}</Badge>,
  },
];

/** Which releases of a remote this site had in use, and when. */
export function Journal({ of, periods }: { of: string; periods: readonly InUse[] }) {
  const rows = periods.map((period) => ({ ...period, _id: `${period.version} ${period.from}` }));
  return <DataTable caption={`${words.title}: ${of}`} columns={COLUMNS} rows={rows} empty={words.none} />;
}
