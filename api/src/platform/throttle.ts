import { HOUR, MINUTE, SECOND } from '@university/shared/time';
import { HttpError, clientNetwork } from '@university/web';
import { sql, type SQL } from 'drizzle-orm';
import { anyOf, type Database } from './database/database';
import { throttle } from './database/schema';
import { keyedHash } from './secrets';
import type { Services } from './services';

interface Limit {
  /** Attempts without a cooldown. */
  free: number;
  /** Milliseconds of the first cooldown, doubled by each further attempt; 0: none. */
  first: number;
  longest: number;
  /** Milliseconds after which one attempt is forgotten. */
  decay: number;
  cap?: number;
  /** Whether attempts are refused during the cooldown. Only for what one sender did itself. */
  refuses: boolean;
}

/** Limits that refuse are bound to a sender (a network or a known device), so that nobody can lock out another. */
export const LIMITS = {
  /** One network or known device at one account. */
  guess: { free: 5, first: 15 * SECOND, longest: 15 * MINUTE, decay: 10 * MINUTE, refuses: true },
  /** One network at all accounts. It may be a whole campus or a mobile operator. */
  network: { free: 100, first: 5 * SECOND, longest: 5 * MINUTE, decay: 5 * SECOND, refuses: true },
  /** One network with one date of birth at all applicants. */
  spray: { free: 10, first: MINUTE, longest: HOUR, decay: 10 * MINUTE, refuses: true },
  /** Failures at one account from everywhere: beyond `free` a further proof is required. */
  account: { free: 10, first: 0, longest: 0, decay: HOUR, cap: 22, refuses: false },
  /** Wrong codes of one account from everywhere: beyond `free` short codes are void; see `LONG_CODE_DIGITS`. */
  code: { free: 20, first: 0, longest: 0, decay: HOUR, cap: 32, refuses: false },
  /** Failures with one date of birth from everywhere: raises an alarm. */
  date: { free: 60, first: HOUR, longest: HOUR, decay: 10 * SECOND, refuses: false },
  /** Mailed codes of one account. The cooldown is shorter than a code's life, so there is always a valid one. */
  'code-mail': { free: 3, first: 5 * MINUTE, longest: 5 * MINUTE, decay: HOUR, refuses: false },
  /** Mailed password links, likewise. */
  'link-mail': { free: 3, first: 10 * MINUTE, longest: 10 * MINUTE, decay: HOUR, refuses: false },
  /** Receipts of grievances to one address; more are only shown. */
  'receipt-mail': { free: 5, first: 10 * MINUTE, longest: 10 * MINUTE, decay: HOUR, refuses: false },
  /** New devices of one account: more are let in, but neither reported nor decayed. */
  'new-device': { free: 10, first: 6 * MINUTE, longest: 6 * MINUTE, decay: 6 * MINUTE, refuses: false },
} as const satisfies Record<string, Limit>;

export type SubjectKind = keyof typeof LIMITS;

const limitOf = (kind: SubjectKind): Limit => LIMITS[kind];

/** Attempts that still count after some milliseconds. */
export function decayed(kind: SubjectKind, times: number, rested: number): number {
  return Math.max(0, times - Math.floor(Math.max(0, rested) / limitOf(kind).decay));
}

export function increment(kind: SubjectKind, times: number): number {
  return Math.min(times + 1, limitOf(kind).cap ?? Number.POSITIVE_INFINITY);
}

export function cooldownAfter(kind: SubjectKind, times: number): number {
  const { free, first, longest } = limitOf(kind);
  return times < free ? 0 : Math.min(longest, first * 2 ** Math.min(times - free, 20));
}

export interface Subject {
  kind: SubjectKind;
  /** `login:name@…` */
  name: string;
}

type Row = typeof throttle.$inferSelect;

interface State {
  kind: SubjectKind;
  times: number;
  /** Epoch milliseconds; 0: no cooldown. */
  blockedUntil: number;
  stored?: { times: number; blockedUntil: number };
}

interface Context {
  secretKey: string;
  at: Date;
  subjects: readonly Subject[];
}

/**
 * Counters of some subjects in one transaction: load, check and count any number of attempts, save. Stored rows are locked;
 * subjects without a row cost no write.
 */
export class Attempts {
  readonly #secretKey: string;
  readonly #at: Date;
  readonly #states = new Map<string, State>();
  readonly #named = new Map<string, State>();

  constructor({ secretKey, at, subjects }: Context, rows: readonly Row[] = []) {
    this.#secretKey = secretKey;
    this.#at = at;
    for (const subject of subjects) this.#state(subject);
    this.#take(rows);
  }

  /** @param lock also locks subjects without a row, so that concurrent transactions see each other's attempts */
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

