import { Table as KitTable, wide } from '@university/shared/kit';
import styled from 'styled-components';

export const Table = styled(KitTable)`
  tbody th {
    font-weight: 700;
  }
  /* Of four columns and more each keeps room for its words, and the frame scrolls. */
  ${wide.phone} {
    tr:has(> :nth-child(4)) > :not([data-number]) {
      min-width: 7rem;
    }
  }
`;
