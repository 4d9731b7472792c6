import type { Notice, NoticeEdit } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { noticeRevisions, notices } from '../../platform/database/schema';
import { dropFile, type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import type { Services } from '../../platform/services';
import { current, requireVersion } from './repository';
import { requireContent, requirePicture } from './content';
import { replacedFiles } from './revisions';
import { firstOfSeries } from './series';
import { fileColumns, NO_FILE, type NoticeRow, toColumns, toNotice } from './state';

/** Names of the columns in which two rows differ, for the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

/**
 * Changes a notice as a whole, its file only when one is sent, and keeps what it was. Of two edits of one version the
 * second is refused.
 * @throws HttpError 400 when neither text nor file would be left; 404; 409 with the notice as it is now when it has another version
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const at = services.now();
  const columns = file ? fileColumns(file) : fields.withoutFile ? NO_FILE : undefined;
  return withFile(services, { file, key: columns?.fileKey ?? undefined }, async (tx) => {
    const before = await current(tx, id);
    if (fields.version !== undefined) requireVersion(before, fields.version, at);
    const { fileKey } = { ...before, ...columns };
    requireContent(fields.text, fileKey !== null);
    await requirePicture(tx, fields.picture);
    const follows = await firstOfSeries(tx, id, fields.follows);
    await tx.insert(noticeRevisions).values({
      noticeId: id,
      version: before.version,
      data: before,
      at,
      by: staffId,
      correction: fields.correction ?? null,
      ...(fileKey !== before.fileKey && { fileKey: before.fileKey, fileHash: before.fileHash }),
    });
    const [after] = await tx
      .update(notices)
      .set({
        ...toColumns(fields),
        ...columns,
        follows,
        archive: fields.archive ?? before.archive,
        publishAt: fields.publishAt ? new Date(fields.publishAt) : before.publishAt,
        version: before.version + 1,
      })
      .where(eq(notices.id, id))
      .returning();
    if (!after) throw new Error('The notice was not updated');
    const detail = { changed: differences(before, after) };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'edit', subject: `notice:${id}`, detail });
    return toNotice(after, at);
  });
}

/**
 * Deletes a notice with all that it was: first the rows, then the files. A crash between the two leaves files for the sweep.
 * @throws HttpError 404
 */
export async function remove(services: Services, id: string, staffId: string): Promise<void> {
  const { db, now } = services;
  const keys = await db.transaction(async (tx) => {
    const row = await current(tx, id);
    const replaced = await replacedFiles(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const detail = { fileName: row.title, section: row.section };
    await audit(tx, { at: now(), actor: `staff:${staffId}`, action: 'delete', subject: `notice:${id}`, detail });
    return [row.fileKey, ...replaced];
  });
  for (const key of keys) await dropFile(services, key);
}
