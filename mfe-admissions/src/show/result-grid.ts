import { space, wide } from '@university/shared/ui';
import styled from 'styled-components';

/**
 * Where one stands comes first on a narrow screen, and the record before what is to be done; on a wide one the record
 * stands beside all of it.
 */
export const ResultGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: repeat(3, auto) 1fr;
    gap: 0 ${space(6)};
    align-items: start;
    & > * {
      grid-column: 1;
    }
    & > :not(:last-child) {
      margin-bottom: ${space(5)};
    }
  }
`;

/** The record's place in it. */
export const Beside = styled.div`
  ${wide.tablet} {
    && {
      grid-column: 2;
      grid-row: 1 / span 4;
      margin-bottom: 0;
    }
  }
`;

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

export const PrintOnly = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;
