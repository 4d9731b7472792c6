import type { ApplicantCorrection } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { forgetDevicesOf } from '../sign-in/devices';
import { auditAll } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import {
  allotments,
  applicants,
  applicantSessions,
  outbox,
  proofCodes,
  rounds,
  signInCodes,
} from '../../platform/database/schema';
import { type Addressee, ofApplicant, queueMails } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { roundSubject } from '../admission/rounds';
import { roundOfRecord } from '../allotment/repository';
import { lockTrack } from './apply';
import { corrected, readCorrection, versionOf } from './correction';
import { applicantCorrected, type CorrectedField } from './correction-mail';

/**
 * Whoever is signed in signs in anew. With another address or date, nothing that proved who somebody is counts any more.
 */
async function endAccess(tx: Database, applicantId: string, recordIds: string[], changed: readonly CorrectedField[]) {
  await tx.delete(applicantSessions).where(inArray(applicantSessions.allotmentId, recordIds));
  if (!changed.includes('email') && !changed.includes('birthDate')) return;
  await tx.delete(proofCodes).where(inArray(proofCodes.allotmentId, recordIds));
  await tx.delete(signInCodes).where(eq(signInCodes.applicantId, applicantId));
  await forgetDevicesOf(tx, { kind: 'applicant', id: applicantId });
}

/** Result mails and reminders that have not reached the old address go to the new one, also those that were refused. */
async function redirectMail(
  tx: Database,
  about: string[],
  { id, email }: Addressee,
  to: string,
  at: Date,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ to, attempts: 0, nextAttemptAt: at, lastError: null })
    .where(and(inArray(outbox.about, about), ofApplicant({ id, email }), isNull(outbox.sentAt)));
}

/**
 * Corrects who an applicant is, for all rounds of the track. The old and the new address are told; the reason stands in
 * the audit log.
 * @throws HttpError 400 with fields, 404, 409 `stale`
 */
export async function correctApplicant(
  services: Pick<Services, 'db' | 'clock' | 'pepper' | 'secretKey'>,
  staffId: string,
  id: string,
  body: ApplicantCorrection,
): Promise<{ _id: string; version: string }> {
  return services.db.transaction(async (tx) => {
    const at = services.clock();
    const [key] = await tx.select().from(applicants).where(eq(applicants.id, id));
    if (!key) throw notFound('There is no such applicant.');
    // Imports and corrections take turns.
    await lockTrack(tx, { ...key, round: 0 });
    const [before] = await tx.select().from(applicants).where(eq(applicants.id, id)).for('update');
    if (!before) throw notFound('There is no such applicant.');
    if (body.version !== versionOf(services, before)) {
      throw new HttpError(409, 'stale', 'Somebody else has changed this applicant. Look at the record again.');
    }
    const { after, changed } = corrected(services, before, await readCorrection(tx, body, at));
    await tx.update(applicants).set(after).where(eq(applicants.id, id));
    const records = await tx
      .select({ id: allotments.id, cycle: rounds.cycle, track: rounds.track, round: rounds.round })
      .from(allotments)
      .innerJoin(rounds, roundOfRecord)
      .where(eq(allotments.applicantId, id));
    const recordIds = records.map((record) => record.id);
    await endAccess(tx, id, recordIds, changed);
    await auditAll(
      tx,
      records.map((record) => ({
        at,
        actor: `staff:${staffId}`,
        action: 'correct-applicant',
        subject: `allotment:${record.id}`,
        detail: { changed },
        personal: { reason: body.reason },
      })),
    );
    if (after.email !== before.email) await redirectMail(tx, records.map(roundSubject), before, after.email, at);
    // Whoever reads the old address learns nothing of what is right.
    const language = before.language ?? 'en';
    const readers = [before, ...(after.email === before.email ? [] : [after])];
    await queueMails(
      tx,
      readers.map(({ email: to, name }) =>
        applicantCorrected({ to, applicantId: id, at, name, changed, isNew: to !== before.email, language }),
      ),
    );
    return { _id: id, version: versionOf(services, after) };
  });
}
