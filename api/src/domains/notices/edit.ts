import { HttpError, invalid, notFound } from '@university/web';
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media, noticeRevisions, notices, staff } from '../../platform/database/schema';
import {
  type NoticeOfSeries,
  type Correction,
  DELETED_FOR,
  type NoticeRevision,
  type Notice,
  type NoticeEdit,
} from '@university/shared/contract';
import { fileColumns, isArchived, isPastLastDay, NO_FILE, type NoticeRow, toColumns, toNotice, where } from './state';
import { DAY, istDay } from '@university/shared/time';
import { type DownloadSender, issueDownload } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { audit, auditAll } from '../../platform/audit/write';
import type { Job } from '../../platform/jobs';
import { disposition } from './papers';
import { type Form, type InspectedFile, type PdfFacts, withFile } from '../../platform/files';
import { current, findNotice } from './queries';
import { openDraft, removeDraft } from '../documents/draft-queries';
import { rejectUnapproved } from '../documents/rules';

/** @throws HttpError 400 for a notice with neither a text nor a PDF */
export function requireContent(text: string | undefined, hasFile: boolean): void {
  if (!hasFile && !text) throw invalid([{ path: 'pdf', message: 'Choose a PDF file, or write a text' }]);
}

/** @throws HttpError 400 for a picture that the library does not have */
export async function requirePicture(tx: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const [found] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deletedAt)));
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

