import type { Endpoint, Failure } from '@university/shared/contract';

interface Refusal {
  status: number;
  name: string;
  description: string;
  of: (endpoint: Endpoint) => boolean;
  /** Undefined without content. */
  example?: Omit<Failure, 'status'>;
  waits?: true;
}

const always = () => true;
const isPublic = ({ access }: Endpoint) => access === 'public';
const changes = ({ method }: Endpoint) => method !== 'GET';
const named = ({ fails = [] }: Endpoint, status: NonNullable<Endpoint['fails']>[number]) => fails.includes(status);

/** All statuses but successes, and the calls that have them. */
const REFUSALS: readonly Refusal[] = [
  {
    status: 304,
    name: 'Unchanged',
    description: 'What `If-None-Match` names is still the same',
    of: (endpoint) => isPublic(endpoint) && !changes(endpoint) && !endpoint.redirects && !endpoint.getOnly,
  },
  {
    status: 400,
    name: 'Invalid',
    description: 'Some of what was sent is not right; `issues` names the fields',
    of: always,
    example: {
      code: 'invalid_request',
      message: 'Some of what was sent is not right. Each field says what to change.',
      issues: [{ path: 'no_such', message: 'There is no such parameter' }],
    },
  },
  {
    status: 401,
    name: 'SignedOut',
    description: 'No live session, or a login that is not right',
    of: (endpoint) => !isPublic(endpoint) || named(endpoint, 401),
    example: { code: 'signed_out', message: 'Your session has expired. please log in again!' },
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'The session may not do this, or the call comes from a page of another site',
    of: (endpoint) => !isPublic(endpoint) || changes(endpoint),
    example: { code: 'forbidden', message: 'Your role does not allow this.' },
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'There is no such thing',
    of: (endpoint) => Boolean(endpoint.params) || named(endpoint, 404),
    example: { code: 'not_found', message: 'There is nothing at this address.' },
  },
  {
    status: 405,
    name: 'MethodNotAllowed',
    description: 'HEAD would spend the address',
    of: ({ getOnly }) => Boolean(getOnly),
    example: { code: 'method_not_allowed', message: 'This address does not take this method.' },
  },
  {
    status: 409,
    name: 'Conflict',
    description: 'It does not fit what is there, or something changed meanwhile: then `data` has what is true now',
    of: (endpoint) => (!isPublic(endpoint) && changes(endpoint)) || named(endpoint, 409),
    example: { code: 'conflict', message: 'Somebody has changed this meanwhile.', data: { version: 2 } },
  },
  {
    status: 410,
    name: 'Gone',
    description: 'It was taken away, or could be used once or for a short time, and that is over',
    of: (endpoint) => named(endpoint, 410),
    example: { code: 'gone', message: 'This address has been used or is too old. Ask for the file again.' },
  },
  {
    status: 413,
    name: 'TooLarge',
    description: 'What was sent is too large',
    of: changes,
    example: { code: 'too_large', message: 'What was sent is too large.' },
  },
  {
    status: 415,
    name: 'UnsupportedType',
    description: 'It was sent as something else than the call takes',
    of: changes,
    example: { code: 'unsupported_type', message: 'Send this as JSON (Content-Type: application/json).' },
  },
  {
    status: 416,
    name: 'OutsideFile',
    description: 'The file has no such bytes; `Content-Range` says how many it has',
    of: ({ ranges }) => ranges === true,
  },
  {
    status: 429,
    name: 'TooMany',
    description: 'Too many attempts of this caller, or at this account',
    of: always,
    example: { code: 'too_many_attempts', message: 'That was tried too often. Wait a minute and try again.' },
    waits: true,
  },
  {
    status: 500,
    name: 'Failed',
    description: 'Something went wrong on our side; whether anything was changed is not known',
    of: always,
    example: { code: 'internal', message: 'Something went wrong on our side. Try again in a minute.' },
  },
  {
    status: 502,
    name: 'Unknown',
    description: 'A site with its API elsewhere had no answer of it; whether anything was changed is not known',
    of: always,
    example: {
      code: 'outcome_unknown',
      message: 'The service did not answer. Look whether this was done before you try again.',
    },
  },
  {
    status: 503,
    name: 'Unavailable',
    description: 'Nothing was done; the same may be sent again after a while',
    of: always,
    example: { code: 'overloaded', message: 'The server is busy. Nothing was changed; try again in a moment.' },
    waits: true,
  },
];

export const refusalsOf = (endpoint: Endpoint): readonly Refusal[] => REFUSALS.filter(({ of }) => of(endpoint));

export function successesOf({ redirects, ranges }: Endpoint): readonly number[] {
  if (redirects === true) return [303];
  return [200, ...(ranges ? [206] : []), ...(redirects ? [303] : [])];
}

export const isDocumented = (endpoint: Endpoint, status: number): boolean =>
  successesOf(endpoint).includes(status) || refusalsOf(endpoint).some((refusal) => refusal.status === status);

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

export const responseComponents = (schema: object) =>
  Object.fromEntries(
    REFUSALS.map(({ name, description, example, waits }) => [
      name,
      {
        description,
        ...(waits && { headers: RETRY_AFTER }),
        ...(example && { content: { 'application/json': { schema, example: { status: 'error', ...example } } } }),
      },
    ]),
  );
