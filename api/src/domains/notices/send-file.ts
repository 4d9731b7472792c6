import { Readable } from 'node:stream';
import { fileNameOf } from '@university/shared/contract';
import { notFound, isUnchanged } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStorage, ByteRange } from '../../platform/files';
import type { Services } from '../../platform/services';
import { isClean } from './papers';
import type { NoticeRow } from './state';

/**
 * One range of `Range: bytes=…` (RFC 9110, 14.1.2); viewers ask for single pages so.
 * @returns the range, `outside` when no byte of it exists, or undefined for the whole file: without a header, with one
 * that is not valid, and for several ranges, which we need not answer
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

/** Nothing in the file may run or load, but the browser's PDF viewer needs its style and its embedded object. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** A year, for addresses that carry the hash of the file; others are asked again each time. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** A file name that every system takes, with the real title for those that read RFC 6266. */
export function disposition(title: string, how: 'inline' | 'attachment' = 'inline'): string {
  const plain = title.replace(/[^\w .-]+/g, '_').slice(0, 100);
  const whole = encodeURIComponent(fileNameOf(title, '.pdf'));
  const encoded = whole.replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}.pdf"; filename*=UTF-8''${encoded}`;
}

/**
 * The address by which search engines keep it, whichever hash it was found under. It is the file's own and not that of
 * the notice's page: they would list only that, and the words of the paper would be found by nobody.
 */
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

/** What HEAD sends of a file that is there: a stream, as Fastify would count the bytes of a text anew. */
async function nothingOf(files: FileStorage, key: string): Promise<Readable | undefined> {
  return (await files.has(key)) ? Readable.from([]) : undefined;
}

/**
 * Answers GET and HEAD for the PDF of a notice, whole or a range of it: to be saved, in a sandbox, unless it is known to be
 * clean. A sandbox for all of them would keep browsers from showing any.
 * @param isDraft only this browser sees it
 * @throws HttpError 404 when it has none, or the file is missing
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
  // Ranges are for GET; one of another version of the file would not fit what the caller has.
  const condition = request.headers['if-range'];
  const mayBePart = !isHead && (condition === undefined || condition === etag);
  const range = mayBePart ? parseRange(request.headers.range, size) : undefined;
  if (range === 'outside') {
    return reply.status(416).headers(headers).header('Content-Range', `bytes */${size}`).send();
  }
  const content = isHead ? await nothingOf(files, fileKey) : await files.open(fileKey, range);
  if (!content) {
    request.log.error({ notice: notice.id }, 'the file of a notice is missing');
    throw notFound('The file of this notice is missing.');
  }
  if (range) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.headers({ ...headers, 'Content-Length': range ? range.end - range.start + 1 : size }).send(content);
}
