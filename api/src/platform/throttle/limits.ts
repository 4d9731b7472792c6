import { HOUR, MINUTE, SECOND } from '@university/shared/time';

interface Limit {
  /** How often without consequence. */
  free: number;
  /** Milliseconds of the first rest after that; each further time doubles it. 0: there is no rest. */
  first: number;
  longest: number;
  /** Milliseconds after which one time is forgotten. */
  forgives: number;
  /** More is not remembered. */
  most?: number;
  /** Whether whoever is counted here is refused while the rest lasts. Only what a sender did himself may refuse him. */
  refuses: boolean;
}

/**
 * What is counted, and what comes of it. Every limit that refuses is bound to a sender (a network, or a device that
 * signed in before); what is counted over all senders never refuses, so nobody can shut out another.
 */
export const LIMITS = {
  /** One sender at one secret: a network or a known device at an account. */
  guess: { free: 5, first: 15 * SECOND, longest: 15 * MINUTE, forgives: 10 * MINUTE, refuses: true },
  /** One network at all accounts. It may be a whole campus or a mobile operator. */
  network: { free: 100, first: 5 * SECOND, longest: 5 * MINUTE, forgives: 5 * SECOND, refuses: true },
  /** One network with one date of birth at all applicants. */
  spray: { free: 10, first: MINUTE, longest: HOUR, forgives: 10 * MINUTE, refuses: true },
  /** Wrong tries at one account, from everywhere: beyond `free` it asks for a further proof. */
  account: { free: 10, first: 0, longest: 0, forgives: HOUR, most: 22, refuses: false },
  /** Wrong mailed codes of one account, from everywhere: from then on its short codes are void; see `LONG_CODE_DIGITS`. */
  code: { free: 20, first: 0, longest: 0, forgives: HOUR, most: 32, refuses: false },
  /** Wrong tries with one date of birth, from everywhere: an alarm, and the next one after the rest. */
  date: { free: 60, first: HOUR, longest: HOUR, forgives: 10 * SECOND, refuses: false },
  /** Mailed codes of one account. The rest is shorter than a code lives: while none is sent, one is in the mailbox. */
  'code-mail': { free: 3, first: 5 * MINUTE, longest: 5 * MINUTE, forgives: HOUR, refuses: false },
  /** Mailed links to choose a password, likewise. */
  'link-mail': { free: 3, first: 10 * MINUTE, longest: 10 * MINUTE, forgives: HOUR, refuses: false },
  /** Receipts of grievances to one address: more are not mailed, only shown. */
  'receipt-mail': { free: 5, first: 10 * MINUTE, longest: 10 * MINUTE, forgives: HOUR, refuses: false },
  /** New devices of one account: more are let in, but neither told of nor remembered. */
  'new-device': { free: 10, first: 6 * MINUTE, longest: 6 * MINUTE, forgives: 6 * MINUTE, refuses: false },
} as const satisfies Record<string, Limit>;

export type SubjectKind = keyof typeof LIMITS;

const limitOf = (kind: SubjectKind): Limit => LIMITS[kind];

/** Times that still count after a rest of so many milliseconds; a clock that was set back forgives nothing. */
export function remembered(kind: SubjectKind, times: number, rested: number): number {
  return Math.max(0, times - Math.floor(Math.max(0, rested) / limitOf(kind).forgives));
}

/** One time more, as far as it is remembered. */
export function oneMore(kind: SubjectKind, times: number): number {
  return Math.min(times + 1, limitOf(kind).most ?? Number.POSITIVE_INFINITY);
}

/** Milliseconds of rest after so many times. */
export function waitAfter(kind: SubjectKind, times: number): number {
  const { free, first, longest } = limitOf(kind);
  return times < free ? 0 : Math.min(longest, first * 2 ** Math.min(times - free, 20));
}
