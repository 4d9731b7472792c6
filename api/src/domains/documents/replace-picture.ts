import type { Media } from '@university/shared/contract';
import { invalid, notFound } from '@university/web';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media, mediaFiles } from '../../platform/database/schema';
import { discard, dropFile, type ReceivedFile, render, withFiles } from '../../platform/files';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findByHash, findMedia, shownHash, toMedia } from '../media/queries';
import { deleted, filesOf, PICTURE_FIELD, refuse } from '../media/upload';
import { type Editor, requireRight } from './editors';
import { findDocument, logDocument } from './queries';
import { requireReviewed } from './rules';

/**
 * Replaces the file of a picture; its old addresses show the new one, its texts stay. @throws HttpError 400 if it is no
 * picture or known already; 403, 404
 */
export async function replacePicture(
  services: Services,
  editor: Editor,
  id: string,
  file: ReceivedFile,
): Promise<Media> {
  try {
    const rendered = await render(services.pictures, file).catch(refuse);
    const { type, width, height, colour, widths } = rendered;
    // Own file names, so that nobody reads half of the old and half of the new.
    const made = filesOf(id, file, rendered, `${id}.${newId()}`);
    const { row, gone } = await withFiles(services, made, async (tx) => {
      const document = await findDocument(tx, id, { isLocked: true });
      const before = await findMedia(tx, id);
      if (document?.kind !== 'media' || !before) throw notFound('There is no such picture.');
      requireRight(editor, document);
      await requireReviewed({ ...services, db: tx }, editor, document, document);
      await requireUnknown(tx, id, file);
      const gone = await tx.delete(mediaFiles).where(eq(mediaFiles.mediaId, id)).returning({ key: mediaFiles.key });
      await tx.insert(mediaFiles).values(made.map((each) => each.row));
      const replaced = [...before.replaced, shownHash(before)];
      const columns = { hash: file.hash, size: file.size, type, width, height, colour, widths, replaced };
      const [row] = await tx.update(media).set(columns).where(eq(media.id, id)).returning();
      await logDocument({ ...services, db: tx }, editor, 'replace-picture', { id, detail: { kind: 'media' } });
      return { row: row ?? deleted(), gone };
    });
    for (const { key } of gone) await dropFile(services, key);
    return toMedia(row);
  } finally {
    await discard(file);
  }
}

async function requireUnknown(tx: Database, id: string, { hash }: ReceivedFile): Promise<void> {
  const known = await findByHash(tx, hash);
  if (!known) return;
  const elsewhere = known.deletedAt
    ? `This picture is in the bin: “${known.title}”. Bring it back, and choose it where it is shown`
    : `The library has this picture already: “${known.title}”. Choose that one where it is shown`;
  const message = known.id === id ? 'This is the picture that is there already. Choose another' : elsewhere;
  throw invalid([{ path: PICTURE_FIELD, message }]);
}
