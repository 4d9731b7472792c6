import { useNavigation } from '@university/shared/router';
import { calm, color } from '@university/shared/ui';
import styled, { keyframes } from 'styled-components';

const run = keyframes`
  from { scale: 0 1; }
  to { scale: 0.9 1; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears only when the next page takes longer than 200 ms. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 200ms both;
  ${calm} {
    animation: ${appear} 1ms 200ms backwards;
  }
`;

export function RouteProgress() {
  return useNavigation().state === 'idle' ? null : <Bar data-progress aria-hidden="true" />;
}
