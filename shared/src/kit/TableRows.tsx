import type { ReactNode } from 'react';

/**
 * Roles of the parts of a table that is laid out as something else on phones: Safari forgets that such a thing is a
 * table.
 */
export const tableRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export interface TableColumn {
  name: string;
  /** Set to the right, digit below digit. */
  isNumber?: boolean;
}

/** Cells of a row; the first one names it. */
export type TableCells = readonly ReactNode[];

export interface TableGroup {
  /** Shown above its rows. */
  title?: string;
  rows?: readonly TableCells[];
  /** What the rows come to, below them. */
  sums?: readonly TableCells[];
}

interface Props {
  columns: readonly (string | TableColumn)[];
  groups: readonly TableGroup[];
}

/** What is in a table: the names of its columns, and its rows. None of them ever changes its place. */
export function TableRows({ columns, groups }: Props) {
  const heads = columns.map((column) => (typeof column === 'string' ? { name: column } : column));
  const numberAt = (index: number) => heads[index]?.isNumber || undefined;
  const row = ([name, ...others]: TableCells, key: string, isSum?: true) => (
    <tr key={key} {...tableRoles.row} data-sum={isSum}>
      <th {...tableRoles.rowHeading}>{name}</th>
      {others.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
          key={index}
          {...tableRoles.cell}
          data-number={numberAt(index + 1)}
          data-label={heads[index + 1]?.name || undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {heads.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
            <th key={index} {...tableRoles.columnHeading} data-number={numberAt(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows, sums }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change their places
        <tbody key={index} {...tableRoles.group}>
          {title && (
            <tr {...tableRoles.row}>
              <th {...tableRoles.rowHeading} scope="rowgroup" colSpan={heads.length}>
                {title}
              </th>
            </tr>
          )}
          {rows?.map((cells, at) => row(cells, `${at}`))}
          {sums?.map((cells, at) => row(cells, `sum ${at}`, true))}
        </tbody>
      ))}
    </>
  );
}
