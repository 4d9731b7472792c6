import { color, space, TableFrame, text } from '@university/shared/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const TableBox = styled.table`
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
  /* Of many columns each keeps room for its words, and the frame scrolls. */
  &[data-many] :is(th, td) {
    min-width: 7rem;
  }
  &[data-many] [data-number] {
    min-width: 0;
  }
  thead th {
    background: ${color.band};
    vertical-align: bottom;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  [data-number] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  thead [data-number] {
    white-space: normal;
  }
`;

/** So many columns fit on a phone. */
const FEW_COLUMNS = 3;

interface Column {
  name: string;
  /** Set to the right, digit below digit. */
  isNumber?: boolean;
}

interface Props {
  caption: string;
  columns: readonly (string | Column)[];
  /** Cells by row; the first one names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with a caption. Its frame scrolls where it does not fit, also by the keyboard. */
export function Table({ caption, columns, rows }: Props) {
  const id = useId();
  const heads = columns.map((column) => (typeof column === 'string' ? { name: column } : column));
  const numberAt = (index: number) => heads[index]?.isNumber || undefined;
  return (
    <TableFrame aria-labelledby={id}>
      <TableBox data-many={heads.length > FEW_COLUMNS || undefined}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ name }, index) => (
              <th key={name} scope="col" data-number={numberAt(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables of content never change their order
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]?.name} data-number={numberAt(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableBox>
    </TableFrame>
  );
}
