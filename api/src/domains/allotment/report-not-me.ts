import {
  DISOWN_PAGE,
  type DisownReceipt,
  type HeldRecord,
  type Identity,
  type LiftHold,
  statusBefore,
} from '@university/shared/contract';
import { addressIn } from '@university/shared/language';
import { DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { bulkInsert, type Database } from '../../platform/database/database';
import { allotments, disownLinks, staff } from '../../platform/database/schema';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { hashToken, newId, newToken } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { openGrievance } from '../grievances/submit';
import { decisionsHeld, disownTicket, holdForOffice, holdLifted } from './mails';
import { type AllotmentRow, findAllotment, selectRecords } from './queries';
import { endSessionsOf } from './sessions';
import { statusNow, toRecord } from './view';

/** Longer than any window. */
export const DISOWN_DAYS = 14;

export interface NotMeLink {
  /** The token is in the hash, which browsers do not send: it is in no log. */
  url: string;
  row: typeof disownLinks.$inferInsert;
}

export function notMeLink(
  { mail }: Pick<Services, 'mail'>,
  { id, language }: Pick<AllotmentRow, 'id' | 'language'>,
  about: NotMeLink['row']['about'],
  at: Date,
): NotMeLink {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + DISOWN_DAYS * DAY);
  return {
    url: `${mail.siteUrl}${addressIn(language, DISOWN_PAGE)}#${token}`,
    row: { tokenHash: hashToken(token), allotmentId: id, about, createdAt: at, expiresAt },
  };
}

export async function storeNotMeLinks(tx: Database, links: readonly NotMeLink[]): Promise<void> {
  await bulkInsert(
    tx,
    disownLinks,
    links.map(({ row }) => row),
  );
}

async function spendNotMeLink(tx: Database, token: string, at: Date) {
  const [spent] = await tx
    .delete(disownLinks)
    .where(eq(disownLinks.tokenHash, hashToken(token)))
    .returning();
  return spent && spent.expiresAt > at ? spent : undefined;
}

/** The admissions office; admins if it has no members. */
export async function findOffice(tx: Database) {
  const members = await tx
    .select({ email: staff.email, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(eq(staff.disabled, false), inArray(staff.role, ['admissions', 'admin'])));
  const desk = members.filter(({ role }) => role === 'admissions');
  return desk.length > 0 ? desk : members;
}

export const beforeHold = (row: AllotmentRow, now: Date) =>
  row.replaced ? null : statusBefore({ ...row, windowClosed: row.closesAt !== null && now >= row.closesAt });

export async function listHolds(db: Database, now: Date): Promise<HeldRecord[]> {
  const rows = await selectRecords(db).where(isNotNull(allotments.decisionsHeldAt)).orderBy(allotments.decisionsHeldAt);
  return rows.map((row) => {
    const { _id, cycle, track, track_name, round, status, form_number } = toRecord(row, statusNow(row, now));
    const [at, ticket] = [(row.decisionsHeldAt ?? now).toISOString(), row.holdTicket ?? ''];
    return { _id, cycle, track, track_name, round, status, form_number, at, ticket };
  });
}

/**
 * Holds decisions on a record, ends its sessions and opens a ticket; the ticket of an earlier hold stays. @throws
 * HttpError 410
 */
export async function reportNotMe({ db, calendar, clock, mail }: Services, token: string): Promise<DisownReceipt> {
  return db.transaction(async (tx) => {
    const link = await spendNotMeLink(tx, token, clock());
    // Locked: a concurrent decision is recorded before, or refused after.
    const row = link && (await findAllotment(tx, link.allotmentId, true));
    if (!row)
      throw new HttpError(410, 'gone', 'This link was used or is too old. If it was yours, we mailed you a ticket.');
    const { about } = link;
    await endSessionsOf(tx, row.id);
    let { decisionsHeldAt: heldAt, holdTicket: ticket } = row;
    if (!heldAt || !ticket) {
      heldAt = calendar();
      const fields = disownTicket(row, about, mail.siteUrl || (await readIdentity(tx)).siteUrl);
      const { language } = row;
      ({ ticket } = await openGrievance(tx, { id: newId(), fields, fileKey: null, at: heldAt, language }));
      await tx.update(allotments).set({ decisionsHeldAt: heldAt, holdTicket: ticket }).where(eq(allotments.id, row.id));
      const told = { ticket, at: clock(), siteUrl: mail.siteUrl };
      await queueMail(tx, decisionsHeld(row, { ...told, heldAt }));
      const office = await findOffice(tx);
      await queueMails(
        tx,
        office.map(({ email: to, name: person }) => holdForOffice(row, { ...told, to, person })),
      );
    }
    const [actor, subject] = [`applicant:${row.applicantId}`, `allotment:${row.id}`];
    await audit(tx, { at: clock(), actor, action: 'disown', subject, detail: { about } });
    return { ticket, heldAt: heldAt.toISOString() };
  });
}

export function heldError({ phone, helpDesk }: Identity, data?: unknown): HttpError {
  return new HttpError(
    409,
    'decisions_held',
    `Decisions on this record are held, because somebody said that one of them was not theirs. Call ${phone} or write to ${helpDesk}: the admissions office records your decision for you, also after the window has closed.`,
    { data },
  );
}

/** The time in which a decision can be taken back pauses during a hold. */
function takeBackAfter({ takeBackUntil, decisionsHeldAt, closesAt }: AllotmentRow, now: Date): Date | null {
  if (!takeBackUntil || !decisionsHeldAt || !closesAt || takeBackUntil <= decisionsHeldAt) return takeBackUntil;
  const until = now.getTime() + takeBackUntil.getTime() - decisionsHeldAt.getTime();
  return new Date(Math.min(until, closesAt.getTime()));
}

/**
 * Ends a hold and gives the rest of the take-back time, or with `undo` reverts the decision. @throws HttpError 404, 409
 * if nothing is held or the decision cannot be reverted
 */
export async function liftDecisionHold(
  { db, clock, calendar }: Services,
  staffId: string,
  id: string,
  { reason, undo }: LiftHold,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findAllotment(tx, id, true);
    if (!row) throw notFound('There is no such record.');
    if (!row.decisionsHeldAt) throw new HttpError(409, 'conflict', 'Decisions on this record are not held.');
    const [at, now] = [clock(), calendar()];
    const before = undo ? beforeHold(row, now) : null;
    if (undo && !before) throw new HttpError(409, 'conflict', 'This decision cannot be undone any more.');
    const after = before
      ? { status: before, decidedAt: before === 'pending' ? null : now, takeBackUntil: null, takeBackTo: null }
      : { takeBackUntil: takeBackAfter(row, now) };
    await tx
      .update(allotments)
      .set({ decisionsHeldAt: null, holdTicket: null, ...after })
      .where(eq(allotments.id, id));
    const [actor, subject] = [`staff:${staffId}`, `allotment:${id}`];
    const detail = before ? { from: row.status, to: before } : {};
    await audit(tx, { at, actor, action: 'lift-hold', subject, detail, personal: { reason } });
    await queueMail(tx, holdLifted({ ...row, ...after }, at));
  });
}
