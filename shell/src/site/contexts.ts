import type { IslandCode } from '@university/shared/island';
import type { PageModule, SlotModule } from '@university/shared/remote';
import { createContext, useContext } from 'react';
import type { SiteSlot } from './boot';

export type AreaModule = PageModule | SlotModule;

/** Where the code of pages and slots comes from: bundles on the server, federation in the browser. */
export interface ModuleSource {
  /** The same for every call. Loaded already wherever rendering must not wait. */
  code(id: string): IslandCode<AreaModule>;
  /** Whether the page on screen left this area to the browser. */
  isClientRendered(id: string): boolean;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);

export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No module source');
  return source;
}

/** The slots of the site, as the published descriptors declare them. */
export const SlotsContext = createContext<readonly SiteSlot[]>([]);

/** Paths of the pages that exist, as their descriptors spell them: for links that stand only where their page does. */
export const PathsContext = createContext<ReadonlySet<string>>(new Set());
