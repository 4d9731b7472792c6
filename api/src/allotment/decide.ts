import { GIVES_SEAT_UP, type Allotment, type AllotmentDecision } from '@university/shared/contract';
import { audit } from '../audit/repository';
import { ApiError, invalid, notFound } from '../errors';
import type { Services } from '../services';
import { countAttempt, forgetAttempts, type Subject } from '../throttle/throttle';
import { findAllotment, setStatus } from './repository';
import { toAllotment } from './view';

/**
 * Records an applicant's decision. The same decision again changes nothing and succeeds.
 * @throws ApiError 409 with the present state when the decision is not offered now, 400 when the form number is
 *   needed and does not fit, 429 when it was guessed at too often
 */
export async function decide(services: Services, id: string, decision: AllotmentDecision): Promise<Allotment> {
  if (!GIVES_SEAT_UP.includes(decision.status)) return record(services, id, decision);
  // Form numbers run on, and the page shows the last three characters: guessing must stay slow.
  const guess: Subject = { kind: 'account', name: `form-number:${id}` };
  await countAttempt(services, [guess]);
  const decided = await record(services, id, decision);
  await forgetAttempts(services, guess);
  return decided;
}

async function record(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  { status, form_number }: AllotmentDecision,
): Promise<Allotment> {
  return db.transaction(async (tx) => {
    // Locked first and the clock read after: of two decisions at once the second sees the first.
    const row = await findAllotment(tx, id, true);
    if (!row?.published) throw notFound();
    const at = now();
    const current = toAllotment(row, at);
    if (current.record.status === status) return current;
    if (!current.offered.includes(status)) {
      throw new ApiError(409, 'conflict', 'This decision is not open to you now.', { data: current });
    }
    if (GIVES_SEAT_UP.includes(status) && form_number?.toUpperCase() !== row.formNumber) {
      throw invalid([{ path: 'form_number', message: 'Enter the form number of this application' }]);
    }
    await setStatus(tx, id, status, at);
    await audit(tx, {
      at,
      actor: `applicant:${row.applicantId}`,
      action: 'decide',
      subject: `allotment:${id}`,
      detail: { from: row.status, to: status },
    });
    return toAllotment({ ...row, status, decidedAt: at }, at);
  });
}
