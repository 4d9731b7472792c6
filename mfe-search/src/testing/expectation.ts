import type { Kind } from '../engine/entry';

/** What people type, and what they should find first: a page by its path, everything else by how its title begins. */
export interface Expectation {
  typed: string;
  kind: Kind;
  first: string;
}

type Row = readonly [typed: string, first: string];

export const expecting = (kind: Kind, rows: readonly Row[]): Expectation[] =>
  rows.map(([typed, first]) => ({ typed, kind, first }));
