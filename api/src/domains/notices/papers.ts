import type { DocumentData } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { invalid } from '@university/web';
import { type AnyColumn, and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { checkedPapers, drafts, noticeFiles, noticeRevisions, notices } from '../../platform/database/schema';
import { type InspectedFile, PDF_RULES, type PdfFacts, withFile } from '../../platform/files';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { current } from './repository';
import { type FileColumns, fileColumns, NO_FILE, type NoticeRow } from './state';

/** What the data of a notice names its PDF by; the key says it is one of a notice. */
export const paperOf = ({ fileKey }: Pick<NoticeRow, 'fileKey'>): string | null =>
  fileKey?.replace(/^notices\/(.*)\.pdf$/, '$1') ?? null;

const keyOf = (paper: string) => `notices/${paper}.pdf`;

/** PDFs that a notice has, had, or may have: their columns by key. @param noticeId of this notice alone */
async function papersOf(tx: Database, keys: readonly string[], noticeId?: string): Promise<Map<string, FileColumns>> {
  if (keys.length === 0) return new Map();
  const these = (key: AnyColumn, notice: AnyColumn) =>
    and(inArray(key, [...keys]), noticeId === undefined ? undefined : eq(notice, noticeId));
  const { fileKey, fileHash, size, pages } = notices;
  const was = (name: string) => sql`(${noticeRevisions.data} ->> ${name}::text)::int`.mapWith(Number);
  const found = [
    await tx
      .select({
        fileKey: noticeFiles.key,
        fileHash: noticeFiles.hash,
        size: noticeFiles.size,
        pages: noticeFiles.pages,
      })
      .from(noticeFiles)
      .where(these(noticeFiles.key, noticeFiles.noticeId)),
    await tx
      .select({
        fileKey: noticeRevisions.fileKey,
        fileHash: noticeRevisions.fileHash,
        size: was('size'),
        pages: was('pages'),
      })
      .from(noticeRevisions)
      .where(these(noticeRevisions.fileKey, noticeRevisions.noticeId)),
    await tx.select({ fileKey, fileHash, size, pages }).from(notices).where(these(fileKey, notices.id)),
  ];
  return new Map(found.flat().map((columns) => [columns.fileKey ?? '', columns]));
}

/** The columns of the PDF that data names. @throws HttpError 400 where this notice has no such PDF */
export async function columnsOfPaper(
  tx: Database,
  { id }: Pick<NoticeRow, 'id'>,
  paper: DocumentData<'notice'>['file'],
): Promise<FileColumns> {
  if (paper === null) return NO_FILE;
  const found = (await papersOf(tx, [keyOf(paper)], id)).get(keyOf(paper));
  if (!found) throw invalid([{ path: 'data.file', message: 'This PDF is not there any more. Choose another' }]);
  return found;
}

const inWords = ({ size, pages }: FileColumns) =>
  `${pages === 1 ? '1 page' : `${pages} pages`}, ${Math.ceil((size ?? 0) / 1024).toLocaleString('en-IN')} kB`;

/** What these PDFs are called, by what data names them by. */
export async function namesOfPapers(tx: Database, papers: readonly string[]): Promise<[string, string][]> {
  const found = await papersOf(tx, papers.map(keyOf));
  return [...found.values()].map((columns) => [paperOf(columns) ?? '', inWords(columns)]);
}

/** Writes down what the rules of today found in a paper. */
export const setChecked = (db: Database, fileHash: string, isClean: boolean) =>
  db
    .insert(checkedPapers)
    .values({ fileHash, rules: PDF_RULES, isClean })
    .onConflictDoUpdate({ target: checkedPapers.fileHash, set: { rules: PDF_RULES, isClean } });

/** Of a paper that the rules of today were applied to. */
export const isChecked = (fileHash: AnyColumn | string) =>
  and(eq(checkedPapers.fileHash, fileHash), eq(checkedPapers.rules, PDF_RULES));

/** Whether browsers may show a paper: it was looked at by the rules of today, which found nothing active in it. */
export const isClean = async (db: Database, fileHash: string): Promise<boolean> =>
  (await db.$count(checkedPapers, and(isChecked(fileHash), eq(checkedPapers.isClean, true)))) > 0;

/** Stores a PDF that a draft of a notice may name. @throws HttpError 404 */
export async function keepPaper(services: Services, id: string, file: InspectedFile<PdfFacts>) {
  const columns = fileColumns(file);
  const { fileKey: key, fileHash: hash, size, pages } = columns;
  return withFile(services, { file, key }, async (tx) => {
    await current(tx, id);
    await tx.insert(noticeFiles).values({ key, noticeId: id, hash, size, pages, at: services.clock() });
    return { _id: paperOf(columns) ?? '', size, pages };
  });
}

/** Keys of the PDFs that wait for a draft of a notice. */
export async function waitingFiles(tx: Database, id: string): Promise<string[]> {
  const rows = await tx.select({ key: noticeFiles.key }).from(noticeFiles).where(eq(noticeFiles.noticeId, id));
  return rows.map(({ key }) => key);
}

/** Forgets PDFs that no draft names after a day; the sweep removes the files that no other row names. */
async function forgetUnused({ db, clock }: Services): Promise<void> {
  const isNamed = sql`${noticeFiles.key} = 'notices/' || (${drafts.data} ->> 'file') || '.pdf'`;
  const named = db
    .select()
    .from(drafts)
    .where(and(eq(drafts.documentId, noticeFiles.noticeId), isNamed));
  const old = lt(noticeFiles.at, new Date(clock().getTime() - DAY));
  await db.delete(noticeFiles).where(and(old, notExists(named)));
}

export const papersJob: Job = { name: 'forget-unused-papers', every: 60 * 60, run: forgetUnused };
