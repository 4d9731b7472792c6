import { create } from 'zustand';

interface KeptArea {
  id: string;
  retry: () => void;
}

interface Areas {
  /** Areas whose code did not come: their server HTML stands, and people are told that it does not respond. */
  kept: readonly KeptArea[];
  /** Code is missing that the site has no longer: only opening the page anew helps. */
  isOutdated: boolean;
  keep(area: KeptArea): void;
  release(id: string): void;
}

/** Which areas of the page on screen are without their code. */
export const useAreas = create<Areas>()((set) => ({
  kept: [],
  isOutdated: false,
  keep: (area) => set(({ kept }) => ({ kept: [...kept.filter(({ id }) => id !== area.id), area] })),
  release: (id) => set(({ kept }) => ({ kept: kept.filter((area) => area.id !== id) })),
}));
