import { color, text } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Says what is going on; read out without taking the focus. */
export function StatusLine({ children }: { children: ReactNode }) {
  return <Line role="status">{children}</Line>;
}
