import { SECOND } from '@university/shared/time';
import { HttpError } from '@university/web';
import { sql, type SQL } from 'drizzle-orm';
import { among } from '../database/among';
import type { Database } from '../database/database';
import { throttle } from '../database/schema';
import { keyedHash } from '../ids';
import { LIMITS, oneMore, remembered, waitAfter, type SubjectKind } from './limits';

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
    const wanted = among(throttle.key, keys);
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
