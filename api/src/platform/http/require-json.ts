import type { FastifyRequest, RequestPayload } from 'fastify';
import { ApiError } from '../errors';

/**
 * JSON and nothing else, where JSON is declared: a form on another site can post the other types without asking.
 * @throws ApiError 415
 */
export async function requireJson(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError(415, 'unsupported_type', 'Send this as JSON (Content-Type: application/json).');
  }
  return payload;
}
