import type { IslandCode } from '@university/shared/island';
import type { PageModule, SlotModule } from '@university/shared/remote';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import type { SiteMap } from './boot';

export type AreaModule = PageModule | SlotModule;

export interface ModuleSource {
  code(id: string): IslandCode<AreaModule>;
  isClientRendered(id: string): boolean;
  /** Server: attribute what runs next to this area. */
  resume?(id: string): void;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);

export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No module source');
  return source;
}

/** In the browser at first only the first page's part. */
export const SiteContext = createContext<SiteMap>({ routes: [], slots: [], remotes: {} });

export const AreaContext = createContext('');

interface StandingArea {
  id: string;
  retry: () => void;
}

interface Areas {
  /** Areas whose code failed to load. */
  standing: readonly StandingArea[];
  /** The code is gone; only a reload helps. */
  isOutdated: boolean;
  add(area: StandingArea): () => void;
}

export const useAreas = create<Areas>()((set) => ({
  standing: [],
  isOutdated: false,
  add(area) {
    set(({ standing }) => ({ standing: [...standing, area] }));
    return () => set(({ standing }) => ({ standing: standing.filter((each) => each !== area) }));
  },
}));
