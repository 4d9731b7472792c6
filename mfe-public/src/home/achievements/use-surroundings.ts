import { useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

function onCalm(changed: () => void) {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the visitor asked their system for less motion. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(onCalm, () => window.matchMedia(CALM).matches);
}

function onHidden(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is out of sight. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(onHidden, () => document.visibilityState === 'hidden');
}
