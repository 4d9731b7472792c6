import type { Notice } from '@university/shared/contract';
import { and, eq, lt } from 'drizzle-orm';
import { audit } from '../audit/repository';
import type { Database } from '../database/database';
import { idempotencyKeys, notices } from '../database/schema';
import { ApiError } from '../errors';
import { newId } from '../ids';
import type { Services } from '../services';
import { discard, keep } from './files';
import { countPages } from './pdf';
import type { Upload } from './upload';
import { toNotice, type NoticeRow } from './view';

/** Milliseconds for which a repeated upload is recognised. */
const REMEMBERED = 2 * 24 * 60 * 60 * 1_000;

interface Origin {
  staffId: string;
  /** The caller's Idempotency-Key: a repeat answers with the first notice and makes no second. */
  key?: string;
}

/**
 * Makes a received upload a notice: first the file, then the row. When anything fails neither remains.
 * @throws ApiError 409 when the key was used for another upload
 */
export async function publish({ db, now, dataDir }: Services, upload: Upload, origin: Origin): Promise<Notice> {
  const { fields, file } = upload;
  const id = newId();
  let kept: string | undefined;
  try {
    const pages = await countPages(file.path, file.size);
    return await db.transaction(async (tx) => {
      const earlier = await claimKey(tx, id, upload.fingerprint, origin, now());
      if (earlier) return toNotice(earlier);
      kept = await keep(dataDir, file, id);
      const at = now();
      const { fileName, publishAt, summary = '', ...rest } = fields;
      const [row] = await tx
        .insert(notices)
        .values({
          ...rest,
          id,
          title: fileName,
          summary,
          pages,
          size: file.size,
          fileHash: file.hash,
          publishAt: publishAt ? new Date(publishAt) : at,
          createdAt: at,
          createdBy: origin.staffId,
        })
        .returning();
      await audit(tx, { at, actor: `staff:${origin.staffId}`, action: 'upload', subject: `notice:${id}` });
      if (!row) throw new Error('The notice was not inserted');
      return toNotice(row);
    });
  } catch (error) {
    if (kept) await discard(kept);
    throw error;
  } finally {
    await discard(file.path);
  }
}

/** The notice that this key made before, or undefined when the key is now ours. A second call waits for the first. */
async function claimKey(
  tx: Database,
  noticeId: string,
  fingerprint: string,
  origin: Origin,
  at: Date,
): Promise<NoticeRow | undefined> {
  const { staffId, key } = origin;
  if (!key) return undefined;
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - REMEMBERED)));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ staffId, key, fingerprint, noticeId, createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx
    .select({ notice: notices, fingerprint: idempotencyKeys.fingerprint })
    .from(idempotencyKeys)
    .innerJoin(notices, eq(notices.id, idempotencyKeys.noticeId))
    .where(and(eq(idempotencyKeys.staffId, staffId), eq(idempotencyKeys.key, key)));
  if (earlier?.fingerprint === fingerprint) return earlier.notice;
  throw new ApiError(409, 'key_reused', 'This Idempotency-Key was used for another upload.');
}
