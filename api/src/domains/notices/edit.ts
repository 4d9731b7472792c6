import { HttpError, invalid, notFound } from '@university/web';
import { and, asc, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { noticeRevisions, notices, staff } from '../../platform/database/schema';
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
import { findMedia } from '../media/queries';
import { current, findNotice } from './queries';
import { openDraft, removeDraft } from '../documents/draft-queries';
import { rejectUnapproved } from '../documents/rules';

/** @throws HttpError 400 */
export function requireContent(text: string | undefined, hasFile: boolean): void {
  if (!hasFile && !text) throw invalid([{ path: 'pdf', message: 'Choose a PDF file, or write a text' }]);
}

/** @throws HttpError 400 */
export async function requirePicture(tx: Database, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await findMedia(tx, id)))
    throw invalid([{ path: 'picture', message: 'This picture is not there any more. Choose another' }]);
}

/**
 * A series is a first notice and all that follow it, one level deep: naming a later notice means its series, and
 * followers of a notice that joins another series join too. @returns the first notice. @throws HttpError 400
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

/** Published notices in order; empty for a notice alone. */
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

const MOST = { corrections: 5, revisions: 100 };

/** Newest first. */
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

/** Newest first, with the state before each change. */
export const readChanges = (db: Database, id: string) => {
  const { version, at, data, note, correction, fileKey } = noticeRevisions;
  return db
    .select({ version, at, data, note, correction, fileKey, by: STAFF_NAME })
    .from(noticeRevisions)
    .leftJoin(staff, eq(staff.id, noticeRevisions.by))
    .where(eq(noticeRevisions.noticeId, id))
    .orderBy(desc(version));
};

export async function listRevisions(db: Database, id: string): Promise<NoticeRevision[]> {
  const changes = await readChanges(db, id).limit(MOST.revisions);
  return changes.map(({ version, at, by, data, correction, fileKey }) => ({
    ...{ version, by, at: at.toISOString(), correction: correction ?? '' },
    ...{ fileName: data.title, text: data.text, hasFile: fileKey !== null },
  }));
}

/** A PDF that readers do not get: of an unpublished notice or an earlier version. */
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

/** A one-time address. @throws HttpError 404 */
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

/** For the audit log. */
function differences(before: NoticeRow, after: NoticeRow): string[] {
  const names = Object.keys(after) as (keyof NoticeRow)[];
  return names.filter((name) => name !== 'version' && String(before[name]) !== String(after[name]));
}

interface Made {
  /** Of the calendar. */
  at: Date;
  /** Of the clock. */
  now: Date;
  staffId: string;
  /** For readers. */
  correction?: string;
  /** For the history. */
  note?: string;
  isScheduled?: boolean;
}

/** Updates a locked notice and stores its previous state, with a PDF that it loses. */
export async function writeChange(
  tx: Database,
  before: NoticeRow,
  columns: Partial<NoticeRow>,
  { at, now, staffId, correction, note, isScheduled }: Made,
): Promise<NoticeRow> {
  const { id, version, fileKey, fileHash } = before;
  const isReplaced = columns.fileKey !== undefined && columns.fileKey !== fileKey;
  // A PDF that came back belongs to the last revision that lost it.
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

/** `version`: undefined for any. */
interface Seen {
  id: string;
  version?: number | undefined;
}

/** Changes a notice in a transaction with its file. @throws HttpError 404; 409 with the notice for another version */
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
 * Replaces all fields, and the file if one is sent. @throws HttpError as `withNotice`; 400 without text and file; 403
 * where it takes two people
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
    await rejectUnapproved({ ...services, db: tx }, { kind: 'notice' }, before, fields);
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
 * Idempotent. An expired notice that leaves the archive loses `autoArchive`, which would archive it at once. @throws
 * HttpError as `withNotice`; 403 where it takes two people
 */
export function setArchived(services: Services, { archive, ...seen }: Seen & { archive: boolean }, staffId: string) {
  return withNotice(services, seen, async (tx, row, at) => {
    if (isArchived(row, at) === archive) return toNotice(row, at);
    await rejectUnapproved({ ...services, db: tx }, { kind: 'notice' }, row);
    const autoArchive = row.autoArchive && !(isPastLastDay(row, at) && !archive);
    const changes = { archive, autoArchive, version: row.version + 1 };
    await tx.update(notices).set(changes).where(eq(notices.id, row.id));
    const action = archive ? 'archive' : 'unarchive';
    await audit(tx, { at: services.clock(), actor: `staff:${staffId}`, action, subject: `notice:${row.id}` });
    return toNotice({ ...row, ...changes }, at);
  });
}

/**
 * Withdraws, deletes (`reason` is empty) or restores (null) a notice. One person may, also with two-person publishing:
 * nothing new is shown, and nothing is lost. @throws HttpError 404
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
    // Unschedules its draft.
    if (reason !== null) await openDraft(tx, id);
    const action = reason === null ? 'restore' : reason === '' ? 'delete' : 'withdraw';
    const detail = { fileName: row.title, section: row.section };
    const line = { at: services.clock(), actor: `staff:${staffId}`, action, subject: `notice:${id}`, detail } as const;
    await audit(tx, { ...line, ...(reason && { personal: { reason } }) });
    return toNotice(row, at);
  });
}

/** The sweep removes the files. Withdrawn notices stay, with their reason. */
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

/** Stores what readers have seen since the end of a notice; so the version stays. */
async function archivePastNotices({ db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>): Promise<void> {
  const at = calendar();
  await db.transaction(async (tx) => {
    // An update of no rows would still invalidate public data.
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

export const archiveJob: Job = { name: 'auto-archive-notices', every: 5 * 60, run: archivePastNotices };
