import { KINDS, type Kind, type Result } from './entry';
import type { Hit, Hits, Marks } from './search-index';

export interface Group {
  kind: Kind | 'answer';
  results: readonly Result[];
  total: number;
}

export interface Found extends Pick<Hits, 'marks' | 'isNear' | 'instead'> {
  groups: readonly Group[];
  total: number;
}

export const NO_MARKS: Marks = { typed: [], meant: [] };

export const NOTHING: Found = { groups: [], total: 0, marks: NO_MARKS, isNear: false };

export function toFound(
  { hits: all, marks, isNear, instead }: Hits,
  most: number,
  answers: readonly Result[] = [],
): Found {
  const hits = all.filter(({ entry }) => !entry.isOnlyAsked);
  const groups = KINDS.map((kind) => hits.filter(({ entry }) => entry.kind === kind))
    .filter((ofKind) => ofKind.length > 0)
    .sort((one, other) => bestOf(other) - bestOf(one))
    .map((ofKind) => toGroup(ofKind, most));
  const answering: Group[] = answers.length > 0 ? [{ kind: 'answer', results: answers, total: answers.length }] : [];
  const isGuess = isNear && answers.length === 0;
  return {
    groups: [...answering, ...groups],
    total: hits.length + answers.length,
    marks,
    isNear: isGuess,
    ...(isGuess && instead && { instead }),
  };
}

const bestOf = (hits: readonly Hit[]): number => hits[0]?.score ?? 0;

function toGroup(hits: readonly Hit[], most: number): Group {
  const results = hits.slice(0, most).map(({ entry: { kind, path, title, about } }) => ({ kind, path, title, about }));
  return { kind: (hits[0] as Hit).entry.kind, results, total: hits.length };
}
