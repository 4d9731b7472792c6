import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component was there when the document arrived: rendered on the server, or hydrated from its HTML. */
export function useOnFirstPage(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
