import { toastQueue } from '@university/shared';
import { color, space } from '@university/shared/kit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';

const ToastList = lazy(() => import('./ToastList').catch(() => ({ default: LastMessage })));

/** Source: specification, section 9. */
const Corner = styled.div`
  position: fixed;
  top: ${space(2)};
  left: 50%;
  z-index: 60;
  width: min(26rem, calc(100vw - ${space(4)}));
  translate: -50% 0;
  pointer-events: none;
`;

const Plain = styled.p`
  padding: ${space(2)};
  background: ${color.sheet};
`;

function LastMessage() {
  return <Plain>{useStore(toastQueue).waiting.at(-1)?.message}</Plain>;
}

let everUsed = false;

/** The live region must exist before the first message, or it is not announced. */
export function Toasts() {
  const isUsed = useSyncExternalStore(
    toastQueue.subscribe,
    () => {
      everUsed ||= toastQueue.getState().waiting.length > 0;
      return everUsed;
    },
    () => false,
  );
  return (
    <Corner role="status" aria-live="polite">
      {isUsed && (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      )}
    </Corner>
  );
}
