import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { throttle } from '../database/schema';
import { ApiError } from '../errors';
import { keyedHash } from '../ids';
import type { Services } from '../services';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** How often one may try before waiting. An address may be a whole campus or a mobile operator, so it may more. */
export const FREE_ATTEMPTS = { account: 5, address: 60 } as const;

/** The first wait; each further attempt doubles it. */
const FIRST_WAIT = 15 * SECOND;
const LONGEST_WAIT = 15 * 60 * SECOND;

export interface Subject {
  kind: keyof typeof FREE_ATTEMPTS;
  /** What is tried, and by or against whom: `login:name@…`. */
  name: string;
}

function waitAfter(attempts: number, kind: Subject['kind']): number {
  const over = attempts - FREE_ATTEMPTS[kind];
  return over < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(over, 20));
}

/** Kept under a keyed hash: the table must not become a list of e-mails and addresses. */
const keyOf = (secretKey: string, { kind, name }: Subject) => keyedHash(secretKey, `throttle:${kind}:${name}`);

type Context = Pick<Services, 'db' | 'now' | 'secretKey'>;

/**
 * Counts an attempt against every subject, before it is known whether it succeeds: attempts made at the same moment
 * then count too.
 * @throws ApiError 429 with the seconds to wait, without counting
 */
export async function countAttempt({ db, now, secretKey }: Context, subjects: readonly Subject[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(throttle).where(lt(throttle.updatedAt, new Date(now().getTime() - DAY)));
    // Always in one order, so that two attempts cannot wait for each other.
    const keyed = subjects.map((subject) => ({ ...subject, key: keyOf(secretKey, subject) }));
    for (const subject of keyed.sort((a, b) => a.key.localeCompare(b.key))) await countOne(tx, subject, now());
  });
}

async function countOne(tx: Database, { key, kind }: Subject & { key: string }, at: Date) {
  await tx.insert(throttle).values({ key, attempts: 0, updatedAt: at }).onConflictDoNothing();
  const [row] = await tx.select().from(throttle).where(eq(throttle.key, key)).for('update');
  const left = (row?.blockedUntil?.getTime() ?? 0) - at.getTime();
  if (left > 0) {
    const retryAfter = Math.ceil(left / SECOND);
    throw new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }
  const attempts = (row?.attempts ?? 0) + 1;
  const wait = waitAfter(attempts, kind);
  const blockedUntil = wait > 0 ? new Date(at.getTime() + wait) : null;
  await tx.update(throttle).set({ attempts, blockedUntil, updatedAt: at }).where(eq(throttle.key, key));
}

/** Forgets an account's attempts, after one that succeeded. */
export async function forgetAttempts({ db, secretKey }: Context, subject: Subject): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, keyOf(secretKey, subject)));
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
