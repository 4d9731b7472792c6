import type { Notice, NoticeEdit } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/repository';
import { notices } from '../../platform/database/schema';
import type { Form, InspectedFile, PdfFacts } from '../../platform/files';
import type { Services } from '../../platform/services';
import { dropFile, withFile } from './file';
import { toColumns } from './form';
import { current, requireVersion } from './current';
import type { NoticeRow } from './state';
import { toNotice } from './view';

/** Names of the columns in which two rows differ, for the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

/**
 * Changes a notice as a whole, its file only when one is sent. Of two edits of one version the second is refused.
 * @throws ApiError 404; 409 with the notice as it is now when it has another version
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const at = services.now();
  const { before, after } = await withFile(services, file, async (tx, columns) => {
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
