import type { PageModule, SlotModule } from '@university/shared/remote';
import { createContext, useContext } from 'react';

export type AreaModule = PageModule | SlotModule;

/** What an area shows first: the remote's component, or the server's HTML as it stands because the code did not come. */
export type FirstShow = { kind: 'live'; module: AreaModule } | { kind: 'kept' };

/** Where the code of pages and slots comes from: bundles on the server, federation in the browser. */
export interface ModuleSource {
  /** Rejects when the code cannot be had; asking again tries again. */
  load(id: string): Promise<AreaModule>;
  /** Never rejects. Already settled wherever rendering must not wait. */
  first(id: string): Promise<FirstShow>;
  /** Whether the page on screen left this area to the browser. */
  isClientRendered(id: string): boolean;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);

export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No module source');
  return source;
}

/** A promise that React's `use` reads without suspending. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
