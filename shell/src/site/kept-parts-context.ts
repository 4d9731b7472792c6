import { createContext } from 'react';

/**
 * HTML of parts of the layout, by name, that the server made for an earlier page and that is right for this one. The
 * browser has none: it takes over what stands in the page.
 */
export const KeptPartsContext = createContext<Readonly<Record<string, string>>>({});
