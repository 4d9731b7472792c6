import { color, space } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-bottom: 2px solid ${color.ink};
  }
  tr {
    break-inside: avoid;
  }
`;

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of a few columns that fits a phone. */
export function Table({ labelledBy, columns, rows }: Props) {
  return (
    <Frame aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}
