import { Readable } from 'node:stream';
import { isUnchanged, notFound } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services';
import { findFile } from './repository';
import { shownHash } from './state';

/** `<hash>-<width>.<format>`, as `base` and `widths` of a picture make it. */
const NAME = /^([0-9a-f]{16})-([1-9]\d{0,4})\.(avif|webp)$/;

/** A file that is opened by itself loads and runs nothing. */
const CONTENT_SECURITY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const noFile = () => notFound('There is no such picture.');

/**
 * Answers GET and HEAD for a file of a picture. Whoever has the address may read it, whatever the picture's status: staff
 * see drafts by it too, and its hash is nothing that can be guessed.
 * @throws HttpError 404
 */
export async function sendMediaFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { id, file }: { id: string; file: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [, hash, width, format] = NAME.exec(file) ?? [];
  const found = format && (await findFile(db, id, format as 'avif' | 'webp', Number(width)));
  if (!found || shownHash(found) !== hash) throw noFile();
  const etag = `"${file}"`;
  const headers = {
    'Content-Type': `image/${format}`,
    'Content-Security-Policy': CONTENT_SECURITY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  };
  if (isUnchanged(request, etag)) return reply.status(304).headers(headers).send();
  const content = await (request.method === 'HEAD' ? nothing(files, found.key) : files.open(found.key));
  if (!content) {
    request.log.error({ media: id, file: found.key }, 'the file of a picture is missing');
    throw noFile();
  }
  return reply.headers({ ...headers, 'Content-Length': found.size }).send(content);
}

/** A stream, as Fastify would count the bytes of a text anew. */
async function nothing(files: Services['files'], key: string): Promise<Readable | undefined> {
  return (await files.has(key)) ? Readable.from([]) : undefined;
}