export const STAFF_NAME = sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email}, '')`;

/** Every change of a notice with who made it and what the notice was before, the newest first. */
export const readChanges = (db: Database, id: string) => {
  const { version, at, data, note, correction, fileKey } = noticeRevisions;
  return db
    .select({ version, at, data, note, correction, fileKey, by: STAFF_NAME })
    .from(noticeRevisions)
    .leftJoin(staff, eq(staff.id, noticeRevisions.by))
    .where(eq(noticeRevisions.noticeId, id))
    .orderBy(desc(version));
};

/** What a notice was before each change, the newest first. */
export async function listRevisions(db: Database, id: string): Promise<NoticeRevision[]> {
  const changes = await readChanges(db, id).limit(MOST.revisions);
  return changes.map(({ version, at, by, data, correction, fileKey }) => ({
    ...{ version, by, at: at.toISOString(), correction: correction ?? '' },
    ...{ fileName: data.title, text: data.text, hasFile: fileKey !== null },
  }));
}

/** The PDF of a notice that readers do not get: of what is not public, or a state whose PDF another one has replaced. */
async function findReplaced(db: Database, id: string, version: number) {
  const present = await findNotice(db, id);
  if (present?.version === version && present.fileKey) return { key: present.fileKey, title: present.title };
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
 * A one-use address of a PDF that readers do not get: they are not led to what was wrong, or is still to come.
 * @throws HttpError 404
 */
export const requestReplaced = ({ db, clock }: Services, staffId: string, params: { id: string; version: number }) =>
  db.transaction(async (tx) => {
    await findReplaced(tx, params.id, params.version);
    return issueDownload(tx, { kind: 'replaced-file', params, staffId }, clock());
  });

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
  const detail = { version: after.version, changed: differences(before, after), isScheduled };
  await audit(tx, { at: now, actor: `staff:${staffId}`, action: 'edit', subject: `notice:${id}`, detail });
  return after;
}

/** The notice that somebody changes, and the version that they saw; without it any will do. */
interface Seen {
  id: string;
  version?: number | undefined;
}

/**
 * One change of a notice by staff, in one transaction, with the file that comes with it.
 * @throws HttpError 404; 409 with the notice as it is now when it has another version
 */
function withNotice<T>(
  services: Services,
  { id, version, file, key }: Seen & Partial<Parameters<typeof withFile>[1]>,
  change: (tx: Database, row: NoticeRow, at: Date) => Promise<T>,
): Promise<T> {
  return withFile(services, { file, key }, async (tx) => {
    const row = await current(tx, id);
    const at = services.calendar();
    if (version === undefined || row.version === version) return change(tx, row, at);
    const data = { notice: toNotice(row, at) };
    throw new HttpError(409, 'stale', 'Somebody has changed this notice meanwhile.', { data });
  });
}

/**
 * Changes a notice as a whole, its file only when one is sent, and keeps what it was. Of two edits of one version the
 * second is refused.
 * @throws HttpError as `withNotice`; 400 when neither text nor file would be left; 403 where that takes two people
 */
export async function edit(
  services: Services,
  id: string,
  { fields, file }: Form<NoticeEdit, InspectedFile<PdfFacts> | undefined>,
  staffId: string,
): Promise<Notice> {
  const { version, correction } = fields;
  const columns = file ? fileColumns(file) : fields.withoutFile ? NO_FILE : undefined;
  const key = columns?.fileKey ?? undefined;
  return withNotice(services, { id, version, file, key }, async (tx, before, at) => {
    await rejectUnapproved({ ...services, db: tx }, 'notice', before, fields);
    requireContent(fields.text, { ...before, ...columns }.fileKey !== null);
    await requirePicture(tx, fields.picture);
    const after = {
      ...toColumns(fields),
      ...columns,
      follows: await firstOfSeries(tx, id, fields.follows),
      archive: fields.archive ?? before.archive,
      publishAt: fields.publishAt ? new Date(fields.publishAt) : before.publishAt,
    };
    return toNotice(await writeChange(tx, before, after, { at, now: services.clock(), staffId, correction }), at);
  });
}

/**
 * Moves a notice to the archive or back; where it is there already nothing happens. One that is past its end loses
 * its automatic archiving on its way back: it would be archived again at once.
 * @throws HttpError as `withNotice`; 403 where that takes two people
 */
export function setArchived(
  services: Services,
  { archive, ...seen }: Seen & { archive: boolean },
  staffId: string,
): Promise<Notice> {
  return withNotice(services, seen, async (tx, row, at) => {
    if (isArchived(row, at) === archive) return toNotice(row, at);
    await rejectUnapproved({ ...services, db: tx }, 'notice', row);
    const autoArchive = row.autoArchive && !(isPastLastDay(row, at) && !archive);
    const changes = { archive, autoArchive, version: row.version + 1 };
    await tx.update(notices).set(changes).where(eq(notices.id, row.id));
    const action = archive ? 'archive' : 'unarchive';
    await audit(tx, { at: services.clock(), actor: `staff:${staffId}`, action, subject: `notice:${row.id}` });
    return toNotice({ ...row, ...changes }, at);
  });
}

/**
 * Takes a notice from readers, at once, or gives it back. Nothing is shown that was not shown before, and nothing is lost:
 * one person does it, also where publishing takes two.
 * @param reason what readers are told; empty: it is deleted; null: it is given back
 * @throws HttpError 404
 */
export function setWithdrawn(
  services: Services,
  { id, reason }: { id: string; reason: string | null },
  staffId: string,
): Promise<Notice> {
  return withNotice(services, { id }, async (tx, row, at) => {
    if (row.withdrawn === reason || (reason === '' && row.withdrawn !== null)) return toNotice(row, at);
    await tx
      .update(notices)
      .set({ withdrawn: reason, withdrawnAt: reason === null ? null : at })
      .where(eq(notices.id, id));
    // Nothing of what was taken away comes out at its hour.
    if (reason !== null) await openDraft(tx, id);
    const action = reason === null ? 'restore' : reason === '' ? 'delete' : 'withdraw';
    const detail = { fileName: row.title, section: row.section };
    const line = { at: services.clock(), actor: `staff:${staffId}`, action, subject: `notice:${id}`, detail } as const;
    await audit(tx, { ...line, ...(reason && { personal: { reason } }) });
    return toNotice(row, at);
  });
}

/**
 * Deletes what nobody has restored in time, with all that it was: the rows, and the files that the sweep finds without
 * them. What was withdrawn with a reason stays, for readers who ask.
 */
async function purgeDeleted({ db, calendar }: Services): Promise<void> {
  const before = new Date(calendar().getTime() - DELETED_FOR * DAY);
  await db.transaction(async (tx) => {
    const old = and(eq(notices.withdrawn, ''), lt(notices.withdrawnAt, before));
    const gone = await tx.select({ id: notices.id }).from(notices).where(old);
    for (const { id } of gone) await removeDraft(tx, id);
    if (gone.length > 0) await tx.delete(notices).where(old);
  });
}

export const deletedNoticesJob: Job = { name: 'purge-deleted-notices', every: 60 * 60, run: purgeDeleted };

/**
 * Writes down what the clock has decided: every notice past its end is archived. The version stays, as
 * readers have seen the notice archived before.
 */
async function archivePastNotices({ db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>): Promise<void> {
  const at = calendar();
  await db.transaction(async (tx) => {
    // An update of nothing would count as a change of public data all the same.
    if ((await tx.$count(notices, where.toBeArchived(at))) === 0) return;
    const archived = await tx
      .update(notices)
      .set({ archive: true })
      .where(where.toBeArchived(at))
      .returning({ id: notices.id });
    const line = { at: clock(), actor: 'system', action: 'auto-archive' } as const;
    await auditAll(
      tx,
      archived.map(({ id }) => ({ ...line, subject: `notice:${id}` })),
    );
  });
}

/** Readers see a notice archived by the clock, at midnight or at its hour; this writes it down. */
export const archiveJob: Job = { name: 'auto-archive-notices', every: 5 * 60, run: archivePastNotices };
