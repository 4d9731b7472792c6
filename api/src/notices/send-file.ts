import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { isUnchanged } from '../http/answer';
import { filePath } from './files';
import type { NoticeRow } from './view';

/** Nothing in the file may run or load, but the browser's PDF viewer needs its style and its embedded object. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** A year, for addresses that carry the hash of the file; others are asked again each time. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** A file name that every system takes, with the real title for those that read RFC 6266. */
function disposition(title: string): string {
  const plain = title.replace(/[^\w .-]+/g, '_').slice(0, 100);
  const encoded = encodeURIComponent(title).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `inline; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}

/** One range of `Range: bytes=…` (both ends included), or undefined for the whole file; viewers ask for pages so. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'outside' : { start, end };
}

/**
 * Streams the PDF of a notice.
 * @throws ApiError 404 when the file is missing
 */
export async function sendFile(dataDir: string, notice: NoticeRow, request: FastifyRequest, reply: FastifyReply) {
  const file = filePath(dataDir, notice.fileHash, notice.id);
  const { size } = await stat(file).catch(() => {
    request.log.error({ notice: notice.id }, 'the file of a notice is missing');
    throw notFound('The file of this notice is missing.');
  });
  const etag = `"${notice.fileHash}"`;
  const { v } = request.query as { v?: unknown };
  const isAddressed = typeof v === 'string' && v.length >= 12 && notice.fileHash.startsWith(v);
  reply.headers({
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition(notice.title),
    'Content-Security-Policy': CONTENT_SECURITY,
    'Cache-Control': isAddressed ? FOR_EVER : ASK_AGAIN,
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (isUnchanged(request, etag)) return reply.status(304).send();
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? parseRange(request.headers.range, size) : undefined;
  if (range === 'outside') return reply.status(416).header('Content-Range', `bytes */${size}`).send();
  if (range) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('Content-Length', range ? range.end - range.start + 1 : size);
  return reply.send(createReadStream(file, range));
}
