import type { MailState } from '@university/shared/contract';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';

const MINUTE = 60_000;

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
 * Takes the mail that has waited longest. Its next attempt is fixed before this one begins: of several processes one
 * has it, and after a kill at any point it comes round again.
 */
export async function claimMail(db: Database, at: Date): Promise<SendableMail | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(lte(outbox.nextAttemptAt, at))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row || row.text === null) return undefined;
    const attempts = row.attempts + 1;
    const nextAttemptAt = new Date(at.getTime() + delayAfter(attempts));
    await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, row.id));
    return { ...row, text: row.text, attempts, nextAttemptAt };
  });
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

/** Makes a mail due at once, with all its attempts before it. @returns undefined when it is unknown, sent or forgotten */
export async function makeDue(tx: Database, id: string, at: Date): Promise<MailRow | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: at })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNotNull(outbox.text)))
    .returning();
  return row;
}

const STATES: Record<MailState, SQL | undefined> = {
  waiting: isNotNull(outbox.nextAttemptAt),
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.sentAt), isNull(outbox.nextAttemptAt)),
};

/** One page of the outbox, newest first, and how many there are in all. */
export async function listOutbox(
  db: Database,
  { state, limit, page }: { state?: MailState; limit: number; page: number },
): Promise<{ total: number; rows: MailRow[] }> {
  const condition = state && STATES[state];
  const rows = await db
    .select()
    .from(outbox)
    .where(condition)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(outbox, condition), rows };
}

export async function isInOutbox(db: Database, id: string): Promise<boolean> {
  return (await db.$count(outbox, eq(outbox.id, id))) > 0;
}
