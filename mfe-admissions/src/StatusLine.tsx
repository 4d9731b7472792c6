import { color, space, text } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Keeps its line when it is empty, so that nothing shifts when it speaks. */
const Line = styled.p`
  min-height: 1.6em;
  margin-top: ${space(1)};
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Says what is going on; read out without taking the focus. */
export function StatusLine({ children }: { children: ReactNode }) {
  return <Line role="status">{children}</Line>;
}
