import { create } from 'zustand';

interface Areas {
  /** Areas whose code did not come: their server HTML stands, and people are told that it does not respond. */
  kept: readonly string[];
  keep(id: string): void;
  revive(id: string): void;
  /** The page was left; its areas are gone. */
  forget(): void;
}

/** Which areas of the page on screen are without their code. */
export const useAreas = create<Areas>()((set) => ({
  kept: [],
  keep: (id) => set(({ kept }) => ({ kept: kept.includes(id) ? kept : [...kept, id] })),
  revive: (id) => set(({ kept }) => ({ kept: kept.filter((other) => other !== id) })),
  forget: () => set(({ kept }) => (kept.length > 0 ? { kept: [] } : {})),
}));
