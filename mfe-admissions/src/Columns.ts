import { space, wide } from '@university/shared/ui';
import styled from 'styled-components';

/** A main column and a narrower one beside it where there is room, below it where there is none. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(6)};
    align-items: start;
  }
`;
