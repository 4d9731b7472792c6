import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListMetadata } from '@university/shared/contract';

const JSON_TYPE = 'application/json; charset=utf-8';

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

/** Sends what is somebody's own; no cache on the way stores it. */
export function sendPrivate(answer: unknown, reply: FastifyReply) {
  return reply.type(JSON_TYPE).header('Cache-Control', 'no-store').send(JSON.stringify(answer));
}

/** Where a page stands in a list of `total`. An empty list has one page. */
export function pageMetadata(total: number, { page, limit }: { page: number; limit: number }): ListMetadata {
  return { total, page, limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
