/** What stands in the way of a document. */
export interface Issue {
  /** Field of the document; empty: the whole of it. */
  field: string;
  message: string;
}

/** The column of a value that another document has, as its unique constraint names it: `campuses_slug_unique`. */
const UNIQUE = /^[a-z]+_([a-z_]+)_unique$/;

const TAKEN = 'Another one has this already';

/** Of a code that is an id: all documents share their ids, whatever kind they are of. */
export const ID_TAKEN: Issue = { field: 'code', message: `${TAKEN}. Choose another code` };

/** Of a round that results are of, erased ones too: these no constraint knows. */
export const ROUND_STAYS: Issue = {
  field: 'round',
  message: 'This round has results. Its academic year, its track and its number cannot be changed',
};

/** Other constraints that what is sent can meet. */
const CONSTRAINTS: Record<string, Issue> = {
  tracks_pkey: { field: 'code', message: TAKEN },
  cycles_pkey: { field: 'code', message: TAKEN },
  allotments_round_fk: ROUND_STAYS,
  rounds_published_check: {
    field: 'closesAt',
    message: 'The result is out: give the window in which applicants decide',
  },
};

/** What a constraint of the database refuses, as a sentence at its field; undefined for any other error. */
export function issueOf(error: unknown): Issue | undefined {
  for (
    let cause = error as Error & { code?: unknown; constraint?: unknown };
    cause;
    cause = cause.cause as typeof cause
  ) {
    const known = CONSTRAINTS[String(cause.constraint)];
    if (known) return known;
    if (cause.code !== '23505') continue;
    const column = UNIQUE.exec(String(cause.constraint))?.[1] ?? '';
    return { field: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), message: TAKEN };
  }
  return undefined;
}
