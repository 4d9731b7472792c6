import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { throttle } from '../database/schema';
import { ApiError } from '../errors';
import { keyedHash } from '../ids';
import { remembered, waitAfter, type SubjectKind } from './limits';

const SECOND = 1_000;

export interface Subject {
  kind: SubjectKind;
  /** What is tried, and by or against whom: `login:name@…`. */
  name: string;
}

interface State {
  kind: SubjectKind;
  failures: number;
  /** Epoch milliseconds. */
  blockedUntil: number;
  isStored: boolean;
  isChanged: boolean;
}

/**
 * The failures so far of some subjects, inside one transaction: load, ask and count for one attempt after the other,
 * save. Rows of those who have failed before are locked; who never failed has none, and costs a look and no write.
 */
export class Attempts {
  readonly #secretKey: string;
  readonly #at: Date;
  readonly #states = new Map<string, State>();

  private constructor(secretKey: string, at: Date) {
    this.#secretKey = secretKey;
    this.#at = at;
  }

  /** @param lock also those who never failed: of attempts in several transactions each sees the one before */
  static async load(
    tx: Database,
    {
      secretKey,
      at,
      subjects,
      lock = false,
    }: { secretKey: string; at: Date; subjects: readonly Subject[]; lock?: boolean },
  ): Promise<Attempts> {
    const attempts = new Attempts(secretKey, at);
    for (const subject of subjects) attempts.#state(subject);
    // Always in one order, so that two transactions cannot wait for each other.
    const keys = [...attempts.#states.keys()].sort();
    if (lock) {
      const rows = keys.map((key) => ({ key, attempts: 0, updatedAt: at }));
      await tx.insert(throttle).values(rows).onConflictDoNothing();
    }
    const rows = await tx
      .select()
      .from(throttle)
      .where(inArray(throttle.key, keys))
      .orderBy(throttle.key)
      .for('update');
    for (const row of rows) {
      const state = attempts.#states.get(row.key);
      if (!state) continue;
      state.failures = remembered(state.kind, row.attempts, at.getTime() - row.updatedAt.getTime());
      state.blockedUntil = row.blockedUntil?.getTime() ?? 0;
      state.isStored = true;
    }
    return attempts;
  }

  /** The refusal that is due while any of these has to wait. */
  refusal(subjects: readonly Subject[]): ApiError | undefined {
    const until = Math.max(...subjects.map((subject) => this.#state(subject).blockedUntil));
    if (until <= this.#at.getTime()) return undefined;
    const retryAfter = Math.ceil((until - this.#at.getTime()) / SECOND);
    return new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }

  /** Counts a failure against each. @returns the kinds that have to wait from now on */
  fail(subjects: readonly Subject[]): SubjectKind[] {
    return subjects.flatMap((subject) => {
      const state = this.#state(subject);
      state.failures++;
      const wait = waitAfter(state.kind, state.failures);
      if (wait > 0) state.blockedUntil = this.#at.getTime() + wait;
      state.isChanged = true;
      return wait > 0 ? [state.kind] : [];
    });
  }

  /** Forgets the failures of one who has shown to be the right one. */
  forget(subject: Subject): void {
    const state = this.#state(subject);
    state.isChanged ||= state.isStored;
    state.failures = 0;
    state.blockedUntil = 0;
  }

  /** Spares one failure that was counted before the attempt turned out right. */
  pardon(subject: Subject): void {
    const state = this.#state(subject);
    if (state.failures === 0) return;
    state.failures--;
    state.blockedUntil = 0;
    state.isChanged = true;
  }

  async save(tx: Database): Promise<void> {
    const changed = [...this.#states].filter(([, state]) => state.isChanged).sort(([a], [b]) => (a < b ? -1 : 1));
    const write = async (isStored: boolean, attempts: SQL) => {
      const rows = changed
        .filter(([, state]) => state.isStored === isStored)
        .map(([key, { failures, blockedUntil }]) => ({
          key,
          attempts: failures,
          blockedUntil: blockedUntil > 0 ? new Date(blockedUntil) : null,
          updatedAt: this.#at,
        }));
      if (rows.length === 0) return;
      const set = { attempts, blockedUntil: sql`excluded.blocked_until`, updatedAt: sql`excluded.updated_at` };
      await tx.insert(throttle).values(rows).onConflictDoUpdate({ target: throttle.key, set });
    };
    await write(true, sql`excluded.attempts`);
    // Another process may have failed for the first time at the same moment.
    await write(false, sql`${throttle.attempts} + excluded.attempts`);
  }

  /** Kept under a keyed hash: the table must not become a list of e-mails and addresses. */
  #state({ kind, name }: Subject): State {
    const key = keyedHash(this.#secretKey, `throttle:${kind}:${name}`);
    let state = this.#states.get(key);
    if (!state) {
      state = { kind, failures: 0, blockedUntil: 0, isStored: false, isChanged: false };
      this.#states.set(key, state);
    }
    return state;
  }
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
