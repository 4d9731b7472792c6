import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough for every usual id, and nothing that could break a log line or pretend to be another field. */
const SANE = /^[\w.:-]{8,64}$/;

/** The `x-request-id` that a proxy gave, when it is sane, so that one id leads through all logs; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
