/** What search finds. The order is that of the groups where two have equally good results. */
export const KINDS = ['page', 'program', 'campus', 'department', 'person', 'passage', 'notice'] as const;

export type Kind = (typeof KINDS)[number];

/** What people ask of a thing and are told in a sentence. */
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

/** A sentence, with its address where that is not the one of the thing. */
type Fact = string | { text: string; path: string };

/** Sentences by what they answer; what is not known is left out. */
export type Facts = Partial<Record<Topic, Fact | undefined>>;

/** One thing that can be found. */
export interface Entry {
  kind: Kind;
  /** Where it opens. */
  path: string;
  title: string;
  /** One line below the title. */
  about: string;
  /** What it is called, its title first. Weights are from 0 to 1: how surely the thing is meant by this name. */
  names: readonly { text: string; weight: number }[];
  /** Further words it can be found by, though it is not called that. */
  also?: string;
  facts?: Facts;
  /** It answers questions, and is no result itself. */
  isOnlyAsked?: true;
}

/** What is shown of it, or of a sentence that answers a query. */
export type Result = Pick<Entry, 'path' | 'title' | 'about'> & { kind: Kind | 'answer' };

/** An entry with its words taken apart. */
export interface Known {
  entry: Entry;
  names: readonly { terms: readonly string[]; weight: number }[];
  also: readonly string[];
  /** Words of its names in their own letters, where terms leave these out. */
  spelt: ReadonlySet<string>;
}
