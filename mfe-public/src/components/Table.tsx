import { color, space, TableFrame, text } from '@university/shared/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  line-height: 1.5;
  caption {
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    font-weight: 700;
    font-size: ${text.body};
  }
  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    background: ${color.band};
    vertical-align: bottom;
  }
  tr {
    break-inside: avoid;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    font-weight: 400;
  }
  tbody th[colspan],
  [data-total] > * {
    font-weight: 700;
  }
  tbody th[colspan] {
    padding-top: ${space(2)};
  }
  [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-number] {
    white-space: nowrap;
  }
`;

export interface Column {
  name: string;
  /** Set to the right, digit below digit. */
  isNumber?: boolean;
}

export interface TableRow {
  key: string;
  /** The first one names the row. */
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

export interface RowGroup {
  key: string;
  /** Stands above its rows. */
  title?: string;
  rows: readonly TableRow[];
}

interface Props {
  caption: string;
  columns: readonly Column[];
  groups: readonly RowGroup[];
}

/** A table with a caption. Its frame scrolls where it does not fit, also by the keyboard. */
export function Table({ caption, columns, groups }: Props) {
  const id = useId();
  return (
    <TableFrame aria-labelledby={id}>
      <Frame>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
              <th key={index} scope="col" data-number={isNumber || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <Cells key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </Frame>
    </TableFrame>
  );
}

function Cells({ row, columns }: { row: TableRow; columns: readonly Column[] }) {
  const [name, ...others] = row.cells;
  return (
    <tr data-total={row.isTotal || undefined}>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
        <td key={index} data-number={columns[index + 1]?.isNumber || undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
