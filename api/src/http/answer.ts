import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from './route';

/** Public reads may be kept but are asked again each time; everything else is somebody's own and is not kept. */
function isShared(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.access === 'public';
}

/** Whether `If-None-Match` names this tag. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a JSON answer with the cache headers of its endpoint. */
export function sendAnswer(endpoint: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  const json = JSON.stringify(answer);
  reply.type('application/json; charset=utf-8');
  if (!isShared(endpoint)) return reply.header('Cache-Control', 'no-store').send(json);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', etag);
  return isUnchanged(request, etag) ? reply.status(304).send() : reply.send(json);
}