  /** The refusal during a cooldown. */
  refusal(subjects: readonly Subject[]): HttpError | undefined {
    const waiting = subjects.filter(({ kind }) => LIMITS[kind].refuses);
    const until = Math.max(0, ...waiting.map((subject) => this.#state(subject).blockedUntil));
    return until > this.#at.getTime() ? tooManyAttempts(until - this.#at.getTime()) : undefined;
  }

  isOver(subject: Subject): boolean {
    return this.#state(subject).times >= LIMITS[subject.kind].free;
  }

  fail(subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      const state = this.#state(subject);
      state.times = increment(state.kind, state.times);
      const wait = cooldownAfter(state.kind, state.times);
      if (wait > 0) state.blockedUntil = this.#at.getTime() + wait;
    }
  }

  /** Counts an action if it is allowed now. */
  take(subject: Subject): boolean {
    if (this.#state(subject).blockedUntil > this.#at.getTime()) return false;
    this.fail([subject]);
    return true;
  }

  /** @returns whether this attempt raises an alarm; none is raised during the cooldown after one */
  countToAlarm(subject: Subject): boolean {
    const state = this.#state(subject);
    const isBlocked = state.blockedUntil > this.#at.getTime();
    const until = state.blockedUntil;
    this.fail([subject]);
    if (isBlocked) state.blockedUntil = until;
    return !isBlocked && state.blockedUntil > this.#at.getTime();
  }

  /** After a success: clears the target for this sender, and takes one failure of the network back. */
  succeed(subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      if (subject.kind === 'guess') this.forget(subject);
      else this.undoOne(subject);
    }
  }

  forget(subject: Subject): void {
    const state = this.#state(subject);
    state.times = 0;
    state.blockedUntil = 0;
  }

  /** Takes back one failure that was counted in advance. */
  undoOne(subject: Subject): void {
    const state = this.#state(subject);
    if (state.times === 0) return;
    state.times--;
    state.blockedUntil = 0;
  }

  changes(): Row[] {
    return this.#changed(true).concat(this.#changed(false));
  }

  /** With the same statements for any result, so that timing reveals nothing. */
  async save(tx: Database): Promise<void> {
    if (this.#states.size === 0) return;
    const update = (attempts: SQL) =>
      sql`do update set attempts = ${attempts}, blocked_until = excluded.blocked_until, updated_at = excluded.updated_at`;
    await write(tx, this.#changed(true), update(sql`excluded.attempts`));
    // Another process may have inserted the row meanwhile.
    await write(tx, this.#changed(false), update(sql`${throttle.attempts} + excluded.attempts`));
  }

  #changed(isStored: boolean): Row[] {
    return [...this.#states]
      .filter(([, { stored, times, blockedUntil }]) => {
        const { times: before, blockedUntil: until } = stored ?? { times: 0, blockedUntil: 0 };
        return (stored !== undefined) === isStored && (times !== before || blockedUntil !== until);
      })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { times, blockedUntil }]) => ({
        key,
        attempts: times,
        blockedUntil: blockedUntil > 0 ? new Date(blockedUntil) : null,
        updatedAt: this.#at,
      }));
  }

  /** In a fixed order, against deadlocks. */
  #keys(): string[] {
    return [...this.#states.keys()].sort();
  }

  #take(rows: readonly Row[]) {
    for (const { key, attempts, updatedAt, blockedUntil } of rows) {
      const state = this.#states.get(key);
      if (!state) continue;
      state.times = decayed(state.kind, attempts, this.#at.getTime() - updatedAt.getTime());
      state.blockedUntil = blockedUntil?.getTime() ?? 0;
      state.stored = { times: state.times, blockedUntil: state.blockedUntil };
    }
  }

  /** Stored under a keyed hash, to keep e-mails and addresses out of the table. */
  #state({ kind, name }: Subject): State {
    const label = `throttle:${kind}:${name}`;
    let state = this.#named.get(label);
    if (!state) {
      state = { kind, times: 0, blockedUntil: 0 };
      this.#named.set(label, state);
      this.#states.set(keyedHash(this.#secretKey, label), state);
    }
    return state;
  }
}

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

export function tooManyAttempts(wait: number): HttpError {
  const retryAfter = Math.ceil(wait / SECOND);
  const inWords = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new HttpError(429, 'too_many_attempts', `Too many attempts. Try again in ${inWords}.`, { retryAfter });
}

type ThrottleContext = Pick<Services, 'db' | 'clock' | 'secretKey'>;

/**
 * Subjects of an attempt: the network at the target, and the network at all targets. Never the target from everywhere,
 * which would let strangers lock out its owner.
 * @param target undefined where attempts cannot be told apart
 */
export function attemptAt(area: string, target: string | undefined, address: string): Subject[] {
  const network = clientNetwork(address);
  return [
    ...(target === undefined ? [] : [{ kind: 'guess', name: `${area}:${target}:${network}` } as const]),
    { kind: 'network', name: `${area}:${network}` },
  ];
}

/**
 * Counts a failure in advance, so that concurrent attempts count too. For slow checks such as passwords.
 * @throws HttpError 429, without counting
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

/** After a success of what `countAttempt` counted. */
export async function forgetAttempts(
  { db, clock, secretKey }: ThrottleContext,
  subjects: readonly Subject[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects });
    attempts.succeed(subjects);
    await attempts.save(tx);
  });
}

/** Looks something up by a secret, such as a code, and counts failures. @throws HttpError 429 during a cooldown */
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
