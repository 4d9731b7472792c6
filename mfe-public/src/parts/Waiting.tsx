import styled, { keyframes } from 'styled-components';
import { color } from '@university/shared/ui';

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** Says that something is being loaded, once that has taken long enough to be noticed. */
const Text = styled.p`
  color: ${color.muted};
  animation: ${appear} 1ms 200ms backwards;
`;

export function Waiting({ children }: { children: string }) {
  return <Text role="status">{children}</Text>;
}
