import { toastQueue } from '@university/shared';
import { color, space } from '@university/shared/kit';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Corner = styled.div`
  position: fixed;
  top: ${space(2)};
  right: ${space(2)};
  z-index: 60;
  padding: ${space(2)};
  background: ${color.sheet};
  &:empty {
    display: none;
  }
`;

export function Toasts() {
  const { waiting } = useSyncExternalStore(toastQueue.subscribe, toastQueue.getState);
  return (
    <Corner role="status">
      {waiting.map(({ message }, index) => (
        <p key={index}>{message}</p>
      ))}
    </Corner>
  );
}
