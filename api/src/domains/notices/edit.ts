import { invalid, notFound } from '@university/web';
import { eq, and, asc, or, desc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media, notices, noticeRevisions, staff } from '../../platform/database/schema';
import type { NoticeOfSeries, Correction, NoticeRevision, Notice, NoticeEdit } from '@university/shared/contract';
import { type NoticeRow, where, fileColumns, isUnpublished, NO_FILE, toColumns, toNotice } from './state';
import { istDay } from '@university/shared/time';
import { type DownloadSender, issueDownload } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { disposition, waitingFiles } from './papers';
import { audit } from '../../platform/audit/write';
import { dropFile, type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import { removeDraft } from '../documents/draft-queries';
import { rejectUnapproved } from '../documents/rules';
import { current, requireVersion } from './queries';

/** @throws HttpError 400 for a notice with neither a text nor a PDF */
export function requireContent(text: string | undefined, hasFile: boolean): void {
  if (!hasFile && !text) throw invalid([{ path: 'pdf', message: 'Choose a PDF file, or write a text' }]);
}

/** @throws HttpError 400 for a picture that the library does not have */
export async function requirePicture(tx: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const [found] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id));
  if (!found) throw invalid([{ path: 'picture', message: 'This picture is not there any more. Choose another' }]);
}

/**
 * A series is its first notice and all that follow it: one level, so that nobody walks along it. Whoever names a later
 * notice of a series means the series; what followed a notice that joins another series joins with it.
 * @param named the notice that `id` is to follow
 * @returns the first notice of the series, to be written to the row of `id`
 * @throws HttpError 400 where there is no such notice, or it is `id` itself or follows it
 */
export async function firstOfSeries(tx: Database, id: string, named: string | undefined): Promise<string | null> {
  if (named === undefined) return null;
  const [found] = await tx
    .select({ id: notices.id, follows: notices.follows })
    .from(notices)
    .where(eq(notices.id, named));
  if (!found) throw refused('There is no such notice. Choose another');
  const first = found.follows ?? found.id;
  if (first === id) throw refused('This is the notice itself, or one that follows it. Choose another');
  await tx.update(notices).set({ follows: first }).where(eq(notices.follows, id));
  return first;
}

const refused = (message: string) => invalid([{ path: 'follows', message }]);

/** The published notices of the series of a notice, in the order of publication; empty where it stands alone. */
export async function readSeries(db: Database, { id, follows }: NoticeRow, now: Date): Promise<NoticeOfSeries[]> {
  const first = follows ?? id;
  const rows = await db
    .select({
      _id: notices.id,
      fileName: notices.title,
      section: notices.section,
      publishAt: notices.publishAt,
      language: notices.language,
      follows: notices.follows,
    })
    .from(notices)
    .where(and(or(eq(notices.id, first), eq(notices.follows, first)), where.published(now)))
    .orderBy(asc(notices.publishAt), asc(notices.id))
    .limit(100);
  return rows.length > 1 ? rows.map((row) => ({ ...row, publishAt: row.publishAt.toISOString() })) : [];
}

/** Corrections that a page shows, and states that staff are shown. */
const MOST = { corrections: 5, revisions: 100 };

/** What readers are told of corrections of a notice, the newest first. */
export async function readCorrections(db: Database, id: string): Promise<Correction[]> {
  const rows = await db
    .select({ at: noticeRevisions.at, text: noticeRevisions.correction })
    .from(noticeRevisions)
    .where(and(eq(noticeRevisions.noticeId, id), isNotNull(noticeRevisions.correction)))
    .orderBy(desc(noticeRevisions.version))
    .limit(MOST.corrections);
  return rows.map(({ at, text }) => ({ on: istDay(at), text: text ?? '' }));
}

/** What a notice was before each change, the newest first. */
export async function listRevisions(db: Database, id: string): Promise<NoticeRevision[]> {
  const rows = await db
    .select({ revision: noticeRevisions, name: staff.name, email: staff.email })
    .from(noticeRevisions)
    .leftJoin(staff, eq(staff.id, noticeRevisions.by))
    .where(eq(noticeRevisions.noticeId, id))
    .orderBy(desc(noticeRevisions.version))
    .limit(MOST.revisions);
  return rows.map(({ revision: { version, at, data, correction, fileKey }, name, email }) => ({
    version,
    at: at.toISOString(),
    by: name || email || '',
    correction: correction ?? '',
    fileName: data.title,
    text: data.text,
    hasFile: fileKey !== null,
  }));
}

/** Keys of the PDFs that changes of a notice have replaced. */
export async function replacedFiles(tx: Database, id: string): Promise<(string | null)[]> {
  const rows = await tx
    .select({ key: noticeRevisions.fileKey })
    .from(noticeRevisions)
    .where(and(eq(noticeRevisions.noticeId, id), isNotNull(noticeRevisions.fileKey)));
  return rows.map(({ key }) => key);
}

