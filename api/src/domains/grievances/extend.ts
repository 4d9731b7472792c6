import { GRIEVANCE_EXTENSION_DAYS, type Grievance, type GrievanceExtension } from '@university/shared/contract';
import { formatDate, istDay } from '@university/shared/time';
import { HttpError, invalid } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { grievances } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import { grievanceExtended } from './mails';
import type { Services } from '../../platform/services';
import { presentGrievance } from './present';
import { lockGrievance } from './repository';
import { conflictOver, noSuchGrievance } from './settle';
import { sightOf } from './sight';
import { addEntry } from './thread';
import type { GrievanceRow } from './view';
import { addWorkingDays } from './working-days';

/** Why it cannot be extended at all. */
function refusal(row: GrievanceRow): string | undefined {
  if (row.settledAt) return 'This grievance is closed.';
  if (row.extendedTo) return 'The person was told a later day before. That is done once.';
  return undefined;
}

/** What is wrong with the day. */
function problemOf({ dueOn }: GrievanceRow, to: string, today: string): string | undefined {
  const last = addWorkingDays(dueOn, GRIEVANCE_EXTENSION_DAYS);
  if (to <= dueOn) return `Choose a day after ${formatDate(dueOn)}, when it is due`;
  if (to < today) return 'Choose a day that is not over';
  if (to > last) return `Choose ${formatDate(last)} at the latest: ${GRIEVANCE_EXTENSION_DAYS} working days more`;
  return undefined;
}

/**
 * Promises the person a later day, once, and mails the reason. Whether it is overdue goes by the rule all the same.
 * @throws HttpError 404, also for a grievance that the caller may not see; 400 that names the day; 409 when it has
 *   changed since, is closed or was extended before
 */
export async function extendGrievance(
  { db, calendar, clock, mail }: Services,
  staffId: string,
  id: string,
  { to, reason, version }: GrievanceExtension,
): Promise<Grievance> {
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, sightOf(staffId), id);
    if (!row) throw noSuchGrievance();
    const at = calendar();
    if (row.version !== version) throw await conflictOver(tx, row, at);
    const refused = refusal(row);
    if (refused) throw new HttpError(409, 'conflict', refused);
    const problem = problemOf(row, to, istDay(at));
    if (problem) throw invalid([{ path: 'to', message: problem }]);
    const [after] = await tx
      .update(grievances)
      .set({ extendedTo: to, updatedAt: at, version: version + 1 })
      .where(eq(grievances.id, id))
      .returning();
    if (!after) throw noSuchGrievance();
    await addEntry(tx, row, { kind: 'extension', text: reason, staffId, at });
    const { ticket, email, language } = row;
    const text = grievanceExtended({ ticket, to, reason, siteUrl: mail.siteUrl }, language ?? 'en');
    await queueMail(tx, { at: clock(), to: email, ...text });
    await audit(tx, {
      at: clock(),
      actor: `staff:${staffId}`,
      action: 'extend',
      subject: `grievance:${id}`,
      detail: { to },
    });
    return presentGrievance(tx, after, at);
  });
}
