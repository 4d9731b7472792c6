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
  /** What else it is called. */
  names?: readonly string[];
  /** Words that it is found by, though it is not called that. */
  keywords?: readonly string[];
  /** What is said of it in a line or two. */
  also?: string;
  /** All that it says. */
  text?: string;
  facts?: Facts;
  /** It answers questions, and is no result itself; without `names` it answers for the university as a whole. */
  isOnlyAsked?: true;
}

/** What is shown of it, or of a sentence that answers a query. */
export type Result = Pick<Entry, 'path' | 'title' | 'about'> & { kind: Kind | 'answer' };
