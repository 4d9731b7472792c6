import { createContext } from 'react';

/** Paths of the pages that exist, as their descriptors spell them: for links that stand only where their page does. */
export const PathsContext = createContext<ReadonlySet<string>>(new Set());
