import type { Kind } from '../engine/entry';

/** What people type, and what they should find first: a page by its path, everything else by how its title begins. */
export interface Expectation {
  typed: string;
  kind: Kind;
  first: string;
}

/** By what should be found first: what people type for it, with commas between. */
export const expecting = (kind: Kind, rows: Readonly<Record<string, string>>): Expectation[] =>
  Object.entries(rows).flatMap(([first, typed]) => typed.split(', ').map((one) => ({ typed: one, kind, first })));
