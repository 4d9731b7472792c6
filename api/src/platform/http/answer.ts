import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, EncodedBytes, type Variant } from './encoded-bytes';

const JSON_TYPE = 'application/json; charset=utf-8';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this tag, be it weak or strong. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Sends bytes in the encoding that the caller takes. */
export async function sendBytes(bytes: EncodedBytes, request: FastifyRequest, reply: FastifyReply) {
  return sendVariant(await bytes.variant(acceptedEncoding(request.headers['accept-encoding'])), reply);
}

/** The same for what all may have: it may be kept on the way, but is asked for again each time. */
export async function sendPublic(bytes: EncodedBytes, request: FastifyRequest, reply: FastifyReply) {
  const variant = await bytes.variant(acceptedEncoding(request.headers['accept-encoding']));
  reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', variant.etag);
  if (!isUnchanged(request, variant.etag)) return sendVariant(variant, reply);
  return reply.header('Vary', 'Accept-Encoding').status(304).send();
}

function sendVariant({ body, encoding }: Variant, reply: FastifyReply) {
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').send(body);
}

/** The answer of a public read, which many ask for: made into bytes once. */
export class CachedAnswer {
  #json: EncodedBytes | undefined;

  /** @param answer shared by all who ask: not to be changed */
  constructor(readonly answer: unknown) {}

  get json(): EncodedBytes {
    this.#json ??= new EncodedBytes(JSON.stringify(this.answer));
    return this.#json;
  }
}

/** Sends a public read. */
export const sendCached = ({ json }: CachedAnswer, request: FastifyRequest, reply: FastifyReply) =>
  sendPublic(json, request, reply.type(JSON_TYPE));

/** Sends what is somebody's own; nobody on the way keeps it. */
export function sendPrivate(answer: unknown, reply: FastifyReply) {
  return reply.type(JSON_TYPE).header('Cache-Control', 'no-store').send(JSON.stringify(answer));
}
