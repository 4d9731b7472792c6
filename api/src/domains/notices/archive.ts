import type { Notice } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit, auditAll } from '../../platform/audit/write';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { requireOnePerson } from '../documents/review';
import { current, requireVersion } from './repository';
import { isArchived, isPastLastDay, where, toNotice } from './state';
import type { Job } from '../../platform/jobs';

interface Switch {
  archive: boolean;
  /** The version that was seen; without it any will do. */
  version?: number;
}

/**
 * Moves a notice to the archive or back; where it is there already nothing happens. One that is past its end loses
 * its automatic archiving on its way back: it would be archived again at once.
 * @throws HttpError 403 where that takes two people; 404; 409 with the notice as it is now when it has another version
 */
export async function setArchived(
  services: Services,
  id: string,
  { archive, version }: Switch,
  staffId: string,
): Promise<Notice> {
  const { db, calendar, clock } = services;
  const at = calendar();
  return db.transaction(async (tx) => {
    const row = await current(tx, id);
    if (version !== undefined) requireVersion(row, version, at);
    if (isArchived(row, at) === archive) return toNotice(row, at);
    await requireOnePerson({ ...services, db: tx }, 'notice', row);
    const autoArchive = row.autoArchive && !(isPastLastDay(row, at) && !archive);
    const changes = { archive, autoArchive, version: row.version + 1 };
    await tx.update(notices).set(changes).where(eq(notices.id, id));
    const action = archive ? 'archive' : 'unarchive';
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action, subject: `notice:${id}` });
    return toNotice({ ...row, ...changes }, at);
  });
}

/**
 * Writes down what the clock has decided: every notice past its end is archived. The version stays, as
 * readers have seen the notice archived before.
 */
async function archivePastNotices({ db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>): Promise<void> {
  const at = calendar();
  await db.transaction(async (tx) => {
    // An update of nothing would count as a change of public data all the same.
    if ((await tx.$count(notices, where.toBeArchived(at))) === 0) return;
    const archived = await tx
      .update(notices)
      .set({ archive: true })
      .where(where.toBeArchived(at))
      .returning({ id: notices.id });
    const line = { at: clock(), actor: 'system', action: 'auto-archive' } as const;
    await auditAll(
      tx,
      archived.map(({ id }) => ({ ...line, subject: `notice:${id}` })),
    );
  });
}

/** Readers see a notice archived by the clock, at midnight or at its hour; this writes it down. */
export const archiveJob: Job = { name: 'auto-archive-notices', every: 5 * 60, run: archivePastNotices };
