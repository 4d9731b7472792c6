import { BIN_DAYS, type BinEntry, DOCUMENT_KINDS } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { bin, media, staff } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findDraft, findEditable, OPEN, putDraft, draftOnlyDocument } from './draft-queries';
import { type Editor, mayDoAll, requireAll, requireRight } from './editors';
import type { Stored } from './queries';

type Thrown = Pick<typeof bin.$inferInsert, 'by' | 'at' | 'draft'>;

export async function putInBin(tx: Database, { kind, id, name }: Stored, thrown: Thrown): Promise<void> {
  await tx.insert(bin).values({ id: newId(), kind, documentId: id, name, ...thrown });
}

export async function listBin({ db }: Services, editor: Editor, { limit, page }: { limit: number; page: number }) {
  const kinds = DOCUMENT_KINDS.filter((kind) => mayDoAll(editor, kind));
  const condition = or(inArray(bin.kind, kinds), eq(bin.by, editor.staffId));
  const rows = await db
    .select({ entry: bin, by: staff.name })
    .from(bin)
    .leftJoin(staff, eq(staff.id, bin.by))
    .where(condition)
    .orderBy(desc(bin.at), bin.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const entries = rows.map(
    ({ entry: { id, kind, documentId, name, draft, at }, by }): BinEntry => ({
      ...{ _id: id, kind, document_id: documentId, name, isDraft: draft !== null, by: by ?? '' },
      at: at.toISOString(),
      until: new Date(at.getTime() + BIN_DAYS * DAY).toISOString(),
    }),
  );
  return { total: await db.$count(bin, condition), entries };
}

export async function findInBin(tx: Database, id: string) {
  const [found] = await tx.select().from(bin).where(eq(bin.id, id)).for('update');
  if (!found) throw notFound('This is not in the bin any more.');
  return found;
}

/**
 * Restores a discarded draft as an open one. @throws HttpError 403; 404 if its document is gone; 409 `drafted` if it
 * has another draft
 */
export async function restoreDraft(
  { db: tx, calendar }: Services,
  editor: Editor,
  { id, kind, documentId, draft }: typeof bin.$inferSelect & { draft: object },
): Promise<void> {
  const found = await findEditable(tx, documentId, { isLocked: true });
  const document = found ?? (draft.base === 0 ? draftOnlyDocument(kind, documentId, draft.data) : undefined);
  if (!document) throw notFound('The entry of this draft was deleted. Bring that back first.');
  if (document.version === 0) requireAll(editor, kind);
  requireRight(editor, document);
  if (await findDraft(tx, documentId)) {
    throw new HttpError(409, 'drafted', 'There is another draft of this by now. Publish or discard that one first.');
  }
  await putDraft(tx, { ...draft, ...OPEN, documentId, kind, version: 1, remark: '', at: calendar() });
  await tx.delete(bin).where(eq(bin.id, id));
}

/** The row stays, so that the files stay. */
export async function removePicture(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(media).set({ deletedAt: at, status: 'archived' }).where(eq(media.id, id));
}

export async function restorePicture(tx: Database, id: string): Promise<boolean> {
  const isBinned = and(eq(media.id, id), isNotNull(media.deletedAt));
  return (await tx.update(media).set({ deletedAt: null }).where(isBinned).returning({ id: media.id })).length > 0;
}

/** The media sweep removes the files of deleted pictures. */
export const emptyBinJob: Job = {
  name: 'empty-bin',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - BIN_DAYS * DAY);
    await db.delete(bin).where(lt(bin.at, before));
    await db.delete(media).where(lt(media.deletedAt, before));
  },
};
