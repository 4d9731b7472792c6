import type { Endpoint } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Address, callOf, methodsOf } from './route';

export type OpenCall = Pick<Endpoint, 'method' | 'path' | 'access' | 'getOnly' | 'ownPages'>;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Range, X-Request-Id';

const EXPOSED_HEADERS =
  'Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Link, Retry-After, WWW-Authenticate, X-Request-Id';

/** Seconds; the maximum of Chromium. */
const MAX_AGE = 7_200;

function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers send only Origin; programs send neither.
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/**
 * CORS (https://fetch.spec.whatwg.org/#http-cors-protocol): public reads for every origin; other calls without cookies for
 * the operator's listed origins. No answer allows credentials, and cookies from listed origins are dropped.
 */
export class CrossOrigin {
  readonly #listed: ReadonlySet<string>;

  constructor(listed: readonly string[]) {
    this.#listed = new Set(listed);
  }

  answerOptions(address: Address<OpenCall>, { headers }: FastifyRequest, reply: FastifyReply) {
    reply.header('Allow', methodsOf(address).join(', '));
    reply.header('Vary', 'Origin, Access-Control-Request-Method');
    const { origin, 'access-control-request-method': wanted } = headers;
    const call = callOf(address, wanted);
    const allowed = origin && call && this.#allowedTo(call, origin);
    if (allowed) {
      const methods = methodsOf(address).filter((method) => {
        const each = callOf(address, method);
        return each && this.#allowedTo(each, origin);
      });
      reply.headers({
        'Access-Control-Allow-Origin': allowed,
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': ALLOWED_HEADERS,
        'Access-Control-Max-Age': MAX_AGE,
      });
    }
    return reply.status(204).send();
  }

  /** @throws HttpError 403 for a change from another site */
  admit(call: OpenCall, request: FastifyRequest, reply: FastifyReply): void {
    const { origin } = request.headers;
    const allowed = origin && this.#allowedTo(call, origin);
    if (this.#isForListed(call)) reply.header('Vary', 'Origin');
    if (isForAll(call)) this.expose(reply, '*');
    else if (allowed) this.expose(reply, allowed);
    if (comesFromHere(request)) return;
    if (origin && this.#listed.has(origin)) request.cookies = {};
    if (SAFE_METHODS.includes(request.method) || allowed) return;
    throw new HttpError(403, 'cross_site', 'This call was made from another site.');
  }

  expose(reply: FastifyReply, origin: string): void {
    reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED_HEADERS });
  }

  #isForListed(call: OpenCall): boolean {
    return this.#listed.size > 0 && !isForAll(call) && takesNoCookie(call);
  }

  #allowedTo(call: OpenCall, origin: string): string | undefined {
    if (isForAll(call)) return '*';
    return this.#isForListed(call) && this.#listed.has(origin) ? origin : undefined;
  }
}

const isForAll = ({ access, method, ownPages }: OpenCall) => access === 'public' && method === 'GET' && !ownPages;

/** Applicants are known by a cookie, all others by a bearer token or not at all. */
const takesNoCookie = ({ access, ownPages }: OpenCall) =>
  !ownPages && (access === 'public' || access.length === 0 || access.some((actor) => actor !== 'applicant'));
