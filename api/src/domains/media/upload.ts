import type { Media, MediaUpload } from '@university/shared/contract';
import { PICTURE_FILE_LIMIT, PICTURE_TEXT } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { bin, media, mediaFiles } from '../../platform/database/schema';
import {
  discard,
  dropFile,
  FileRefused,
  type FileRule,
  type Form,
  type ReceivedFile,
  render,
  type RenderedPicture,
  withFiles,
} from '../../platform/files';
import { claimKey } from '../../platform/idempotency';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findByHash, type MediaRow, toMedia } from './queries';

interface Origin {
  staffId: string;
  key?: string;
}

type Sent = Form<MediaUpload, ReceivedFile>;

export const PICTURE_FIELD = 'picture';

export const PICTURE = {
  field: PICTURE_FIELD,
  required: true,
  limit: PICTURE_FILE_LIMIT,
  missing: 'Choose a picture',
} as const satisfies FileRule;

/** All or nothing; a known picture is answered as it is. @throws HttpError 400, 409 for a key of another upload */
export async function addPicture(services: Services, sent: Sent, origin: Origin): Promise<Media> {
  const { file } = sent;
  try {
    const isKnown = await findByHash(services.db, file.hash);
    const rendered = isKnown ? undefined : await render(services.pictures, file).catch(refuse);
    return toMedia(await write(services, sent, rendered, origin));
  } finally {
    await discard(file);
  }
}

export function refuse(error: unknown): never {
  if (error instanceof FileRefused) throw invalid([{ path: PICTURE_FIELD, message: error.message }]);
  throw error;
}

async function write(services: Services, sent: Sent, rendered: RenderedPicture | undefined, origin: Origin) {
  const { clock } = services;
  const { file, fingerprint } = sent;
  const { staffId, key } = origin;
  const id = newId();
  const made = rendered ? filesOf(id, file, rendered) : [];
  const { row, isNew } = await withFiles(services, made, async (tx) => {
    // Concurrent uploads of one picture have one answer: its hash.
    const claimed = key && { scope: `media:staff:${staffId}`, key, fingerprint, answer: file.hash, at: clock() };
    const isRepeat = claimed ? (await claimKey(tx, claimed)) !== undefined : false;
    const added = rendered && !isRepeat && (await insert(services, tx, { id, sent, rendered, staffId }));
    if (!added) return { row: (await outOfBin(tx, file.hash)) ?? deleted(), isNew: false };
    await tx.insert(mediaFiles).values(made.map(({ row }) => row));
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'upload', subject: `media:${id}` });
    return { row: added, isNew: true };
  });
  if (!isNew) for (const { key } of made) await dropFile(services, key);
  return row;
}

/** Uploading a deleted picture restores it. */
async function outOfBin(tx: Database, hash: string): Promise<MediaRow | undefined> {
  const found = await findByHash(tx, hash);
  if (!found?.deletedAt) return found;
  await tx.delete(bin).where(eq(bin.documentId, found.id));
  const back = { deletedAt: null, status: 'published' } as const;
  const [row] = await tx.update(media).set(back).where(eq(media.id, found.id)).returning();
  return row;
}

/** @returns undefined if somebody has added it meanwhile */
async function insert(
  { calendar }: Services,
  tx: Database,
  {
    id,
    sent: { fields, file },
    rendered: { type, width, height, colour, widths },
    staffId,
  }: { id: string; sent: Sent; rendered: RenderedPicture; staffId: string },
): Promise<MediaRow | undefined> {
  const [row] = await tx
    .insert(media)
    .values({
      id,
      title: fields.title ?? fields.alt_en.slice(0, PICTURE_TEXT.title),
      altEn: fields.alt_en,
      altHi: fields.alt_hi,
      credit: fields.credit,
      focalX: fields.focal_x,
      focalY: fields.focal_y,
      hash: file.hash,
      size: file.size,
      createdAt: calendar(),
      createdBy: staffId,
      ...{ type, width, height, colour, widths },
    })
    .onConflictDoNothing({ target: media.hash })
    .returning();
  return row;
}

export function filesOf(mediaId: string, file: ReceivedFile, rendered: RenderedPicture, name = mediaId) {
  const original = { kind: 'original', width: rendered.width, path: file.path, size: file.size } as const;
  return [original, ...rendered.files].map(({ kind, width, path, size }) => {
    const key = `media/${name}-${kind === 'original' ? kind : `${width}.${kind}`}`;
    return { key, file: { path, size }, row: { key, mediaId, kind, width, size } };
  });
}

export function deleted(): never {
  throw new HttpError(409, 'deleted', 'The picture of this upload was deleted since.');
}
