import type { MailFilter, MailKind, MailState } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';
import { takeSlot } from './rate';

/** Milliseconds. The first is also the time that an attempt may take, see `claimMail`. */
const FIRST = 2 * MINUTE;
const LONGEST = 6 * 60 * MINUTE;

/** After so many attempts, about two days, a mail waits for staff. */
export const MOST_ATTEMPTS = 16;

/** Milliseconds until the attempt after this one; each wait is twice the one before. */
function delayAfter(attempts: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(attempts - 1, 20));
}

export type MailRow = typeof outbox.$inferSelect;

/** A mail that still has its text. */
export type SendableMail = MailRow & { text: string };

/**
 * Takes the mail that has waited longest; bulk mail only when nobody waits for another, and at `perMinute` at most. Its
 * next attempt is fixed before this one begins: of several processes one has it, and after a kill at any point it comes
 * round again.
 */
export function claimMail(db: Database, at: Date, perMinute: number): Promise<SendableMail | undefined> {
  return db.transaction(async (tx) => {
    const row = (await findDue(tx, at, false)) ?? (await findDue(tx, at, true));
    if (!row || row.text === null) return undefined;
    if (row.isBulk && !(await takeSlot(tx, at, perMinute))) return undefined;
    const attempts = row.attempts + 1;
    const nextAttemptAt = new Date(at.getTime() + delayAfter(attempts));
    await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, row.id));
    return { ...row, text: row.text, attempts, nextAttemptAt };
  });
}

async function findDue(tx: Database, at: Date, isBulk: boolean): Promise<MailRow | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.isBulk, isBulk), lte(outbox.nextAttemptAt, at)))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** @param keepsText false for a text that opens something */
export async function markSent(db: Database, id: string, at: Date, keepsText: boolean): Promise<void> {
  const forgotten = keepsText ? {} : { text: null };
  await db
    .update(outbox)
    .set({ sentAt: at, nextAttemptAt: null, lastError: null, ...forgotten })
    .where(eq(outbox.id, id));
}

/** @param isFinal no further attempt by itself */
export async function markFailed(db: Database, id: string, lastError: string, isFinal: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError, ...(isFinal && { nextAttemptAt: null }) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/**
 * Forgets what was written, and to whom, in mail that was sent before `limit`, and in mail from before it that was never
 * sent: such a one is given up.
 */
export async function forgetTexts(db: Database, limit: Date): Promise<void> {
  const isUnsent = and(isNull(outbox.sentAt), lt(outbox.createdAt, limit));
  await db
    .update(outbox)
    .set({ text: null, nextAttemptAt: null, to: sql`regexp_replace(${outbox.to}, '^(.).*@', '\\1•••@')` })
    .where(and(or(lt(outbox.sentAt, limit), isUnsent), notLike(outbox.to, '%•••@%')));
}

/** Mail of these kinds, of a kind or about a round. */
export interface MailScope extends MailFilter {
  /** Undefined: all. */
  kinds?: readonly MailKind[];
}

const within = ({ kinds, kind, about }: MailScope) =>
  and(
    kinds && inArray(outbox.kind, [...kinds]),
    kind && eq(outbox.kind, kind),
    about === undefined ? undefined : eq(outbox.about, about),
  );

const canBeSent = and(isNull(outbox.sentAt), isNotNull(outbox.text));
const dueAt = (at: Date) => ({ attempts: 0, nextAttemptAt: at });

/** Makes a mail due at once, with all its attempts before it. @returns undefined when it is unknown, sent or forgotten */
export async function makeDue(tx: Database, id: string, at: Date, scope: MailScope = {}): Promise<MailRow | undefined> {
  const [row] = await tx
    .update(outbox)
    .set(dueAt(at))
    .where(and(eq(outbox.id, id), canBeSent, within(scope)))
    .returning();
  return row;
}

/** The same for all that was given up and still has its text. @returns how many */
export async function makeFailedDue(tx: Database, at: Date, scope: MailScope): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set(dueAt(at))
    .where(and(STATES.failed, canBeSent, within(scope)))
    .returning({ id: outbox.id });
  return rows.length;
}

export const STATES: Record<MailState, SQL | undefined> = {
  waiting: isNotNull(outbox.nextAttemptAt),
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.sentAt), isNull(outbox.nextAttemptAt)),
};

/** One page of the outbox, newest first, and how many there are in all. */
export async function listOutbox(
  db: Database,
  { state, limit, page, ...scope }: MailScope & { state?: MailState; limit: number; page: number },
): Promise<{ total: number; rows: MailRow[] }> {
  const condition = and(state && STATES[state], within(scope));
  const rows = await db
    .select()
    .from(outbox)
    .where(condition)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(outbox, condition), rows };
}

export async function isInOutbox(db: Database, id: string, scope: MailScope): Promise<boolean> {
  return (await db.$count(outbox, and(eq(outbox.id, id), within(scope)))) > 0;
}
