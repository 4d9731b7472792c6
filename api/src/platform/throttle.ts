import { HOUR, MINUTE, SECOND, DAY } from '@university/shared/time';
import { HttpError, clientNetwork } from '@university/web';
import { sql, type SQL, lt } from 'drizzle-orm';
import { anyOf, type Database } from './database/database';
import { throttle } from './database/schema';
import { keyedHash } from './secrets';
import type { Job } from './jobs';
import type { Services } from './services';

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

export interface Subject {
  kind: SubjectKind;
  /** What is tried, and by or against whom: `login:name@…`. */
  name: string;
}

type Row = typeof throttle.$inferSelect;

interface State {
  kind: SubjectKind;
  times: number;
  /** Epoch milliseconds; 0: no rest. */
  restsUntil: number;
  /** As it was loaded; undefined: not stored. */
  stored?: { times: number; restsUntil: number };
}

interface Context {
  secretKey: string;
  at: Date;
  subjects: readonly Subject[];
}

/**
 * How often some subjects were counted so far, inside one transaction: load, ask and count for one attempt after the
 * other, save. Rows of those who were counted before are locked; who never was has none, and costs a look and no write.
 */
export class Attempts {
  readonly #secretKey: string;
  readonly #at: Date;
  /** By what is stored of their names, and by the names. */
  readonly #states = new Map<string, State>();
  readonly #named = new Map<string, State>();

  /** @param rows what is stored, of these subjects and of others */
  constructor({ secretKey, at, subjects }: Context, rows: readonly Row[] = []) {
    this.#secretKey = secretKey;
    this.#at = at;
    for (const subject of subjects) this.#state(subject);
    this.#take(rows);
  }

  /** @param lock also those who were never counted: of attempts in several transactions each sees the one before */
  static async load(tx: Database, { lock = false, ...context }: Context & { lock?: boolean }): Promise<Attempts> {
    const attempts = new Attempts(context);
    const keys = attempts.#keys();
    if (keys.length === 0) return attempts;
    if (lock) {
      const rows = keys.map((key) => ({ key, attempts: 0, blockedUntil: null, updatedAt: context.at }));
      await write(tx, rows, sql`do nothing`);
    }
    const wanted = anyOf(throttle.key, keys);
    attempts.#take(await tx.select().from(throttle).where(wanted).orderBy(throttle.key).for('update'));
    return attempts;
  }

