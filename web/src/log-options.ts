import type { FastifyRequest } from 'fastify';
import { logAddress } from './log-address';
import { logError } from './log-error';

/**
 * What no log line may hold, wherever it comes from. The second line of defence: bodies and headers are not logged at
 * all, and the serializers below choose what is.
 */
const SECRETS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'password',
  'current',
  'next',
  'email',
  'to',
  'mobile',
  'dob',
  'birthDate',
  'form_number',
  'formNumber',
];

/** Where they are looked for: in a line, in an object of it, and in the headers or body of such an object. */
const DEPTHS = ['', '*', '*.*'];

const paths = DEPTHS.flatMap((depth) =>
  SECRETS.map((name) => (name.startsWith('[') || depth === '' ? `${depth}${name}` : `${depth}.${name}`)),
);

/** The logger of every server of this project. */
export function logOptions(level: string) {
  return {
    level,
    redact: { paths, censor: '[hidden]' },
    serializers: {
      /** Without the visitor's address: logs are stored longer than it may be. The proxy has it. */
      req: (request: FastifyRequest) => ({ method: request.method, url: logAddress(request) }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: logError,
      error: logError,
    },
  };
}
