import type { MailFilter, MailKind, MailState } from '@university/shared/contract';
import { MINUTE, SECOND } from '@university/shared/time';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobs, outbox } from '../database/schema';

/** Milliseconds. The first is also the time to send a batch. */
const FIRST_DELAY = 2 * MINUTE;
const MAX_DELAY = 6 * 60 * MINUTE;

export const MAX_ATTEMPTS = 16;

/** Exponential backoff in milliseconds, by the attempts so far. */
const delay = sql`least(${MAX_DELAY}, ${FIRST_DELAY} * 2.0 ^ least(${outbox.attempts}, 20))`;

export type MailRow = typeof outbox.$inferSelect;

export type SendableMail = MailRow & { text: string };

/**
 * Claims the longest waiting mails; bulk mail only when no other is due, one at a time and at most `perMinute`. The next
 * attempt is set first, so processes do not share mails, and mails of a killed process are due again.
 */
export async function claimMails(db: Database, at: Date, most: number, perMinute: number): Promise<SendableMail[]> {
  const urgent = await takeDue(db, at, most, false);
  if (urgent.length > 0) return urgent;
  return db.transaction(async (tx) => {
    const [bulk] = await takeDue(tx, at, 1, true);
    if (!bulk || (await takeSlot(tx, at, perMinute))) return bulk ? [bulk] : [];
    await releaseClaims(tx, [bulk.id], at);
    return [];
  });
}

/** Row of `jobs` that limits bulk mail for all processes. */
const BULK = 'bulk-mail';

/** Milliseconds of unused rate that can be caught up. */
const BURST = 3 * SECOND;

/**
 * Takes a slot for a bulk mail. Slots are slightly longer than a share of a minute, to allow for the catch-up. @returns
 * whether one is free
 */
async function takeSlot(tx: Database, at: Date, perMinute: number): Promise<boolean> {
  const apart = Math.ceil((MINUTE + BURST) / perMinute);
  const oldest = new Date(at.getTime() - BURST);
  const taken = await tx
    .insert(jobs)
    .values({ name: BULK, nextRunAt: new Date(oldest.getTime() + apart) })
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        nextRunAt: sql`greatest(${jobs.nextRunAt}, ${oldest.toISOString()}::timestamptz)
          + make_interval(secs => ${apart / SECOND}::double precision)`,
      },
      setWhere: lte(jobs.nextRunAt, at),
    })
    .returning({ name: jobs.name });
  return taken.length > 0;
}

async function takeDue(tx: Database, at: Date, most: number, isBulk: boolean): Promise<SendableMail[]> {
  // As a CTE, so that it is evaluated once.
  const due = tx.$with('due').as(
    tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.isBulk, isBulk), lte(outbox.nextAttemptAt, at)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const rows = await tx
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${at.toISOString()}::timestamptz + ${delay} * interval '1 millisecond'`,
    })
    .where(inArray(outbox.id, sql`(select ${due.id} from ${due})`))
    .returning();
  const byWaiting = (one: MailRow, other: MailRow) => (one.createdAt < other.createdAt ? -1 : 1);
  return rows.filter((row): row is SendableMail => row.text !== null).sort(byWaiting);
}

export async function releaseClaims(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} - 1`, nextAttemptAt: at })
    .where(inArray(outbox.id, [...ids]));
}

/** @param whyWritten to a file and not sent */
export async function markSent(
  db: Database,
  ids: readonly string[],
  at: Date,
  { keepsText, whyWritten }: { keepsText: boolean; whyWritten: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  const forgotten = keepsText ? {} : { text: null };
  await db
    .update(outbox)
    .set({ sentAt: at, nextAttemptAt: null, lastError: whyWritten, ...forgotten })
    .where(inArray(outbox.id, [...ids]));
}

export async function markFailed(db: Database, id: string, lastError: string, isFinal: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError, ...(isFinal && { nextAttemptAt: null }) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Erases texts and recipients of mail sent before `limit`, or queued before it and never sent, which is given up. */
export async function forgetTexts(db: Database, limit: Date): Promise<void> {
  const isUnsent = and(isNull(outbox.sentAt), lt(outbox.createdAt, limit));
  await db
    .update(outbox)
    .set({ text: null, nextAttemptAt: null, to: sql`regexp_replace(${outbox.to}, '^(.).*@', '\\1•••@')` })
    .where(and(or(lt(outbox.sentAt, limit), isUnsent), notLike(outbox.to, '%•••@%')));
}

export interface MailScope extends MailFilter {
  kinds?: readonly MailKind[];
}

const within = ({ kinds, kind, about }: MailScope) =>
  and(
    kinds && inArray(outbox.kind, [...kinds]),
    kind && eq(outbox.kind, kind),
    about === undefined ? undefined : eq(outbox.about, about),
  );

const canBeSent = and(or(isNull(outbox.sentAt), isNotNull(outbox.lastError)), isNotNull(outbox.text));
const dueAt = (at: Date) => ({ attempts: 0, nextAttemptAt: at, sentAt: null });

/** Makes a mail due at once. @returns undefined when it is unknown, sent or erased */
export async function makeDue(tx: Database, id: string, at: Date, scope: MailScope = {}): Promise<MailRow | undefined> {
  const [row] = await tx
    .update(outbox)
    .set(dueAt(at))
    .where(and(eq(outbox.id, id), canBeSent, within(scope)))
    .returning();
  return row;
}

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
  sent: and(isNotNull(outbox.sentAt), isNull(outbox.lastError)),
  written: and(isNotNull(outbox.sentAt), isNotNull(outbox.lastError)),
  failed: and(isNull(outbox.sentAt), isNull(outbox.nextAttemptAt)),
};

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
