import { headBody } from '../media/routes';
import { type DocumentData, fileNameOf } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { invalid, notFound, isUnchanged } from '@university/web';
import { type AnyColumn, and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { bin, checkedPapers, drafts, noticeFiles, noticeRevisions, notices } from '../../platform/database/schema';
import { FOR_EVER, type InspectedFile, PDF_RULES, type PdfFacts, withFile, type ByteRange } from '../../platform/files';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { current } from './queries';
import { type FileColumns, fileColumns, NO_FILE, type NoticeRow } from './state';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name of a PDF in the data of a notice: its key without prefix and suffix. */
export const paperOf = ({ fileKey }: Pick<NoticeRow, 'fileKey'>): string | null =>
  fileKey?.replace(/^notices\/(.*)\.pdf$/, '$1') ?? null;

const keyOf = (paper: string) => `notices/${paper}.pdf`;

/** PDFs that a notice has, had, or that were uploaded for its draft. */
async function papersOf(tx: Database, keys: readonly string[], noticeId?: string): Promise<Map<string, FileColumns>> {
  if (keys.length === 0) return new Map();
  const these = (key: AnyColumn, notice: AnyColumn) =>
    and(inArray(key, [...keys]), noticeId === undefined ? undefined : eq(notice, noticeId));
  const waiting = await tx
    .select({ fileKey: noticeFiles.key, fileHash: noticeFiles.hash, size: noticeFiles.size, pages: noticeFiles.pages })
    .from(noticeFiles)
    .where(these(noticeFiles.key, noticeFiles.noticeId));
  const replaced = await tx
    .select({ data: noticeRevisions.data })
    .from(noticeRevisions)
    .where(these(noticeRevisions.fileKey, noticeRevisions.noticeId));
  const present = await tx.select().from(notices).where(these(notices.fileKey, notices.id));
  const found: FileColumns[] = [...waiting, ...replaced.map(({ data }) => data), ...present];
  return new Map(
    found.map(({ fileKey, fileHash, size, pages }) => [fileKey ?? '', { fileKey, fileHash, size, pages }]),
  );
}

/** @throws HttpError 400 if this notice has no such PDF */
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

export async function namesOfPapers(tx: Database, papers: readonly string[]): Promise<[string, string][]> {
  const found = await papersOf(tx, papers.map(keyOf));
  return [...found.values()].map((columns) => [paperOf(columns) ?? '', inWords(columns)]);
}

export const setChecked = (db: Database, fileHash: string, isClean: boolean) =>
  db
    .insert(checkedPapers)
    .values({ fileHash, rules: PDF_RULES, isClean })
    .onConflictDoUpdate({ target: checkedPapers.fileHash, set: { rules: PDF_RULES, isClean } });

/** By the present rules. */
export const isChecked = (fileHash: AnyColumn | string) =>
  and(eq(checkedPapers.fileHash, fileHash), eq(checkedPapers.rules, PDF_RULES));

/** Browsers may show it: nothing active was found by the present rules. */
export const isClean = async (db: Database, fileHash: string): Promise<boolean> =>
  (await db.$count(checkedPapers, and(isChecked(fileHash), eq(checkedPapers.isClean, true)))) > 0;

/** Uploads a PDF for a draft. @throws HttpError 404 */
export async function keepPaper(services: Services, noticeId: string, file: InspectedFile<PdfFacts>) {
  const columns = fileColumns(file);
  const { fileKey: key, fileHash: hash, size, pages } = columns;
  return withFile(services, { file, key }, async (tx) => {
    await current(tx, noticeId);
    await tx.insert(noticeFiles).values({ key, noticeId, hash, size, pages, at: services.clock() });
    return { _id: paperOf(columns) ?? '', size, pages };
  });
}

/** After a day without a draft, in the bin or not, that names them. The sweep removes files without a row. */
async function forgetUnused({ db, clock }: Services): Promise<void> {
  const namedIn = (table: typeof drafts | typeof bin, data: SQL) =>
    db
      .select()
      .from(table)
      .where(
        and(
          eq(table.documentId, noticeFiles.noticeId),
          sql`${noticeFiles.key} = 'notices/' || (${data} ->> 'file') || '.pdf'`,
        ),
      );
  const old = lt(noticeFiles.at, new Date(clock().getTime() - DAY));
  const [open, discarded] = [namedIn(drafts, sql`${drafts.data}`), namedIn(bin, sql`${bin.draft} -> 'data'`)];
  await db.delete(noticeFiles).where(and(old, notExists(open), notExists(discarded)));
}

export const papersJob: Job = { name: 'forget-unused-papers', every: 60 * 60, run: forgetUnused };

/**
 * A single range of `Range: bytes=…` (RFC 9110, 14.1.2). Undefined for the whole file: without a header, an invalid
 * one, or several ranges.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  if (from && to && Number(from) > Number(to)) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}

/** The browser's PDF viewer needs style and object. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** For addresses without hash. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** ASCII, and the whole title for RFC 6266. */
export function disposition(title: string, how: 'inline' | 'attachment' = 'inline'): string {
  const plain = title.replace(/[^\w .-]+/g, '_').slice(0, 100);
  const whole = encodeURIComponent(fileNameOf(title, '.pdf'));
  const encoded = whole.replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}.pdf"; filename*=UTF-8''${encoded}`;
}

