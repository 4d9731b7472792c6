import { staffDecision, staffDecisions, type Allotment, type AllotmentChange } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import { toIssues } from '../../platform/http/input';
import { queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { disownLink, storeDisownLinks } from './disown-links';
import { decisionReceipt } from './mails';
import { findAllotment, setStatuses } from './repository';
import { readSurroundings } from './surroundings';
import { toAllotment } from './view';

/**
 * Sets a record's status for staff, by the rules of `staffDecisions`, with a reason that the audit log keeps.
 * @throws HttpError 400 without a reason, 404, 409 with the present state when the rules do not allow it
 */
export async function correct(
  services: Services,
  staffId: string,
  id: string,
  body: AllotmentChange,
): Promise<Allotment> {
  const { data: wish, error } = staffDecision.safeParse(body);
  if (!wish) throw invalid(toIssues(error, 'body'));
  return services.db.transaction(async (tx) => {
    const row = await findAllotment(tx, id, true);
    if (!row) throw notFound('There is no such record.');
    const [at, now] = [services.calendar(), services.clock()];
    const known = await readSurroundings(tx, [row]);
    const current = toAllotment(row, known, at, services);
    if (current.record.status === wish.status) return current;
    const { outcome, program_preference: preference, status } = current.record;
    const allowed = staffDecisions({
      final: row.final,
      outcome,
      preference,
      status,
      windowClosed: row.closesAt !== null && at >= row.closesAt,
      laterRound: row.laterRound,
    });
    if (!allowed.includes(wish.status)) {
      throw new HttpError(409, 'conflict', 'The rules do not allow this change now.', { data: current });
    }
    const decidedAt = wish.status === 'pending' ? null : at;
    // Whoever did not decide has nothing to take back.
    const changed = { ...row, status: wish.status, decidedAt, takeBackUntil: null, takeBackTo: null };
    await setStatuses(tx, [changed]);
    await audit(tx, {
      at: now,
      actor: `staff:${staffId}`,
      action: 'correct',
      subject: `allotment:${id}`,
      detail: { from: status, to: wish.status },
      personal: { reason: wish.reason },
    });
    const link = disownLink(services, row, 'decision', now);
    await storeDisownLinks(tx, [link]);
    await queueMail(tx, decisionReceipt(changed, { at: now, recordedAt: at, isTakenBack: false, link: link.url }));
    return toAllotment(changed, known, at, services);
  });
}
