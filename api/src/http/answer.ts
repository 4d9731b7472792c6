import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type CachedAnswer } from './cached-answer';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether `If-None-Match` names this tag. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a public read: it may be kept, but is asked again each time. */
export async function sendCached(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  const { body, etag, encoding } = await cached.variant(acceptedEncoding(request.headers['accept-encoding']));
  reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', etag);
  reply.header('Vary', 'Accept-Encoding');
  if (isUnchanged(request, etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type(JSON_TYPE).send(body);
}

/** Sends what is somebody's own; nobody on the way keeps it. */
export function sendPrivate(answer: unknown, reply: FastifyReply) {
  return reply.type(JSON_TYPE).header('Cache-Control', 'no-store').send(JSON.stringify(answer));
}
