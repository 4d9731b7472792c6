import type { Notice, NoticeEdit } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import { notices } from '../../platform/database/schema';
import { dropFile, type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import type { Services } from '../../platform/services';
import { current, requireVersion } from './repository';
import { fileColumns, type NoticeRow, toColumns, toNotice } from './state';

/** Names of the columns in which two rows differ, for the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

/**
 * Changes a notice as a whole, its file only when one is sent. Of two edits of one version the second is refused.
 * @throws HttpError 404; 409 with the notice as it is now when it has another version
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const at = services.now();
  const columns = file && fileColumns(file);
  const { before, after } = await withFile(services, { file, key: columns?.fileKey }, async (tx) => {
    const before = await current(tx, id);
    requireVersion(before, fields.version, at);
    const [after] = await tx
      .update(notices)
      .set({
        ...toColumns(fields),
        ...columns,
        archive: fields.archive ?? before.archive,
        publishAt: fields.publishAt ? new Date(fields.publishAt) : before.publishAt,
        version: before.version + 1,
      })
      .where(eq(notices.id, id))
      .returning();
    if (!after) throw new Error('The notice was not updated');
    const detail = { changed: differences(before, after) };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'edit', subject: `notice:${id}`, detail });
    return { before, after };
  });
  if (after.fileKey !== before.fileKey) await dropFile(services, before.fileKey);
  return toNotice(after, at);
}

/**
 * Deletes a notice: first the row, then the file. A crash between the two leaves a file for the sweep.
 * @throws HttpError 404
 */
export async function remove(services: Services, id: string, staffId: string): Promise<void> {
  const { db, now } = services;
  const row = await db.transaction(async (tx) => {
    const row = await current(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const detail = { fileName: row.title, section: row.section };
    await audit(tx, { at: now(), actor: `staff:${staffId}`, action: 'delete', subject: `notice:${id}`, detail });
    return row;
  });
  await dropFile(services, row.fileKey);
}
