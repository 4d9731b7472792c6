import type { ReactNode } from 'react';

export interface TableColumn {
  name: string;
  /** Set to the right, digit below digit. */
  isNumber?: boolean;
}

/** Cells of a row; the first one names it. */
export type TableCells = readonly ReactNode[];

export interface TableGroup {
  /** Stands above its rows. */
  title?: string;
  rows?: readonly TableCells[];
  /** What the rows come to, below them. */
  sums?: readonly TableCells[];
}

interface Props {
  columns: readonly (string | TableColumn)[];
  groups: readonly TableGroup[];
}

/** What stands in a table: the names of its columns, and its rows. None of them ever changes its place. */
export function TableRows({ columns, groups }: Props) {
  const heads = columns.map((column) => (typeof column === 'string' ? { name: column } : column));
  const numberAt = (index: number) => heads[index]?.isNumber || undefined;
  const row = ([name, ...others]: TableCells, key: string, isSum?: true) => (
    <tr key={key} data-sum={isSum}>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
        <td key={index} data-number={numberAt(index + 1)}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <thead>
        <tr>
          {heads.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
            <th key={index} scope="col" data-number={numberAt(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows, sums }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change their places
        <tbody key={index}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={heads.length}>
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
