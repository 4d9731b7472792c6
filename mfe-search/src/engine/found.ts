import type { SearchResult } from 'minisearch';

/** In the order of groups with equal scores. */
export const KINDS = ['page', 'program', 'campus', 'department', 'person', 'passage', 'notice'] as const;

export type Kind = (typeof KINDS)[number];

export type Topic =
  | 'fee'
  | 'last-date'
  | 'eligibility'
  | 'seats'
  | 'duration'
  | 'ranks'
  | 'place'
  | 'contact'
  | 'hostel';

/** With its address if it differs from the entry's. */
type Fact = string | { text: string; path: string };

export type Facts = Partial<Record<Topic, Fact | undefined>>;

export interface Entry {
  kind: Kind;
  path: string;
  title: string;
  about: string;
  names?: readonly string[];
  /** Found by these, but not called so. */
  keywords?: readonly string[];
  also?: string;
  text?: string;
  facts?: Facts;
  /** Answers questions but is no result; without `names` it answers for the university. */
  isOnlyAsked?: true;
}

export type Result = Pick<Entry, 'path' | 'title' | 'about'> & { kind: Kind | 'answer' };

export interface Group {
  kind: Kind | 'answer';
  results: readonly Result[];
  total: number;
}

export interface Hit {
  entry: Entry;
  score: number;
  /** Share of meaningful words found, 0 to 1. */
  share: number;
  match: SearchResult['match'];
}

/** Word prefixes in the index's spelling. */
export interface Marks {
  typed: readonly string[];
  /** Synonyms, for results without a typed word. */
  meant: readonly string[];
}

export interface Hits {
  hits: readonly Hit[];
  marks: Marks;
  /** Nothing has all words as they were typed. */
  isNear: boolean;
  /** The query with misspelt words corrected. */
  instead?: string;
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
