import { Readable } from 'node:stream';
import { isUnchanged, notFound } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services';
import { findFile, findMedia, listMedia, toMedia } from './queries';
import { mediaUpload } from '@university/shared/contract';
import { FOR_EVER, readForm } from '../../platform/files';
import { pageMetadata, action, type Route, stream } from '../../platform/http/route';
import { idempotencyKey } from '../../platform/idempotency';
import { addPicture, PICTURE } from './upload';

/** `<hash>-<width>.<format>`. */
const NAME = /^([0-9a-f]{16})-([1-9]\d{0,4})\.(avif|webp)$/;

const CONTENT_SECURITY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const noFile = () => notFound('There is no such picture.');

/** GET and HEAD. The unguessable hash is the permission: staff see drafts by it too. @throws HttpError 404 */
async function sendMediaFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { id, file }: { id: string; file: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [, hash = '', width, format] = NAME.exec(file) ?? [];
  const found = format && (await findFile(db, { id, hash, kind: format as 'avif' | 'webp', width: Number(width) }));
  if (!found) throw noFile();
  const { etag } = found;
  const headers = {
    'Content-Type': `image/${format}`,
    'Content-Security-Policy': CONTENT_SECURITY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': found.isPresent ? FOR_EVER : 'public, max-age=0, must-revalidate',
    ETag: etag,
  };
  if (isUnchanged(request, etag)) return reply.status(304).headers(headers).send();
  const content = await (request.method === 'HEAD' ? headBody(files, found.key) : files.open(found.key));
  if (!content) {
    request.log.error({ media: id, file: found.key }, 'the file of a picture is missing');
    throw noFile();
  }
  return reply.headers({ ...headers, 'Content-Length': found.size }).send(content);
}

/** A stream, because Fastify would set Content-Length of a text. */
export async function headBody(files: Services['files'], key: string): Promise<Readable | undefined> {
  return (await files.modifiedAt(key)) ? Readable.from([]) : undefined;
}

export function mediaRoutes(services: Services): Route[] {
  const { db, files } = services;
  return [
    action('uploadMedia', async (_input, { request, caller }) => {
      const key = idempotencyKey(request);
      const form = await readForm(request, files, { schema: mediaUpload, file: PICTURE });
      return { data: { media: await addPicture(services, form, { staffId: caller.id, key }) } };
    }),
    action('listMedia', async ({ query }) => {
      const { total, media } = await listMedia(db, query);
      return { data: { media }, metadata: pageMetadata(total, query) };
    }),
    action('readMedia', async ({ params }) => {
      const row = await findMedia(db, params.id);
      if (!row) throw notFound('There is no such picture.');
      return { data: { media: toMedia(row) } };
    }),
    stream('getMediaFile', ({ params }, { request, reply }) => sendMediaFile(services, params, request, reply)),
  ];
}
