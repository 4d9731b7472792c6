import {
  type ColumnDef,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { VisuallyHidden } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { Frame, Grid } from './table-styles';

interface Props<Row extends { _id: string }> {
  /** Says what the table shows; read out as its name. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Said in place of a table without rows. */
  empty?: string;
  /** What the server sorted by, and the wish for another order. */
  sorting?: { by: SortingState; onChange: (by: SortingState) => void };
  /** Ids of selected rows, also of those on other pages. */
  selection?: { ids: RowSelectionState; onChange: (ids: RowSelectionState) => void; label: (row: Row) => string };
  /** What is shown is of an earlier question; the answer to the present one is under way. */
  isStale?: boolean;
}

/** The roles say again what the elements are: as blocks, which they are on narrow screens, browsers take them for none. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table of the staff area. On narrow screens each row is a block with its headings beside the values. */
export function DataTable<Row extends { _id: string }>(props: Props<Row>) {
  const { caption, columns, rows, empty, sorting, selection, isStale = false } = props;
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ _id }) => _id,
    manualSorting: true,
    enableSorting: sorting !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: sorting?.by ?? [], rowSelection: selection?.ids ?? {} },
    onSortingChange: (change) => sorting?.onChange(typeof change === 'function' ? change(sorting.by) : change),
    onRowSelectionChange: (change) =>
      selection?.onChange(typeof change === 'function' ? change(selection.ids) : change),
  });

  if (rows.length === 0 && empty !== undefined) return <p>{empty}</p>;
  return (
    <Frame $isStale={isStale} aria-busy={isStale || undefined}>
      <Grid {...AS.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...AS.rowgroup}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} {...AS.row}>
              {selection && (
                <th {...AS.columnheader} scope="col">
                  <input
                    type="checkbox"
                    aria-label={texts.table.all}
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map((header) => (
                <th key={header.id} {...AS.columnheader} scope="col" aria-sort={ariaSort(header.column.getIsSorted())}>
                  {header.column.getCanSort() ? (
                    <SortButton
                      order={header.column.getIsSorted()}
                      onSort={() => header.column.toggleSorting(header.column.getIsSorted() === 'asc')}
                    >
                      <table.FlexRender header={header} />
                    </SortButton>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...AS.rowgroup}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...AS.row} data-selected={row.getIsSelected() || undefined}>
              {selection && (
                <td {...AS.cell} data-part="check">
                  <input
                    type="checkbox"
                    aria-label={selection.label(row.original)}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell, index) => (
                <td
                  key={cell.id}
                  {...AS.cell}
                  data-label={headingOf(cell.column.columnDef)}
                  data-part={partOf(cell.column.id, index)}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

const ariaSort = (order: false | 'asc' | 'desc') =>
  order ? ({ asc: 'ascending', desc: 'descending' } as const)[order] : undefined;

const headingOf = ({ header }: { header?: unknown }) => (typeof header === 'string' && header ? header : undefined);

/** The first cell heads its row, and buttons need no heading beside them. */
const partOf = (id: string, index: number) => (index === 0 ? 'head' : id === 'actions' ? 'actions' : undefined);

/** What our tables can do. The server sorts and pages; nothing is worked out over a part of a list. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export type Column<Row extends object> = ColumnDef<typeof features, Row>;

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 700;
  text-align: inherit;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

const MARKS = { asc: '▲', desc: '▼' } as const;

/** The heading of a column that the list can be sorted by. The order itself is said by `aria-sort`. */
export function SortButton({
  order,
  onSort,
  children,
}: {
  order: false | 'asc' | 'desc';
  onSort: () => void;
  children: ReactNode;
}) {
  return (
    <Plain type="button" onClick={onSort}>
      {children}
      <span aria-hidden="true">{order ? MARKS[order] : '↕'}</span>
    </Plain>
  );
}
