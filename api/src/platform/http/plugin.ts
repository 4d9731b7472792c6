import type { EndpointName } from '@university/shared/contract';
import { fail, notFound, Turns, HttpError } from '@university/web';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, RequestPayload } from 'fastify';
import type { Counters } from '../probes';
import { cookies, multipart } from '../plugins';
import { parseFormBody } from './input';
import { sendCached, sendPrivate } from './answer';
import type { Authenticate, Route, Version } from './route';

const READS = ['GET', 'HEAD', 'OPTIONS'];

function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers send only Origin; programs send neither, and no cookie of ours unless they own it.
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/**
 * Changes are accepted from the site's own pages and from programs, not from pages of other sites.
 * @throws HttpError 403
 */
async function refuseOtherSites(request: FastifyRequest) {
  if (READS.includes(request.method) || comesFromHere(request)) return;
  throw new HttpError(403, 'cross_site', 'This call was made from another site.');
}

/**
 * JSON and nothing else, where JSON is declared: a form on another site can post the other types without asking.
 * @throws HttpError 415
 */
async function requireJson(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'unsupported_type', 'Send this as JSON (Content-Type: application/json).');
  }
  return payload;
}

/** Bytes of a JSON body, unless the contract says otherwise. */
const JSON_LIMIT = 64 * 1024;

interface ApiPluginOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Bytes of an upload. */
  fileLimit: number;
  version: Version;
  /** Called after staff changed something: what is cached of public reads may be out of date. */
  changed: () => Promise<void>;
  counters: Counters;
  /** Called after each answer: who is refused too often, or lacks a right, stands in the audit log. */
  onAnswered: (name: EndpointName, status: number, request: FastifyRequest) => void;
}

/** All routes as one Fastify plugin, to be registered under `/api/v1`. */
export function apiPlugin({
  routes,
  authenticate,
  fileLimit,
  version,
  changed,
  counters,
  onAnswered,
}: ApiPluginOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    const turns = new Turns();
    app.removeContentTypeParser('text/plain');
    // Forms of pages without scripts; calls that declare JSON refuse it (requireJson).
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseFormBody(body),
    );
    await app.register(cookies);
    await app.register(multipart, { fileLimit });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
    });
    app.addHook('onResponse', async (_request, reply) => {
      if (reply.statusCode === 429) counters.add('refused_attempts');
    });
    app.addHook('onRequest', refuseOtherSites);
    app.setErrorHandler(fail);
    // A route and not the handler of what is not found: the site around the API has pages for every other address.
    app.all('/*', { onRequest: async () => Promise.reject(notFound()) }, async () => undefined);
    for (const route of routes) {
      const { endpoint } = route;
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.bodyLimit ?? JSON_LIMIT,
        preParsing: endpoint.body && requireJson,
        onResponse: async (request, reply) => onAnswered(route.name, reply.statusCode, request),
        handler: async (request, reply) => {
          const { params, query, body } = request;
          if (route.kind === 'read') {
            const answer = await route.answer({ params, query }, version, (work) => turns.run(request, reply, work));
            return sendCached(answer, request, reply);
          }
          const caller = await authenticate(endpoint, request);
          const answer = await route.answer({ params, query, body }, { request, reply, caller });
          if (caller.kind === 'staff' && request.method !== 'GET') await changed();
          return reply.sent || answer === undefined ? reply : sendPrivate(answer, reply);
        },
      });
    }
  };
}
