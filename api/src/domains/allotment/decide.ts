import {
  type AllotmentStatus,
  type Allotment,
  type AllotmentChange,
  DECISIONS,
  type Identity,
  needsProof,
  staffDecision,
  staffDecisions,
} from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import {
  type AllotmentRow,
  type StatusChange,
  findAllotments,
  findSessions,
  disableJoinReordering,
  setStatuses,
  findAllotment,
  loadReferenceData,
} from './queries';
import { HttpError, invalid, notFound } from '@university/web';
import { auditAll, type AuditEntry, audit } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import type { Database } from '../../platform/database/database';
import { queueMails, type NewMail, queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { decisionReceipt } from './mails';
import { loadProofs, type Claim } from './proofs';
import { notMeLink, type NotMeLink, heldError, storeNotMeLinks } from './report-not-me';
import { signedOut } from './sessions';
import { toAllotment } from './view';
import { toIssues } from '../../platform/http/input';

export function changeTo(
  status: AllotmentStatus,
  row: AllotmentRow,
  { at, isTakenBack }: { at: Date; isTakenBack: boolean },
): Omit<StatusChange, 'id'> {
  const canReturn = !isTakenBack && row.takeBackMinutes > 0;
  return {
    status,
    decidedAt: status === 'pending' ? null : at,
    // Stored, because the mail promises it: a window extended later does not move it.
    takeBackUntil: canReturn
      ? new Date(Math.min(at.getTime() + row.takeBackMinutes * MINUTE, row.closesAt?.getTime() ?? 0))
      : null,
    takeBackTo: canReturn ? (row.status === 'float' ? 'float' : 'pending') : null,
  };
}

type DecisionRequest = AllotmentChange & Claim;

const SENT: readonly AllotmentStatus[] = [...DECISIONS, 'pending'];

/**
 * Records decisions and withdrawals. Idempotent. Rejects with HttpError 401 without a session, 409 and the present
 * state if not open or held, 403 `proof_required`, 400 `wrong_proof`, 429.
 */
export function decider(services: Services): (request: DecisionRequest) => Promise<Allotment> {
  return inBatches((batch) => services.db.transaction((tx) => decideAll(tx, services, batch)));
}

async function decideAll(tx: Database, services: Services, batch: DecisionRequest[]): Promise<Outcome<Allotment>[]> {
  await disableJoinReordering(tx);
  // Lock, then read the clock: concurrent decisions see each other.
  const found = await findAllotments(
    tx,
    batch.map(({ id }) => id),
    true,
  );
  const [at, now] = [services.calendar(), services.clock()];
  const rows = new Map(found.map((row) => [row.id, row]));
  const hashes = batch.map(({ session }) => session);
  const sessions = new Map((await findSessions(tx, hashes, now)).map((session) => [session.tokenHash, session]));
  const unproved = batch.filter(({ session }) => !sessions.get(session)?.provedAt);
  const identity = await readIdentity(tx);
  const known = await loadReferenceData(tx, found);
  const proofs = await loadProofs(tx, services, unproved, now);
  const changes: StatusChange[] = [];
  const entries: AuditEntry[] = [];
  const mails: NewMail[] = [];
  const links: NotMeLink[] = [];

  const outcomes = batch.map((request): Outcome<Allotment> => {
    const row = rows.get(request.id);
    const session = sessions.get(request.session);
    if (!row?.published) return { error: notFound() };
    // "This was not me" may have ended the session meanwhile.
    if (session?.allotmentId !== row.id) return { error: signedOut() };
    const current = toAllotment(row, known, at, services, session);
    const judged = judge(request.status, current, identity);
    if (judged instanceof HttpError) return { error: judged };
    if (judged.isSame) return { result: current };
    const { status, isTakenBack } = judged;
    if (!session.provedAt && needsProof(current, status)) {
      const refusal = proofs.refusal(request, row);
      if (refusal) return { error: refusal };
      session.provedAt = now;
    }
    const changed = { ...row, ...changeTo(status, row, { at, isTakenBack }) };
    rows.set(row.id, changed);
    changes.push(changed);
    const link = notMeLink(services, row, 'decision', now);
    links.push(link);
    mails.push(decisionReceipt(changed, { at: now, recordedAt: at, isTakenBack, link: link.url }));
    entries.push({
      at: now,
      actor: `applicant:${row.applicantId}`,
      action: isTakenBack ? 'take-back' : 'decide',
      subject: `allotment:${row.id}`,
      detail: { from: row.status, to: status },
    });
    return { result: toAllotment(changed, known, at, services, session) };
  });

  // The last of several changes to one record in a batch.
  await setStatuses(tx, [...new Map(changes.map((change) => [change.id, change])).values()]);
  await auditAll(tx, entries);
  await storeNotMeLinks(tx, links);
  await queueMails(tx, mails);
  await proofs.save();
  return outcomes;
}

type Judged = { isSame: true } | { isSame: false; status: AllotmentStatus; isTakenBack: boolean };

function judge(wanted: AllotmentStatus, current: Allotment, identity: Identity): Judged | HttpError {
  const status = SENT.find((known) => known === wanted);
  if (!status) return invalid([{ path: 'status', message: `Choose one of: ${DECISIONS.join(', ')}` }]);
  if (current.record.status === status) return { isSame: true };
  if (current.heldAt) return heldError(identity, current);
  const isTakenBack = current.takeBack?.to === status;
  const isOffered = current.offered.some((decision) => decision === status);
  if (isTakenBack || isOffered) return { isSame: false, status, isTakenBack };
  return new HttpError(409, 'conflict', 'This decision is not open to you now.', { data: current });
}

/**
 * Sets a status for staff by `staffDecisions`; the reason goes into the audit log. @throws HttpError 400, 404, 409 with
 * the present state
 */
export async function correct(services: Services, staffId: string, id: string, body: AllotmentChange) {
  const { data: request, error } = staffDecision.safeParse(body);
  if (!request) throw invalid(toIssues(error, 'body'));
  return services.db.transaction(async (tx) => {
    const row = await findAllotment(tx, id, true);
    if (!row) throw notFound('There is no such record.');
    const [at, now] = [services.calendar(), services.clock()];
    const known = await loadReferenceData(tx, [row]);
    const current = toAllotment(row, known, at, services);
    if (current.record.status === request.status) return current;
    const { outcome, program_preference: preference, status } = current.record;
    const allowed = staffDecisions({
      final: row.final,
      outcome,
      preference,
      status,
      windowClosed: row.closesAt !== null && at >= row.closesAt,
      laterRound: row.laterRound,
    });
    if (!allowed.includes(request.status)) {
      throw new HttpError(409, 'conflict', 'The rules do not allow this change now.', { data: current });
    }
    const decidedAt = request.status === 'pending' ? null : at;
    const changed = { ...row, status: request.status, decidedAt, takeBackUntil: null, takeBackTo: null };
    await setStatuses(tx, [changed]);
    await audit(tx, {
      at: now,
      actor: `staff:${staffId}`,
      action: 'correct',
      subject: `allotment:${id}`,
      detail: { from: status, to: request.status },
      personal: { reason: request.reason },
    });
    const link = notMeLink(services, row, 'decision', now);
    await storeNotMeLinks(tx, [link]);
    await queueMail(tx, decisionReceipt(changed, { at: now, recordedAt: at, isTakenBack: false, link: link.url }));
    return toAllotment(changed, known, at, services);
  });
}
