import { createContext } from 'react';
import type { SiteSlot } from '../types';

/** The slots of the site, as the published descriptors declare them. */
export const SlotsContext = createContext<readonly SiteSlot[]>([]);
