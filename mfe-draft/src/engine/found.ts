import { KINDS, type Kind, type Result } from './entry';
import type { Hit, Hits, Marks } from './search-index';

/** Results of one kind. */
export interface Group {
  kind: Kind;
  /** The best of them, as many as are shown. */
  results: readonly Result[];
  total: number;
}

export interface Found extends Pick<Hits, 'marks' | 'isNear'> {
  /** Never empty ones; the group with the best result first. */
  groups: readonly Group[];
  total: number;
}

export const NO_MARKS: Marks = { typed: [], meant: [] };

export const NOTHING: Found = { groups: [], total: 0, marks: NO_MARKS, isNear: false };

/** What several indexes found, in groups of at most `most` results each. */
export function toFound(parts: readonly Hits[], most: number): Found {
  const hits = parts.flatMap((part) => part.hits);
  const withHits = parts.filter((part) => part.hits.length > 0);
  return {
    groups: KINDS.map((kind) => hits.filter(({ entry }) => entry.kind === kind))
      .filter((ofKind) => ofKind.length > 0)
      .sort((one, other) => bestOf(other) - bestOf(one))
      .map((ofKind) => toGroup(ofKind, most)),
    total: hits.length,
    marks: {
      typed: [...new Set(withHits.flatMap(({ marks }) => marks.typed))],
      meant: [...new Set(withHits.flatMap(({ marks }) => marks.meant))],
    },
    isNear: withHits.length > 0 && withHits.every(({ isNear }) => isNear),
  };
}

const bestOf = (hits: readonly Hit[]): number => hits[0]?.score ?? 0;

function toGroup(hits: readonly Hit[], most: number): Group {
  const results = hits.slice(0, most).map(({ entry: { kind, path, title, about } }) => ({ kind, path, title, about }));
  return { kind: (hits[0] as Hit).entry.kind, results, total: hits.length };
}
