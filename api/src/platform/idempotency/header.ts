import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors';

/**
 * The `Idempotency-Key` of a request: any short text, usually a UUID.
 * @throws ApiError 400
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw invalid([{ path: 'Idempotency-Key', message: 'Send 8 to 200 characters without spaces' }]);
}
