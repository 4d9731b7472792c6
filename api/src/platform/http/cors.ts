import type { Endpoint } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Address, callOf, methodsOf } from './route';

/** What decides from whose pages a call may be made. */
export type OpenCall = Pick<Endpoint, 'method' | 'path' | 'access' | 'getOnly' | 'ownPages'>;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** What a client of another origin may send beside what every page may. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Range, X-Request-Id';

/** What it may read beside what every page may. */
const EXPOSED_HEADERS =
  'Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Link, Retry-After, WWW-Authenticate, X-Request-Id';

/** Seconds for which a browser need not ask again; Chromium remembers no longer. */
const MAX_AGE = 7_200;

/** Whether a page of this site makes the request, or a program. */
function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers send only Origin; programs send neither, and no cookie of ours unless they own it.
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/**
 * What other sites' pages may do (https://fetch.spec.whatwg.org/#http-cors-protocol). Everybody's may read what is
 * public. Those of the origins that the operator lists may make every other call that takes a bearer token or nobody's
 * credentials. Cookies count from this site's own pages alone: no answer allows credentials, and should a browser send
 * some nevertheless, they are not read.
 */
export class CrossOrigin {
  readonly #listed: ReadonlySet<string>;

  /** @param listed origins, as browsers write them */
  constructor(listed: readonly string[]) {
    this.#listed = new Set(listed);
  }

  /** Answers OPTIONS: the methods of the address and, to a browser that asks for a page of another origin, whether it may. */
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

  /**
   * Says who may read the answer, and makes sure that no page of another site changes something as somebody else.
   * @throws HttpError 403 for a change that such a page may not make
   */
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

  /** Lets pages of this origin read the answer; `*`: of every origin. */
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

/** An applicant is known by a cookie, everybody else by a bearer token or not at all. */
const takesNoCookie = ({ access, ownPages }: OpenCall) =>
  !ownPages && (access === 'public' || access.length === 0 || access.some((actor) => actor !== 'applicant'));
