import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer <token>`. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1];
}
