import type { ReactNode } from 'react';

/** Explicit roles: Safari drops table semantics when `display` changes. */
export const tableRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export interface TableColumn {
  name: string;
  isNumber?: boolean;
}

export type TableCells = readonly ReactNode[];

export interface TableGroup {
  title?: string;
  rows?: readonly TableCells[];
  sums?: readonly TableCells[];
}

interface Props {
  columns: readonly (string | TableColumn)[];
  groups: readonly TableGroup[];
}

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
