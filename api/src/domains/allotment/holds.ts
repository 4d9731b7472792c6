import { type Identity, type LiftHold, DISOWN_PAGE } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { eq, lte } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { type Database, bulkInsert } from '../../platform/database/database';
import { allotments, disownLinks } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { holdLifted } from './mails';
import { findAllotment, type AllotmentRow } from './queries';
import { addressIn } from '@university/shared/language';
import { hashToken, newToken } from '../../platform/secrets';
import { DAY } from '@university/shared/time';

/** 409 of whoever decides while decisions are held. @param data the record as it stands */
export function heldError({ phone, helpDesk }: Identity, data?: unknown): HttpError {
  return new HttpError(
    409,
    'decisions_held',
    `Decisions on this record are held, because somebody said that one of them was not theirs. Call ${phone} or write to ${helpDesk}: the admissions office records your decision for you, also after the window has closed.`,
    { data },
  );
}

/** Holds decisions on a record from now on, under the ticket of the person who asked for it. */
export async function holdDecisions(tx: Database, id: string, { at, ticket }: { at: Date; ticket: string }) {
  await tx.update(allotments).set({ decisionsHeldAt: at, holdTicket: ticket }).where(eq(allotments.id, id));
}

/**
 * Lets the applicant decide again, for staff who have looked into it. The reason stands in the audit log.
 * @throws HttpError 404, 409 when nothing is held
 */
export async function liftDecisionHold(
  { db, clock }: Services,
  staffId: string,
  id: string,
  { reason }: LiftHold,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findAllotment(tx, id, true);
    if (!row) throw notFound('There is no such record.');
    if (!row.decisionsHeldAt) throw new HttpError(409, 'conflict', 'Decisions on this record are not held.');
    const at = clock();
    await tx.update(allotments).set({ decisionsHeldAt: null, holdTicket: null }).where(eq(allotments.id, id));
    await audit(tx, {
      at,
      actor: `staff:${staffId}`,
      action: 'lift-hold',
      subject: `allotment:${id}`,
      personal: { reason },
    });
    await queueMail(tx, holdLifted(row, at));
  });
}

/** Days for which "this was not me" can be said; longer than any window is open. */
export const DISOWN_DAYS = 14;

/** A link for a mail, to be stored with `storeDisownLinks` in the transaction that queues the mail. */
export interface DisownLink {
  /** The page with the token behind `#`: browsers do not send it, so no log has it. */
  url: string;
  row: typeof disownLinks.$inferInsert;
}

/** Makes a link by which whoever reads the mail says "this was not me" about a record, once. Stores nothing. */
export function disownLink(
  { mail }: Pick<Services, 'mail'>,
  { id, language }: Pick<AllotmentRow, 'id' | 'language'>,
  about: DisownLink['row']['about'],
  at: Date,
): DisownLink {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + DISOWN_DAYS * DAY);
  return {
    url: `${mail.siteUrl}${addressIn(language, DISOWN_PAGE)}#${token}`,
    row: { tokenHash: hashToken(token), allotmentId: id, about, createdAt: at, expiresAt },
  };
}

/** Makes many links work, with one statement. */
export async function storeDisownLinks(tx: Database, links: readonly DisownLink[]): Promise<void> {
  await bulkInsert(
    tx,
    disownLinks,
    links.map(({ row }) => row),
  );
}

/** Spends the link of this token. @returns what it is about, undefined for one that is unknown, used or too old */
export async function spendDisownLink(tx: Database, token: string, at: Date) {
  const [spent] = await tx
    .delete(disownLinks)
    .where(eq(disownLinks.tokenHash, hashToken(token)))
    .returning();
  return spent && spent.expiresAt > at ? spent : undefined;
}

/** Forgets links that have run out. */
export async function forgetOldLinks(db: Database, at: Date): Promise<void> {
  await db.delete(disownLinks).where(lte(disownLinks.expiresAt, at));
}
