import { bulkInsert, type Database } from '../database/database';
import { and, eq, isNull, or } from 'drizzle-orm';
import { outbox } from '../database/schema';
import { newId } from '../secrets';
import { BULK_MAIL, type Identity } from '@university/shared/contract';
import { readIdentity } from '../settings';
import { type MailText, write } from './compose';

export interface NewMail extends MailText {
  to: string;
  at: Date;
  /** The applicant that it is about: one mailbox may serve several. */
  applicantId?: string;
  /** Of bulk mail: the round, as the audit log names it. */
  about?: string;
  /** False: it is written and not sent, so that how long it takes does not tell whether there is somebody to write to. */
  isMeant?: boolean;
}

export interface Addressee {
  /** Of an applicant. */
  id: string;
  email: string;
}

/** Mail about an applicant. What earlier releases queued says no more than the address. */
export const ofApplicant = ({ id, email }: Addressee) =>
  or(eq(outbox.applicantId, id), and(isNull(outbox.applicantId), eq(outbox.to, email)));

/**
 * Puts a mail into the outbox. Give it the transaction of what the mail tells about: both happen, or neither.
 * @returns its id
 */
export async function queueMail(tx: Database, mail: NewMail): Promise<string> {
  const row = toRow(mail, await readIdentity(tx));
  await tx.insert(outbox).values(row);
  return row.id;
}

/** Puts many mails into the outbox with one statement, after another that reads who sends them. */
export async function queueMails(tx: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const identity = await readIdentity(tx);
  const rows = mails.map((mail) => toRow(mail, identity));
  await bulkInsert(
    tx,
    outbox,
    rows,
    rows.filter((_row, index) => mails[index]?.isMeant !== false),
  );
}

function toRow(mail: NewMail, identity: Identity) {
  const { at, to, kind, about = null, applicantId = null } = mail;
  const isBulk = BULK_MAIL.some((each) => each === kind);
  return {
    id: newId(),
    to,
    applicantId,
    kind,
    isBulk,
    about,
    ...write(mail, identity),
    createdAt: at,
    nextAttemptAt: at,
  };
}
