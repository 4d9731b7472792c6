import { GRIEVANCE_RETENTION_YEARS } from '@university/shared/contract';
import { inArray, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { grievances } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';

/** Grievances erased in one transaction: the embedded database has one at a time, and people wait for it. */
const BATCH = 500;

/** @returns how many were erased, their files with them; a file that a killed process leaves is swept up */
async function eraseBatch({ db, calendar, clock, files }: Services): Promise<number> {
  const erased = await db.transaction(async (tx) => {
    const at = calendar();
    const due = await tx
      .select({ id: grievances.id, fileKey: grievances.fileKey })
      .from(grievances)
      .where(
        sql`${grievances.settledAt} + make_interval(years => ${GRIEVANCE_RETENTION_YEARS}) <= ${at.toISOString()}::timestamptz`,
      )
      .limit(BATCH)
      .for('update');
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await tx.delete(grievances).where(inArray(grievances.id, ids));
    const detail = { grievances: ids.length };
    await audit(tx, { at: clock(), actor: 'system:retention', action: 'erase', subject: 'grievance:all', detail });
    return due;
  });
  for (const { fileKey } of erased) if (fileKey) await files.remove(fileKey);
  return erased.length;
}

/** Erases grievances, with what was written and sent with them, some years after they were settled or rejected. */
export const eraseGrievances: Job = {
  name: 'erase-grievances',
  every: 60 * 60,
  run: async (services) => {
    while ((await eraseBatch(services)) > 0);
  },
};
