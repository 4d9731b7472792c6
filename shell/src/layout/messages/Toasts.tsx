import { toastQueue } from '@university/shared';
import { color, space } from '@university/shared/kit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styled from 'styled-components';

const ToastList = lazy(() => import('./ToastList').catch(() => ({ default: LastMessage })));

/** Top-center. Source: specification, section 9. */
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

/** What was said last, where the code of the toaster cannot be had. */
function LastMessage() {
  const { waiting } = useSyncExternalStore(toastQueue.subscribe, toastQueue.getState, toastQueue.getState);
  return <Plain>{waiting.at(-1)?.message}</Plain>;
}

let everUsed = false;

/**
 * The site's toaster. The live region is in the page from the beginning, or nothing would be read out; what
 * fills it is loaded with the first message.
 */
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
