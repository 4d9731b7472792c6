import { CLOSED_STATUSES, GRIEVANCE_STEPS, type Grievance, type GrievanceUpdate } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReply } from './mails';
import type { Services } from '../../platform/services';
import { presentGrievance } from './present';
import { lockGrievance } from './repository';
import { sightOf } from './sight';
import { addEntry } from './thread';
import type { GrievanceRow } from './view';

export const noSuchGrievance = () => notFound('There is no such grievance.');

/**
 * Moves a grievance on, and mails the reply if there is one.
 * @throws HttpError 404, also for one that the caller may not see; 409 with the present state when it has changed
 *   since, or when its status does not lead there
 */
export async function updateGrievance(
  { db, calendar, clock, mail }: Services,
  staffId: string,
  id: string,
  { status, reply, version }: GrievanceUpdate,
): Promise<Grievance> {
  return db.transaction(async (tx) => {
    const before = await lockGrievance(tx, sightOf(staffId), id);
    if (!before) throw noSuchGrievance();
    const at = calendar();
    if (before.version !== version) throw await conflictOver(tx, before, at);
    if (!GRIEVANCE_STEPS[before.status].includes(status))
      throw await conflictOver(tx, before, at, `A grievance that is ${before.status} cannot become ${status}.`);
    const isClosed = CLOSED_STATUSES.includes(status);
    const [after] = await tx
      .update(grievances)
      .set({
        status,
        settledAt: isClosed ? (before.settledAt ?? at) : null,
        updatedAt: at,
        version: version + 1,
      })
      .where(eq(grievances.id, id))
      .returning();
    if (!after) throw noSuchGrievance();
    if (reply) {
      await addEntry(tx, after, { kind: 'reply', text: reply, staffId, at });
      const text = grievanceReply({ ...after, reply, siteUrl: mail.siteUrl }, after.language ?? 'en');
      await queueMail(tx, { at: clock(), to: after.email, ...text });
    }
    const detail = { from: before.status, to: status, replied: reply !== undefined };
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'update', subject: `grievance:${id}`, detail });
    return presentGrievance(tx, after, at);
  });
}

/** A refusal with the present state. */
export async function conflictOver(
  db: Database,
  row: GrievanceRow,
  at: Date,
  message = 'Somebody else has changed this grievance since you opened it.',
): Promise<HttpError> {
  return new HttpError(409, 'conflict', message, { data: { grievance: await presentGrievance(db, row, at) } });
}