/** The PDF that a state had, where another one has taken its place by now. */
async function findReplaced(db: Database, id: string, version: number) {
  const [row] = await db
    .select({ data: noticeRevisions.data, present: notices.fileKey })
    .from(noticeRevisions)
    .innerJoin(notices, eq(notices.id, noticeRevisions.noticeId))
    .where(and(eq(noticeRevisions.noticeId, id), eq(noticeRevisions.version, version)));
  const key = row?.data.fileKey;
  if (!row || !key || key === row.present) throw notFound('No file of this version was replaced.');
  return { key, title: row.data.title };
}

/**
 * A one-use address of a PDF that was replaced: readers are not led to what was wrong.
 * @throws HttpError 404
 */
export async function requestReplaced({ db, clock }: Services, staffId: string, id: string, version: number) {
  return db.transaction(async (tx) => {
    await findReplaced(tx, id, version);
    return issueDownload(tx, { kind: 'replaced-file', params: { id, version }, staffId }, clock());
  });
}

export const sendReplacedFile: DownloadSender = async ({ db, files }, { id, version }, { reply }) => {
  const { key, title } = await findReplaced(db, String(id), Number(version));
  const content = await files.open(key);
  if (!content) throw notFound('The file of this notice is missing.');
  return reply.type('application/pdf').header('Content-Disposition', disposition(title, 'attachment')).send(content);
};

/** Names of the columns in which two rows differ, for the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

interface Made {
  /** In the season. */
  at: Date;
  /** In real time. */
  now: Date;
  staffId: string;
  /** What readers are told; empty or missing: nothing. */
  correction?: string;
  /** Why, for the history. */
  note?: string;
  /** It was scheduled: the person is not there. */
  isScheduled?: boolean;
}

/** Gives a notice, which is locked, its next state, and keeps the one that it had with the PDF that goes. */
export async function writeChange(
  tx: Database,
  before: NoticeRow,
  columns: Partial<NoticeRow>,
  { at, now, staffId, correction, note, isScheduled }: Made,
): Promise<NoticeRow> {
  const { id, version, fileKey, fileHash } = before;
  const isReplaced = columns.fileKey !== undefined && columns.fileKey !== fileKey;
  // A PDF that was brought back is kept by the row that it goes with last.
  if (isReplaced && fileKey !== null) {
    await tx
      .update(noticeRevisions)
      .set({ fileKey: null, fileHash: null })
      .where(and(eq(noticeRevisions.noticeId, id), eq(noticeRevisions.fileKey, fileKey)));
  }
  await tx.insert(noticeRevisions).values({
    ...{ noticeId: id, version, data: before, at, by: staffId },
    correction: correction || null,
    note: note || null,
    ...(isReplaced && { fileKey, fileHash }),
  });
  const [after] = await tx
    .update(notices)
    .set({ ...columns, version: version + 1 })
    .where(eq(notices.id, id))
    .returning();
  if (!after) throw new Error('The notice was not updated');
  const detail = { changed: differences(before, after), isScheduled };
  await audit(tx, { at: now, actor: `staff:${staffId}`, action: 'edit', subject: `notice:${id}`, detail });
  return after;
}

/**
 * Changes a notice as a whole, its file only when one is sent, and keeps what it was. Of two edits of one version the
 * second is refused.
 * @throws HttpError 400 when neither text nor file would be left; 403 where that takes two people; 404; 409 with the notice as it is now when it has another version
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const at = services.calendar();
  const columns = file ? fileColumns(file) : fields.withoutFile ? NO_FILE : undefined;
  return withFile(services, { file, key: columns?.fileKey ?? undefined }, async (tx) => {
    const before = await current(tx, id);
    if (fields.version !== undefined) requireVersion(before, fields.version, at);
    await rejectUnapproved({ ...services, db: tx }, 'notice', before, fields);
    const { fileKey } = { ...before, ...columns };
    requireContent(fields.text, fileKey !== null);
    await requirePicture(tx, fields.picture);
    const after = {
      ...toColumns(fields),
      ...columns,
      follows: await firstOfSeries(tx, id, fields.follows),
      archive: fields.archive ?? before.archive,
      publishAt: fields.publishAt ? new Date(fields.publishAt) : before.publishAt,
    };
    return toNotice(
      await writeChange(tx, before, after, { at, now: services.clock(), staffId, correction: fields.correction }),
      at,
    );
  });
}

/**
 * Deletes a notice with all that it was: first the rows, then the files. A crash between the two leaves files for the sweep.
 * @throws HttpError 403 where that takes two people; 404
 */
export async function remove(services: Services, id: string, staffId: string): Promise<void> {
  const { db, clock } = services;
  const keys = await db.transaction(async (tx) => {
    const row = await current(tx, id);
    if (!isUnpublished(row)) await rejectUnapproved({ ...services, db: tx }, 'notice', row);
    const others = [...(await replacedFiles(tx, id)), ...(await waitingFiles(tx, id))];
    await removeDraft(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const detail = { fileName: row.title, section: row.section };
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'delete', subject: `notice:${id}`, detail });
    return new Set([row.fileKey, ...others]);
  });
  for (const key of keys) await dropFile(services, key);
}