  /** The refusal that is due while a sender among these has to wait. */
  refusal(subjects: readonly Subject[]): HttpError | undefined {
    const waiting = subjects.filter(({ kind }) => LIMITS[kind].refuses);
    const until = Math.max(0, ...waiting.map((subject) => this.#state(subject).restsUntil));
    return until > this.#at.getTime() ? tooManyAttempts(until - this.#at.getTime()) : undefined;
  }

  /** Whether this was counted more often than is free. */
  isOver(subject: Subject): boolean {
    return this.#state(subject).times >= LIMITS[subject.kind].free;
  }

  /** Counts a failure against each. */
  fail(subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      const state = this.#state(subject);
      state.times = oneMore(state.kind, state.times);
      const wait = waitAfter(state.kind, state.times);
      if (wait > 0) state.restsUntil = this.#at.getTime() + wait;
    }
  }

  /** Whether this may be done now; if so, counts that it is done. */
  take(subject: Subject): boolean {
    if (this.#state(subject).restsUntil > this.#at.getTime()) return false;
    this.fail([subject]);
    return true;
  }

  /** Counts one that has consequences only at the end of a row. @returns whether a row ended and a rest begins */
  countToAlarm(subject: Subject): boolean {
    const state = this.#state(subject);
    const isResting = state.restsUntil > this.#at.getTime();
    const until = state.restsUntil;
    this.fail([subject]);
    if (isResting) state.restsUntil = until;
    return !isResting && state.restsUntil > this.#at.getTime();
  }

  /** Forgets all of one who has shown to be the right one. */
  forget(subject: Subject): void {
    const state = this.#state(subject);
    state.times = 0;
    state.restsUntil = 0;
  }

  /** Takes one failure back that was counted before the attempt turned out right. */
  pardon(subject: Subject): void {
    const state = this.#state(subject);
    if (state.times === 0) return;
    state.times--;
    state.restsUntil = 0;
  }

  /** What is to be stored anew. */
  changes(): Row[] {
    return this.#changed(true).concat(this.#changed(false));
  }

  /** By the same statements whatever came of the attempts: how long it takes does not tell. */
  async save(tx: Database): Promise<void> {
    if (this.#states.size === 0) return;
    const update = (attempts: SQL) =>
      sql`do update set attempts = ${attempts}, blocked_until = excluded.blocked_until, updated_at = excluded.updated_at`;
    await write(tx, this.#changed(true), update(sql`excluded.attempts`));
    // Another process may have failed for the first time at the same moment.
    await write(tx, this.#changed(false), update(sql`${throttle.attempts} + excluded.attempts`));
  }

  #changed(isStored: boolean): Row[] {
    return [...this.#states]
      .filter(([, { stored, times, restsUntil }]) => {
        const { times: before, restsUntil: until } = stored ?? { times: 0, restsUntil: 0 };
        return (stored !== undefined) === isStored && (times !== before || restsUntil !== until);
      })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { times, restsUntil }]) => ({
        key,
        attempts: times,
        blockedUntil: restsUntil > 0 ? new Date(restsUntil) : null,
        updatedAt: this.#at,
      }));
  }

  /** Always in one order, so that two transactions cannot wait for each other. */
  #keys(): string[] {
    return [...this.#states.keys()].sort();
  }

  #take(rows: readonly Row[]) {
    for (const { key, attempts, updatedAt, blockedUntil } of rows) {
      const state = this.#states.get(key);
      if (!state) continue;
      state.times = remembered(state.kind, attempts, this.#at.getTime() - updatedAt.getTime());
      state.restsUntil = blockedUntil?.getTime() ?? 0;
      state.stored = { times: state.times, restsUntil: state.restsUntil };
    }
  }

  /** Stored under a keyed hash: the table must not become a list of e-mails and addresses. */
  #state({ kind, name }: Subject): State {
    const label = `throttle:${kind}:${name}`;
    let state = this.#named.get(label);
    if (!state) {
      state = { kind, times: 0, restsUntil: 0 };
      this.#named.set(label, state);
      this.#states.set(keyedHash(this.#secretKey, label), state);
    }
    return state;
  }
}

/** Writes rows with one parameter, in the order they are given. */
async function write(tx: Database, rows: readonly Row[], onConflict: SQL): Promise<void> {
  const records = rows.map(({ key, attempts, blockedUntil, updatedAt }) => ({
    key,
    attempts,
    blocked_until: blockedUntil,
    updated_at: updatedAt,
  }));
  await tx.execute(sql`
    insert into ${throttle} (key, attempts, blocked_until, updated_at)
    select key, attempts, blocked_until, updated_at
    from json_populate_recordset(null::${throttle}, ${JSON.stringify(records)}::json)
    on conflict (key) ${onConflict}`);
}

/** @param wait milliseconds */
export function tooManyAttempts(wait: number): HttpError {
  const retryAfter = Math.ceil(wait / SECOND);
  const inWords = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new HttpError(429, 'too_many_attempts', `Too many attempts. Try again in ${inWords}.`, { retryAfter });
}

type ThrottleContext = Pick<Services, 'db' | 'clock' | 'secretKey'>;

/**
 * Who tries what from where: a network at one thing, and the network at all of them. Never the thing from everywhere:
 * then strangers could make its owner wait.
 * @param target what is tried, such as a ticket; undefined where nobody can tell one try from another
 * @param address IP address of the caller
 */
export function attemptAt(area: string, target: string | undefined, address: string): Subject[] {
  const network = clientNetwork(address);
  return [
    ...(target === undefined ? [] : [{ kind: 'guess', name: `${area}:${target}:${network}` } as const]),
    { kind: 'network', name: `${area}:${network}` },
  ];
}

/**
 * Counts an attempt as a failure against every subject, before it is known whether it succeeds: attempts made at the
 * same moment then count too. For work that is slow to judge, such as a password.
 * @throws HttpError 429 with the seconds to wait, without counting
 */
export async function countAttempt(
  { db, clock, secretKey }: ThrottleContext,
  subjects: readonly Subject[],
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects, lock: true });
    const refused = attempts.refusal(subjects);
    if (refused) return refused;
    attempts.fail(subjects);
    await attempts.save(tx);
    return undefined;
  });
  if (refusal) throw refusal;
}

/** Takes an attempt that succeeded back: its target is clean again for this sender, the network is spared this one. */
export async function forgetAttempts(
  { db, clock, secretKey }: ThrottleContext,
  subjects: readonly Subject[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects });
    for (const subject of subjects) {
      if (subject.kind === 'guess') attempts.forget(subject);
      else attempts.pardon(subject);
    }
    await attempts.save(tx);
  });
}

/**
 * Looks for what only those find who know a secret, such as a code, and counts the failures of those who do not.
 * @returns what `find` found
 * @throws HttpError 429 while the sender has to wait
 */
export async function findBySecret<T>(
  services: ThrottleContext,
  subjects: readonly Subject[],
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await countAttempt(services, subjects);
  const found = await find();
  if (found !== undefined) await forgetAttempts(services, subjects);
  return found;
}

/** Forgets those who have rested for a day. */
export const purgeExpired: Job = {
  name: 'forget-rested-attempts',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    await db.delete(throttle).where(lt(throttle.updatedAt, new Date(clock().getTime() - DAY)));
  },
};
