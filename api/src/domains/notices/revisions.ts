import type { Correction, NoticeRevision } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { notFound } from '@university/web';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type DownloadSender, issueDownload } from '../../platform/downloads';
import { noticeRevisions, notices, staff } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { disposition } from './send-file';

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
