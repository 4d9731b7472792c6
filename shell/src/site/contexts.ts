import type { IslandCode } from '@university/shared/island';
import type { PageModule, SlotModule } from '@university/shared/remote';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import type { SiteMap } from './boot';

export type AreaModule = PageModule | SlotModule;

/** Where the code of pages and slots comes from: bundles on the server, federation in the browser. */
export interface ModuleSource {
  /** The same for every call. Loaded already wherever rendering must not wait. */
  code(id: string): IslandCode<AreaModule>;
  /** Whether the page on screen left this area to the browser. */
  isClientRendered(id: string): boolean;
  /** On the server: what runs from here on is this area's, should it do harm. */
  resume?(id: string): void;
}

export const ModuleSourceContext = createContext<ModuleSource | null>(null);

export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No module source');
  return source;
}

/** The site, as the published descriptors make it; in the browser at first what is on its first page. */
export const SiteContext = createContext<SiteMap>({ routes: [], slots: [], remotes: {} });

/** The id of the page or slot that is around; empty in the frame. */
export const AreaContext = createContext('');

interface StandingArea {
  id: string;
  retry: () => void;
}

interface Areas {
  /** Areas whose code did not come: their server HTML is shown, and people are told that it does not respond. */
  standing: readonly StandingArea[];
  /** Code is missing that the site has no longer: only opening the page anew helps. */
  isOutdated: boolean;
  /** Returns what takes it out again. */
  add(area: StandingArea): () => void;
}

/** Which areas of the page on screen are without their code. */
export const useAreas = create<Areas>()((set) => ({
  standing: [],
  isOutdated: false,
  add(area) {
    set(({ standing }) => ({ standing: [...standing, area] }));
    return () => set(({ standing }) => ({ standing: standing.filter((each) => each !== area) }));
  },
}));