/** Not the page of the notice: then search engines would not index the text of the PDF. */
const canonical = (publicUrl: string, { id }: NoticeRow) =>
  `<${publicUrl}/api/v1/notice/${encodeURIComponent(id)}/file>; rel="canonical"`;

function headersOf(
  notice: NoticeRow,
  { query }: FastifyRequest,
  { etag, publicUrl, isShown }: { etag: string; publicUrl: string; isShown: boolean },
) {
  const { v } = query as { v?: unknown };
  const isAddressed = typeof v === 'string' && v.length >= 12 && notice.fileHash?.startsWith(v) === true;
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition(notice.title, isShown ? 'inline' : 'attachment'),
    'Content-Language': notice.language,
    'Content-Security-Policy': isShown ? CONTENT_SECURITY : `sandbox; ${CONTENT_SECURITY}`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': isAddressed && isShown ? FOR_EVER : ASK_AGAIN,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    Link: canonical(publicUrl, notice),
  };
}

/**
 * GET and HEAD, whole or a range. A download in a sandbox unless the PDF is known to be clean: browsers do not show
 * sandboxed PDFs. @throws HttpError 404
 */
export async function sendFile(
  { db, files, publicUrl }: Pick<Services, 'db' | 'files' | 'publicUrl'>,
  notice: NoticeRow,
  request: FastifyRequest,
  reply: FastifyReply,
  isDraft = false,
) {
  const { fileKey, size } = notice;
  if (fileKey === null || size === null) throw notFound('This notice is a text and has no file.');
  const etag = `"${notice.fileHash}"`;
  const isShown = await isClean(db, notice.fileHash ?? '');
  const own = headersOf(notice, request, { etag, publicUrl, isShown });
  const headers = isDraft ? { ...own, 'Cache-Control': 'no-store' } : own;
  if (isUnchanged(request, etag)) return reply.status(304).headers(headers).send();
  const isHead = request.method === 'HEAD';
  // Not for HEAD, nor for another version of the file (`If-Range`).
  const condition = request.headers['if-range'];
  const mayBePart = !isHead && (condition === undefined || condition === etag);
  const range = mayBePart ? parseRange(request.headers.range, size) : undefined;
  if (range === 'outside') {
    return reply.status(416).headers(headers).header('Content-Range', `bytes */${size}`).send();
  }
  const content = isHead ? await headBody(files, fileKey) : await files.open(fileKey, range);
  if (!content) {
    request.log.error({ notice: notice.id }, 'the file of a notice is missing');
    throw notFound('The file of this notice is missing.');
  }
  if (range) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.headers({ ...headers, 'Content-Length': range ? range.end - range.start + 1 : size }).send(content);
}
