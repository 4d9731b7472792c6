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
