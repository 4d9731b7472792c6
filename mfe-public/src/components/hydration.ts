import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in the server's HTML and while it is taken over. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** What only makes sense with scripts waits for this. */
export const useHasScripts = (): boolean => !useIsHydrating();

/** Whether this component was there when the document arrived: rendered on the server, or hydrated from its HTML. */
export const useOnFirstPage = (): boolean => useState(useIsHydrating())[0];
