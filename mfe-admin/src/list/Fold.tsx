import { space } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.details`
  & > summary {
    min-height: 44px;
    padding-block: ${space(1)};
    font-weight: 700;
    cursor: pointer;
  }
`;

/** What most people need not see at once. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}
