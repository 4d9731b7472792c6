/** What search finds. The order is that of the groups where two have equally good results. */
export const KINDS = ['page', 'program', 'campus', 'department', 'person', 'notice'] as const;

export type Kind = (typeof KINDS)[number];

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
}

/** What is shown of it. */
export type Result = Pick<Entry, 'kind' | 'path' | 'title' | 'about'>;

/** An entry with its words taken apart. */
export interface Known {
  entry: Entry;
  names: readonly { terms: readonly string[]; weight: number }[];
  also: readonly string[];
  /** Words of its names in their own letters, where terms leave these out. */
  spelt: ReadonlySet<string>;
}
