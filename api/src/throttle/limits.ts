const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Limit {
  /** Failures without a wait. */
  free: number;
  /** Milliseconds of the first wait; each further failure doubles it. */
  first: number;
  longest: number;
  /** Milliseconds after which one failure is forgotten. */
  forgives: number;
}

/**
 * How often one may fail before waiting. Nothing is ever locked: a stranger who fails on purpose can make others wait
 * for `longest` at most, and the short waits stand where strangers can reach.
 */
export const LIMITS = {
  /** One caller at one secret: an address at an account, a session at a form number. */
  guess: { free: 5, first: 15 * SECOND, longest: 15 * MINUTE, forgives: 10 * MINUTE },
  /** One account, from everywhere. */
  account: { free: 20, first: 15 * SECOND, longest: 5 * MINUTE, forgives: 10 * MINUTE },
  /** One address at all accounts. It may be a whole campus or a mobile operator. */
  address: { free: 100, first: 5 * SECOND, longest: 5 * MINUTE, forgives: 5 * SECOND },
  /** One date of birth at all applicants: who tries a date at many e-mails is seen by no other limit. */
  date: { free: 60, first: 5 * SECOND, longest: MINUTE, forgives: 10 * SECOND },
} as const satisfies Record<string, Limit>;

export type SubjectKind = keyof typeof LIMITS;

/** Failures that still count after a rest of so many milliseconds; a clock that was set back forgives nothing. */
export function remembered(kind: SubjectKind, failures: number, rested: number): number {
  return Math.max(0, failures - Math.floor(Math.max(0, rested) / LIMITS[kind].forgives));
}

/** Milliseconds to wait after this many failures. */
export function waitAfter(kind: SubjectKind, failures: number): number {
  const { free, first, longest } = LIMITS[kind];
  return failures < free ? 0 : Math.min(longest, first * 2 ** Math.min(failures - free, 20));
}
