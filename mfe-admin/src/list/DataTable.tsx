import { VisuallyHidden, color, radius, space, tableRoles, text } from '@university/shared/kit';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

export const column = <Row,>(header: string, cell: Column<Row>['cell']): Column<Row> => ({ header, cell });

type Order = 'asc' | 'desc';

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  empty?: string;
  /** Sorted by the server, since a page is a part of the list. `names` are lower-case headers. */
  sorting?: { names: readonly string[]; by: string; order: Order; onSort: (by: string, order: Order) => void };
  selection?: { ids: readonly string[]; onSelect: (ids: string[]) => void; label: (row: Row) => string };
}

interface Props<Row> extends TableProps<Row> {
  rows: readonly Row[];
  isStale?: boolean;
  below?: (row: Row) => ReactNode;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: '▲', desc: '▼' } as const;

export function DataTable<Row extends { _id: string }>(props: Props<Row>) {
  const { caption, columns, rows, empty, sorting, selection, isStale = false, below } = props;
  const isSelected = ({ _id }: Row) => selection?.ids.includes(_id) ?? false;

  function check(label: string, of: readonly Row[]) {
    const ids = of.map(({ _id }) => _id);
    const others = selection?.ids.filter((id) => !ids.includes(id)) ?? [];
    return (
      <input
        type="checkbox"
        aria-label={label}
        disabled={isStale}
        checked={of.length > 0 && of.every(isSelected)}
        onChange={({ target }) => selection?.onSelect(target.checked ? [...others, ...ids] : others)}
      />
    );
  }

  if (rows.length === 0 && empty !== undefined) return <p>{empty}</p>;
  return (
    <Frame $isStale={isStale} aria-busy={isStale || undefined}>
      <Grid role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {selection && <th {...tableRoles.columnHeading}>{check('Select all on this page', rows)}</th>}
            {columns.map(({ header }) => {
              const name = header.toLowerCase();
              const order = sorting?.by === name ? sorting.order : undefined;
              return (
                <th key={header} {...tableRoles.columnHeading} aria-sort={order && ARIA_SORT[order]}>
                  {sorting?.names.includes(name) ? (
                    <SortButton type="button" onClick={() => sorting.onSort(name, order === 'asc' ? 'desc' : 'asc')}>
                      {header}
                      <span aria-hidden="true">{order ? MARKS[order] : '↕'}</span>
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((row) => (
            <Fragment key={row._id}>
              <tr {...tableRoles.row} data-selected={isSelected(row) || undefined}>
                {selection && (
                  <td {...tableRoles.cell} data-part="check">
                    {check(selection.label(row), [row])}
                  </td>
                )}
                {columns.map(({ header, cell }, index) => (
                  <td key={header} {...tableRoles.cell} data-label={header} data-part={partOf(header, index)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              <Below columns={columns.length + (selection ? 1 : 0)}>{below?.(row)}</Below>
            </Fragment>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

function Below({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** Their cells need no label on narrow screens. */
const OF_BUTTONS = ['Actions', 'What you can do'];

const partOf = (header: string, index: number) =>
  index === 0 ? 'head' : OF_BUTTONS.includes(header) ? 'actions' : undefined;

const ROOM = '@media (min-width: 48rem)';
const NO_ROOM = '@media (width < 48rem)';

const Frame = styled.div<{ $isStale: boolean }>`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  &,
  & > tbody,
  & > tbody > tr,
  & > tbody > tr > td {
    display: block;
  }
  & > thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > tbody > tr {
    position: relative;
    padding: ${space(1.5)} ${space(2)};
  }
  & > tbody > tr + tr {
    border-top: 1px solid ${color.line};
  }
  & > tbody > tr[data-selected] {
    background: ${color.band};
  }
  td {
    padding: ${space(0.25)} 0;
    overflow-wrap: break-word;
  }
  td strong {
    overflow-wrap: anywhere;
  }
  /* On narrow screens the first value heads its block, with the box to select it at the side. */
  td[data-part='check'] {
    float: right;
    margin-left: ${space(2)};
  }
  ${NO_ROOM} {
    /* A label of two lines makes room for itself where its value has one. */
    td[data-label]:not([data-part]) {
      display: flow-root;
      padding-left: 6.5rem;
    }
    td[data-label]:not([data-part])::before {
      content: attr(data-label) ': ';
      float: left;
      width: 6rem;
      margin-left: -6.5rem;
      color: ${color.muted};
      font-size: ${text.small};
      line-height: 1.85;
    }
    /* A label without a value says nothing. */
    td:not([data-part]):empty {
      display: none;
    }
    td[data-part='actions'] {
      padding-top: ${space(1)};
    }
  }
  time {
    white-space: nowrap;
  }
  input[type='checkbox'] {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.link};
  }
  ${ROOM} {
    display: table;
    & > thead {
      display: table-header-group;
      position: static;
      clip-path: none;
    }
    & > tbody {
      display: table-row-group;
    }
    & > thead > tr,
    & > tbody > tr {
      display: table-row;
    }
    & > thead > tr > th,
    & > tbody > tr > td {
      display: table-cell;
      padding: ${space(1.25)} ${space(1.5)};
      vertical-align: top;
      text-align: left;
    }
    & > thead > tr > th {
      border-bottom: 2px solid ${color.line};
      color: ${color.muted};
      font-size: ${text.small};
      vertical-align: middle;
    }
    & > tbody > tr + tr > td {
      border-top: 1px solid ${color.line};
    }
    td[data-part='check'] {
      float: none;
    }
  }
`;

const SortButton = styled.button`
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
