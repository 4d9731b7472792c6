import { DECISIONS, GIVES_SEAT_UP, type Allotment, type AllotmentChange } from '@university/shared/contract';
import { auditAll, type AuditEntry } from '../audit/repository';
import { inBatches, type Outcome } from '../batch';
import type { Database } from '../database/database';
import { ApiError, invalid, notFound } from '../errors';
import { queueMails, type NewMail } from '../mail/queue';
import type { Services } from '../services';
import { Attempts, type Subject } from '../throttle/attempts';
import { findCodes, fitsCode } from './codes';
import { decisionReceipt } from './mails';
import { findAllotments, setStatuses, type AllotmentRow, type StatusChange } from './repository';
import { needsCode, toAllotment } from './view';

interface Wish extends AllotmentChange {
  /** Of the allotment. */
  id: string;
}

/** Form numbers run on, and the page shows the last three characters: guessing must stay slow. Codes are short too. */
const proofOf = (id: string): Subject => ({ kind: 'guess', name: `proof:${id}` });

const givesSeatUp = ({ status }: Wish) => GIVES_SEAT_UP.some((decision) => decision === status);

/**
 * Records applicants' decisions. The same decision again changes nothing and succeeds. Rejects with ApiError 409 and
 * the present state when the decision is not offered now, 400 when the form number or the code is needed and does not
 * fit, 429 when they were guessed at too often.
 */
export function decider(services: Services): (wish: Wish) => Promise<Allotment> {
  return inBatches((batch) => services.db.transaction((tx) => decideAll(tx, services, batch)));
}

async function decideAll(tx: Database, services: Services, batch: Wish[]): Promise<Outcome<Allotment>[]> {
  // Locked first and the clock read after: of two decisions at once the second sees the first.
  const found = await findAllotments(
    tx,
    batch.map(({ id }) => id),
    true,
  );
  const at = services.now();
  const rows = new Map(found.map((row) => [row.id, row]));
  const proofs = await loadProofs(tx, services, batch.filter(givesSeatUp), at);
  const changes: StatusChange[] = [];
  const entries: AuditEntry[] = [];
  const mails: NewMail[] = [];

  const outcomes = batch.map((wish): Outcome<Allotment> => {
    const row = rows.get(wish.id);
    if (!row?.published) return { error: notFound() };
    const current = toAllotment(row, at, services);
    const status = DECISIONS.find((decision) => decision === wish.status);
    if (!status) return { error: invalid([{ path: 'status', message: `Choose one of: ${DECISIONS.join(', ')}` }]) };
    if (current.record.status === status) return { result: current };
    if (!current.offered.includes(status)) {
      return { error: new ApiError(409, 'conflict', 'This decision is not open to you now.', { data: current }) };
    }
    const refusal = givesSeatUp(wish) && proofs.refusal(wish, row);
    if (refusal) return { error: refusal };
    const changed = { ...row, status, decidedAt: at };
    rows.set(row.id, changed);
    changes.push({ id: row.id, status, decidedAt: at });
    entries.push({
      at,
      actor: `applicant:${row.applicantId}`,
      action: 'decide',
      subject: `allotment:${row.id}`,
      detail: { from: row.status, to: status },
    });
    mails.push(decisionReceipt(row, status, at));
    return { result: toAllotment(changed, at, services) };
  });

  // A float that became a freeze in the same batch: one row, its last status.
  await setStatuses(tx, [...new Map(changes.map((change) => [change.id, change])).values()]);
  await auditAll(tx, entries);
  await queueMails(tx, mails);
  await proofs.save();
  return outcomes;
}

/** Judges the second proofs of a batch: the form number and, where mail goes out, the mailed code. */
async function loadProofs(tx: Database, services: Services, wishes: readonly Wish[], at: Date) {
  const { secretKey } = services;
  if (wishes.length === 0) return { refusal: () => undefined, save: async () => {} };
  const ids = wishes.map(({ id }) => id);
  const attempts = await Attempts.load(tx, { secretKey, at, subjects: ids.map(proofOf), lock: true });
  const codes = needsCode(services) ? await findCodes(tx, ids, at) : undefined;
  return {
    refusal: (wish: Wish, row: AllotmentRow): ApiError | undefined => {
      const subject = proofOf(wish.id);
      const refused = attempts.refusal([subject]);
      if (refused) return refused;
      const issues = [];
      if (wish.form_number?.toUpperCase() !== row.formNumber) {
        issues.push({ path: 'form_number', message: 'Enter the form number of this application' });
      }
      if (codes && !fitsCode(secretKey, wish.id, codes.get(wish.id), wish.code)) {
        issues.push({ path: 'code', message: 'Enter the code from the latest mail; it is good for a few minutes' });
      }
      if (issues.length === 0) attempts.forget(subject);
      else attempts.fail([subject]);
      return issues.length > 0 ? invalid(issues) : undefined;
    },
    save: () => attempts.save(tx),
  };
}
