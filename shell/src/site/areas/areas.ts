import { create } from 'zustand';

interface StandingArea {
  id: string;
  retry: () => void;
}

interface Areas {
  /** Areas whose code did not come: their server HTML stands, and people are told that it does not respond. */
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
