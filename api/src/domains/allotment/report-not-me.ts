import { type AnswerOf, DISOWN_PAGE, type DisownReceipt } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import type { FastifyReply } from 'fastify';
import { html } from '../../platform/http/pages/html';
import { type Frame, sendPage } from '../../platform/http/pages/send-page';
import type { Refused } from '../../platform/http/pages/with-pages';
import { disownTexts as english } from './texts';
import { disownTexts as hindi } from './texts.hi';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { openGrievance } from '../grievances/submit';
import { newId } from '../../platform/secrets';
import type { Job } from '../../platform/jobs';
import { queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { forgetOldCodes } from './proofs';
import { forgetOldLinks, spendDisownLink, holdDecisions } from './holds';
import { decisionsHeld, disownTicket } from './mails';
import { findAllotment, type AllotmentRow } from './queries';
import { endSessionsOf } from './sessions';

type Texts = Translated<typeof english>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

const refusedIn = ({ failed, form, token }: Texts): Refused => ({
  failed,
  form: { path: DISOWN_PAGE, name: form, fields: { token } },
});

/** What people without scripts get, from the form of the page `DISOWN_PAGE`. */
export const disownPages = {
  refused: { en: refusedIn(english), hi: refusedIn(hindi) },
  show({ data }: AnswerOf<'disown'>, reply: FastifyReply, frame: Frame) {
    const { title, held, ticket, next, write } = TEXTS[frame.language];
    const { phone, helpDesk } = frame;
    return sendPage(reply, frame, {
      title,
      content: html`<p>${held}</p>
<p>${ticket} <strong>${data.ticket}</strong></p>
<p>${next} ${phone} ${write} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
    });
  },
};

/**
 * "This was not me": holds further decisions on the record of this token, ends every session of it and opens a ticket.
 * What is held already stays under its first ticket.
 * @throws HttpError 410 for a token that was used, is too old or never was
 */
export async function disown({ db, calendar, clock, mail }: Services, token: string): Promise<DisownReceipt> {
  return db.transaction(async (tx) => {
    const link = await spendDisownLink(tx, token, clock());
    // Locked as for a decision: one that is on its way is recorded before, or refused after.
    const row = link && (await findAllotment(tx, link.allotmentId, true));
    if (!row)
      throw new HttpError(410, 'gone', 'This link was used or is too old. If it was yours, we mailed you a ticket.');
    const at = calendar();
    await endSessionsOf(tx, row.id);
    const heldAt = row.decisionsHeldAt ?? at;
    const ticket =
      row.holdTicket ?? (await hold(tx, row, { at, now: clock(), about: link.about, siteUrl: mail.siteUrl }));
    const detail = { about: link.about };
    await audit(tx, {
      at: clock(),
      actor: `applicant:${row.applicantId}`,
      action: 'disown',
      subject: `allotment:${row.id}`,
      detail,
    });
    return { ticket, heldAt: heldAt.toISOString() };
  });
}

interface Hold {
  /** In the season. */
  at: Date;
  /** In real time. */
  now: Date;
  about: 'decision' | 'sign-in' | 'code';
  siteUrl: string;
}

/** @returns the ticket */
async function hold(tx: Database, row: AllotmentRow, { at, now, about, siteUrl }: Hold): Promise<string> {
  const fields = disownTicket(row, about, siteUrl || (await readIdentity(tx)).siteUrl);
  const { ticket } = await openGrievance(tx, { id: newId(), fields, fileKey: null, at, language: row.language });
  await holdDecisions(tx, row.id, { at, ticket });
  await queueMail(tx, decisionsHeld(row, { ticket, at: now, heldAt: at, siteUrl }));
  return ticket;
}

/** Takes away what can no longer be used: codes and links. */
export const forgetOldProofs: Job = {
  name: 'forget-old-proofs',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    await forgetOldCodes(db, clock());
    await forgetOldLinks(db, clock());
  },
};
