import { bulkInsert } from '../database/bulk-insert';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';
import { newId } from '../ids';
import type { MailText } from './compose';

export interface NewMail extends MailText {
  to: string;
  at: Date;
}

/**
 * Puts a mail into the outbox. Give it the transaction of what the mail tells about: both happen, or neither.
 * @returns its id
 */
export async function queueMail(tx: Database, mail: NewMail): Promise<string> {
  const row = toRow(mail);
  await tx.insert(outbox).values(row);
  return row.id;
}

/** Puts many mails into the outbox with one statement. */
export async function queueMails(tx: Database, mails: readonly NewMail[]): Promise<void> {
  await bulkInsert(tx, outbox, mails.map(toRow));
}

function toRow({ at, to, kind, subject, text }: NewMail) {
  return { id: newId(), to, kind, subject, text, createdAt: at, nextAttemptAt: at };
}

/**
 * Puts a mail into the outbox if `isMeant`, by one statement either way: how long it takes does not tell whether
 * there is somebody to write to.
 */
export async function queueMailIf(tx: Database, isMeant: boolean, { to, at, kind, subject, text }: NewMail) {
  const due = at.toISOString();
  await tx.execute(sql`
    insert into ${outbox} (id, recipient, subject, text, kind, created_at, next_attempt_at)
    select ${newId()}, ${to}, ${subject}, ${text}, ${kind}, ${due}::timestamptz, ${due}::timestamptz
    where ${isMeant}::boolean`);
}
