import { bulkInsert, type Database } from '../database/database';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { outbox } from '../database/schema';
import { newId } from '../secrets';
import { BULK_MAIL, type Identity, mailKindsTo } from '@university/shared/contract';
import { readIdentity } from '../settings';
import { type MailText, write } from './compose';

export interface NewMail extends MailText {
  to: string;
  at: Date;
  /** One mailbox may serve several applicants. */
  applicantId?: string;
  /** Round of bulk mail, as in the audit log. */
  about?: string;
  /** False: rendered but not sent, so that timing does not reveal whether the account exists. */
  isMeant?: boolean;
}

export interface Addressee {
  id: string;
  email: string;
}

/** Kinds that no member of staff with the same address gets. */
const TO_APPLICANTS = mailKindsTo('applicant').filter((kind) => !mailKindsTo('staff').includes(kind));

/** Mail of earlier releases has the address only. */
export const ofApplicant = ({ id, email }: Addressee) =>
  or(
    eq(outbox.applicantId, id),
    and(isNull(outbox.applicantId), eq(outbox.to, email), inArray(outbox.kind, TO_APPLICANTS)),
  );

export const ofStaff = ({ email }: Pick<Addressee, 'email'>) =>
  and(isNull(outbox.applicantId), eq(outbox.to, email), inArray(outbox.kind, mailKindsTo('staff')));

/** Queues a mail in the transaction of what it reports. @returns its id */
export async function queueMail(tx: Database, mail: NewMail): Promise<string> {
  const row = toRow(mail, await readIdentity(tx));
  await tx.insert(outbox).values(row);
  return row.id;
}

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
