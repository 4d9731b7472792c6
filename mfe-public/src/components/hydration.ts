import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while it is taken over: what only makes sense with scripts waits for this. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this component was there when the document arrived: rendered on the server, or hydrated from its HTML. */
export function useOnFirstPage(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
