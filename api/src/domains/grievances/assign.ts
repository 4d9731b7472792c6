import type { Grievance } from '@university/shared/contract';
import { invalid } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { grievances } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import { grievanceAssigned } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { presentGrievance } from './present';
import { findGrievance, lockGrievance } from './repository';
import { noSuchGrievance } from './settle';
import { sightOf, whoMaySee } from './sight';

const notTheirs = () => invalid([{ path: 'assignee', message: 'Choose somebody who may see this grievance' }]);

/**
 * Assigns a grievance, and tells whoever gets it, unless it is the caller. The person sees nothing of it, so neither the
 * version nor the day of the last change moves: of two who assign at once the later one counts.
 * @param assignee id of an account; null: nobody
 * @throws HttpError 404, also for a grievance that the caller may not see; 400 for somebody who may not
 */
export async function assignGrievance(
  { db, calendar, clock, mail }: Services,
  staffId: string,
  id: string,
  assignee: string | null,
): Promise<Grievance> {
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, sightOf(staffId), id);
    if (!row) throw noSuchGrievance();
    const member = assignee === null ? null : (await whoMaySee(tx, id)).find(({ _id }) => _id === assignee);
    if (member === undefined) throw notTheirs();
    const at = calendar();
    if (assignee !== row.assigneeId) {
      await tx.update(grievances).set({ assigneeId: assignee }).where(eq(grievances.id, id));
      const detail = { to: assignee };
      await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'assign', subject: `grievance:${id}`, detail });
      if (member && member._id !== staffId) {
        const url = `${mail.siteUrl}/admin/grievances/${id}`;
        const words = grievanceAssigned({ name: member.name, ticket: row.ticket, due: row.dueOn, url });
        await queueMail(tx, { at: clock(), to: member.email, ...words });
      }
    }
    return presentGrievance(tx, row, at);
  });
}

/**
 * Whom a grievance can be assigned to.
 * @throws HttpError 404, also for a grievance that the caller may not see
 */
export async function listAssignees({ db }: Services, staffId: string, id: string) {
  if (!(await findGrievance(db, sightOf(staffId), id))) throw noSuchGrievance();
  return whoMaySee(db, id);
}
