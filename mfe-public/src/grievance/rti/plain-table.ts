import { color, space } from '@university/shared/kit';
import styled from 'styled-components';

/** A table of a few columns that fits a phone and stands below a heading: it needs neither frame nor caption. */
export const PlainTable = styled.table`
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
