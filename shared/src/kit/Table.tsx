import { useId } from 'react';
import styled from 'styled-components';
import { type TableColumn, type TableGroup, TableRows } from './TableRows';
import { stackedOnPhones, TableFrame } from './table-frame';
import { color, space, text } from './tokens';

const Box = styled.table.attrs({ role: 'table' })`
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
  [data-sum] > * {
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
  ${stackedOnPhones}
`;

interface Props extends TableGroup {
  caption: string;
  columns: readonly (string | TableColumn)[];
  groups?: readonly TableGroup[];
  className?: string;
}

/** On phones wide tables become labels and values; the rest scrolls, also by keyboard. */
export function Table({ caption, columns, groups, className, ...rows }: Props) {
  const id = useId();
  return (
    <TableFrame aria-labelledby={id}>
      <Box className={className}>
        <caption id={id}>{caption}</caption>
        <TableRows columns={columns} groups={groups ?? [rows]} />
      </Box>
    </TableFrame>
  );
}
