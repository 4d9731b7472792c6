import { BIN_DAYS, type BinEntry, DOCUMENT_KINDS } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { bin, media, staff } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { type DraftRow, findDraft, findEditable, OPEN, putDraft, unborn } from './draft-queries';
import { type Editor, mayDoAll, requireAll, requireRight } from './editors';
import type { Stored } from './queries';

type Thrown = Pick<typeof bin.$inferInsert, 'by' | 'at' | 'draft'>;

/** Puts a document that was deleted, or its draft, where it can be found again. */
export async function putInBin(tx: Database, { kind, id, name }: Stored, thrown: Thrown): Promise<void> {
  await tx.insert(bin).values({ id: newId(), kind, documentId: id, name, ...thrown });
}

/** What of a draft is kept. */
export const binnedDraft = ({ base, data, status, note, correction, by }: DraftRow) => ({
  ...{ base, data, status, note, correction, by },
});

/** A document is back, by whichever way. */
export async function takeOutOfBin(tx: Database, documentId: string): Promise<void> {
  await tx.delete(bin).where(and(eq(bin.documentId, documentId), isNull(bin.draft)));
}

/** One page of what this editor may bring back, the newest first, and how many there are. */
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

/** The entry, ours until the transaction ends. @throws HttpError 404 */
export async function findInBin(tx: Database, id: string) {
  const [found] = await tx.select().from(bin).where(eq(bin.id, id)).for('update');
  if (!found) throw notFound('This is not in the bin any more.');
  return found;
}

const OTHER = 'There is another draft of this by now. Publish or discard that one first.';

/**
 * Gives a document the draft again that somebody discarded, open.
 * @throws HttpError 403; 404 where the document is gone; 409 `drafted` where it has another draft
 */
export async function restoreDraft(
  { db: tx, calendar }: Services,
  editor: Editor,
  { id, kind, documentId, draft }: typeof bin.$inferSelect & { draft: object },
): Promise<void> {
  const found = await findEditable(tx, documentId, { isLocked: true });
  const document = found ?? (draft.base === 0 ? unborn(kind, documentId, draft.data) : undefined);
  if (!document) throw notFound('The entry of this draft was deleted. Bring that back first.');
  if (document.version === 0) requireAll(editor, kind);
  requireRight(editor, document);
  if (await findDraft(tx, documentId)) throw new HttpError(409, 'drafted', OTHER);
  await putDraft(tx, { ...draft, ...OPEN, documentId, kind, version: 1, remark: '', at: calendar() });
  await tx.delete(bin).where(eq(bin.id, id));
}

/** Pictures keep their row, so that their files stay; nothing shows it. */
export async function removePicture(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(media).set({ deletedAt: at, status: 'archived' }).where(eq(media.id, id));
}

/** @returns whether there was one to bring back */
export async function restorePicture(tx: Database, id: string): Promise<boolean> {
  const isBinned = and(eq(media.id, id), isNotNull(media.deletedAt));
  return (await tx.update(media).set({ deletedAt: null }).where(isBinned).returning({ id: media.id })).length > 0;
}

/** Forgets what has been in the bin long enough. Files of pictures go with the next sweep. */
export const emptyBinJob: Job = {
  name: 'empty-bin',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - BIN_DAYS * DAY);
    await db.delete(bin).where(lt(bin.at, before));
    await db.delete(media).where(lt(media.deletedAt, before));
  },
};
