import type { Identity, LiftHold } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotments } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { holdLifted } from './mails';
import { findAllotment } from './repository';

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
