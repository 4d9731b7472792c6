import { CLOSED_STATUSES, GRIEVANCE_STEPS, type Grievance, type GrievanceUpdate } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { grievances } from '../../platform/database/schema';
import { istDay } from '@university/shared/time';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReply } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { lockGrievance, sightOf } from './repository';
import { toGrievance, type GrievanceRow } from './view';

export const noSuchGrievance = () => notFound('There is no such grievance.');

/**
 * Moves a grievance on, and mails the reply if there is one.
 * @throws HttpError 404, also for one that the caller may not see; 409 with the present state when it has changed
 *   since, or when its status does not lead there
 */
export async function updateGrievance(
  { db, now, mail }: Services,
  staffId: string,
  id: string,
  { status, reply, version }: GrievanceUpdate,
): Promise<Grievance> {
  return db.transaction(async (tx) => {
    const before = await lockGrievance(tx, await sightOf(tx, staffId), id);
    if (!before) throw noSuchGrievance();
    const at = now();
    const conflict = refusal(before, { status, version });
    if (conflict)
      throw new HttpError(409, 'conflict', conflict, { data: { grievance: toGrievance(before, istDay(at)) } });
    const isClosed = CLOSED_STATUSES.includes(status);
    const [after] = await tx
      .update(grievances)
      .set({
        status,
        reply: reply ?? before.reply,
        settledAt: isClosed ? (before.settledAt ?? at) : null,
        updatedAt: at,
        version: version + 1,
      })
      .where(eq(grievances.id, id))
      .returning();
    if (!after) throw noSuchGrievance();
    if (reply)
      await queueMail(tx, { at, to: after.email, ...grievanceReply({ ...after, reply, siteUrl: mail.siteUrl }) });
    const detail = { from: before.status, to: status, replied: reply !== undefined };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'update', subject: `grievance:${id}`, detail });
    return toGrievance(after, istDay(at));
  });
}

function refusal(row: GrievanceRow, { status, version }: Pick<GrievanceUpdate, 'status' | 'version'>) {
  if (row.version !== version) return 'Somebody else has changed this grievance since you opened it.';
  if (!GRIEVANCE_STEPS[row.status].includes(status))
    return `A grievance that is ${row.status} cannot become ${status}.`;
  return undefined;
}
