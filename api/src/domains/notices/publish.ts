import type { Notice, NoticeUpload } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import { notices } from '../../platform/database/schema';
import type { Form, InspectedFile, PdfFacts } from '../../platform/files';
import { claimKey } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { dropFile, withFile } from './file';
import { toColumns } from './form';
import { findNotice } from './repository';
import { toNotice } from './state';

interface Origin {
  staffId: string;
  /** The caller's Idempotency-Key: a repeat answers with the first notice and makes no second. */
  key?: string;
}

/**
 * Makes a received form a notice: a file and a row, or on any failure neither.
 * @throws HttpError 409 when the key was used for another upload
 */
export async function publish(
  services: Services,
  { fields, file, fingerprint }: Form<NoticeUpload, InspectedFile<PdfFacts>>,
  { staffId, key }: Origin,
): Promise<Notice> {
  const id = newId();
  const at = services.now();
  const { row, unused } = await withFile(services, file, async (tx, columns) => {
    const scope = `notice:staff:${staffId}`;
    const earlier = key && (await claimKey(tx, { scope, key, fingerprint, answer: id, at }));
    if (earlier) return { row: (await findNotice(tx, earlier)) ?? deleted(), unused: columns?.fileKey };
    if (!columns) throw new Error('A notice needs its file');
    const publishAt = fields.publishAt ? new Date(fields.publishAt) : at;
    const [row] = await tx
      .insert(notices)
      .values({
        ...toColumns(fields),
        ...columns,
        id,
        archive: fields.archive,
        publishAt,
        // Straight into the archive: an old document is found there by its own date.
        createdAt: fields.archive && publishAt < at ? publishAt : at,
        createdBy: staffId,
      })
      .returning();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'upload', subject: `notice:${id}` });
    if (!row) throw new Error('The notice was not inserted');
    return { row, unused: undefined };
  });
  await dropFile(services, unused);
  return toNotice(row, at);
}

function deleted(): never {
  throw new HttpError(409, 'deleted', 'The notice of this upload was deleted since.');
}
