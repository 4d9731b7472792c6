import type { Notice, NoticeUpload } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import { notices } from '../../platform/database/schema';
import { dropFile, type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import { claimKey } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { type DraftRow, putDraft } from '../documents/drafts/repository';
import { takesTwo } from '../documents/review';
import { toData } from './document';
import { findNotice } from './repository';
import { requireContent, requirePicture } from './content';
import { firstOfSeries } from './series';
import { fileColumns, NEVER, NO_FILE, type NoticeRow, toColumns, toNotice } from './state';

interface Origin {
  staffId: string;
  /** The caller's Idempotency-Key: a repeat answers with the first notice and makes no second. */
  key?: string;
}

/**
 * Makes a received form a notice: a file and a row, or on any failure neither. Where publishing takes two, it waits for
 * the second person as a draft in review.
 * @throws HttpError 400 for neither text nor file; 409 when the key was used for another upload
 */
export async function publish(
  services: Services,
  { fields, file, fingerprint }: Form<NoticeUpload, InspectedFile<PdfFacts> | undefined>,
  { staffId, key }: Origin,
): Promise<Notice> {
  const id = newId();
  const at = services.calendar();
  requireContent(fields.text, file !== undefined);
  const columns = file ? fileColumns(file) : NO_FILE;
  const { row, isNew } = await withFile(services, { file, key: columns.fileKey ?? undefined }, async (tx) => {
    const scope = `notice:staff:${staffId}`;
    const earlier = key && (await claimKey(tx, { scope, key, fingerprint, answer: id, at: services.clock() }));
    if (earlier) return { row: (await findNotice(tx, earlier)) ?? deleted(), isNew: false };
    const follows = await firstOfSeries(tx, id, fields.follows);
    await requirePicture(tx, fields.picture);
    const wanted = fields.publishAt ? new Date(fields.publishAt) : at;
    const waits = await takesTwo({ ...services, db: tx }, 'notice', fields);
    const [row] = await tx
      .insert(notices)
      .values({
        ...toColumns(fields),
        ...columns,
        follows,
        id,
        archive: fields.archive && !waits,
        publishAt: waits ? NEVER : wanted,
        // Straight into the archive: an old document is found there by its own date.
        createdAt: fields.archive && wanted < at ? wanted : at,
        createdBy: staffId,
      })
      .returning();
    await audit(tx, { at: services.clock(), actor: `staff:${staffId}`, action: 'upload', subject: `notice:${id}` });
    if (!row) throw new Error('The notice was not inserted');
    if (waits) await putDraft(tx, waiting(row, fields, staffId, at));
    return { row, isNew: true };
  });
  if (!isNew) await dropFile(services, columns.fileKey);
  return toNotice(row, at);
}

/** What a second person publishes: the notice as it was uploaded, at the time that was asked for. */
const waiting = (row: NoticeRow, { publishAt, archive }: NoticeUpload, by: string, at: Date): DraftRow => ({
  ...{ documentId: row.id, kind: 'notice', version: 1, base: row.version, stage: 'in-review', by, at },
  data: { ...toData(row), publishAt: publishAt ? new Date(publishAt).toISOString() : null },
  status: archive ? 'archived' : 'published',
  ...{ note: '', correction: '', remark: '', publishAt: null, scheduledBy: null },
});

function deleted(): never {
  throw new HttpError(409, 'deleted', 'The notice of this upload was deleted since.');
}
