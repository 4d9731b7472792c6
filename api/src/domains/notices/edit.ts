import type { Notice, NoticeEdit } from '@university/shared/contract';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { noticeRevisions, notices } from '../../platform/database/schema';
import { dropFile, type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import type { Services } from '../../platform/services';
import { removeDraft } from '../documents/drafts/repository';
import { requireOnePerson } from '../documents/review';
import { requireContent, requirePicture } from './content';
import { waitingFiles } from './papers';
import { current, requireVersion } from './repository';
import { replacedFiles } from './revisions';
import { firstOfSeries } from './series';
import { fileColumns, isUnpublished, NO_FILE, type NoticeRow, toColumns, toNotice } from './state';

/** Names of the columns in which two rows differ, for the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

interface Made {
  /** In the season. */
  at: Date;
  /** In real time. */
  now: Date;
  staffId: string;
  /** What readers are told; empty or missing: nothing. */
  correction?: string;
  /** Why, for the history. */
  note?: string;
  /** It was scheduled: the person is not there. */
  isScheduled?: boolean;
}

/** Gives a notice, which is locked, its next state, and keeps the one that it had with the PDF that goes. */
export async function writeChange(
  tx: Database,
  before: NoticeRow,
  columns: Partial<NoticeRow>,
  { at, now, staffId, correction, note, isScheduled }: Made,
): Promise<NoticeRow> {
  const { id, version, fileKey, fileHash } = before;
  const isReplaced = columns.fileKey !== undefined && columns.fileKey !== fileKey;
  // A PDF that was brought back is kept by the row that it goes with last.
  if (isReplaced && fileKey !== null) {
    await tx
      .update(noticeRevisions)
      .set({ fileKey: null, fileHash: null })
      .where(and(eq(noticeRevisions.noticeId, id), eq(noticeRevisions.fileKey, fileKey)));
  }
  await tx.insert(noticeRevisions).values({
    ...{ noticeId: id, version, data: before, at, by: staffId },
    correction: correction || null,
    note: note || null,
    ...(isReplaced && { fileKey, fileHash }),
  });
  const [after] = await tx
    .update(notices)
    .set({ ...columns, version: version + 1 })
    .where(eq(notices.id, id))
    .returning();
  if (!after) throw new Error('The notice was not updated');
  const detail = { changed: differences(before, after), isScheduled };
  await audit(tx, { at: now, actor: `staff:${staffId}`, action: 'edit', subject: `notice:${id}`, detail });
  return after;
}

/**
 * Changes a notice as a whole, its file only when one is sent, and keeps what it was. Of two edits of one version the
 * second is refused.
 * @throws HttpError 400 when neither text nor file would be left; 403 where that takes two people; 404; 409 with the notice as it is now when it has another version
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const at = services.calendar();
  const columns = file ? fileColumns(file) : fields.withoutFile ? NO_FILE : undefined;
  return withFile(services, { file, key: columns?.fileKey ?? undefined }, async (tx) => {
    const before = await current(tx, id);
    if (fields.version !== undefined) requireVersion(before, fields.version, at);
    await requireOnePerson({ ...services, db: tx }, 'notice', before, fields);
    const { fileKey } = { ...before, ...columns };
    requireContent(fields.text, fileKey !== null);
    await requirePicture(tx, fields.picture);
    const after = {
      ...toColumns(fields),
      ...columns,
      follows: await firstOfSeries(tx, id, fields.follows),
      archive: fields.archive ?? before.archive,
      publishAt: fields.publishAt ? new Date(fields.publishAt) : before.publishAt,
    };
    return toNotice(
      await writeChange(tx, before, after, { at, now: services.clock(), staffId, correction: fields.correction }),
      at,
    );
  });
}

/**
 * Deletes a notice with all that it was: first the rows, then the files. A crash between the two leaves files for the sweep.
 * @throws HttpError 403 where that takes two people; 404
 */
export async function remove(services: Services, id: string, staffId: string): Promise<void> {
  const { db, clock } = services;
  const keys = await db.transaction(async (tx) => {
    const row = await current(tx, id);
    if (!isUnpublished(row)) await requireOnePerson({ ...services, db: tx }, 'notice', row);
    const others = [...(await replacedFiles(tx, id)), ...(await waitingFiles(tx, id))];
    await removeDraft(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const detail = { fileName: row.title, section: row.section };
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'delete', subject: `notice:${id}`, detail });
    return new Set([row.fileKey, ...others]);
  });
  for (const key of keys) await dropFile(services, key);
}
