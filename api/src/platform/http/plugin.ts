import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refusalOf } from '../../domains/audit/refusals';
import type { Tally } from '../../domains/audit/tally';
import type { Counters } from '../counters';
import { notFound } from '../errors';
import { Turns } from '../operation/turns';
import { cookies } from '../plugins/cookies';
import { multipart } from '../plugins/multipart';
import type { Authenticate } from './access';
import { fail } from './fail';
import { parseFormBody } from './form-body';
import { refuseOtherSites } from './same-origin';
import { sendCached, sendPrivate } from './answer';
import type { Route, Version } from './route';
import { requireJson } from './require-json';

/** Bytes of a JSON body; the largest that the contract allows is far below. */
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
  tally: Tally;
}

/** All routes as one Fastify plugin, to be registered under `/api/v1`. */
export function apiPlugin({
  routes,
  authenticate,
  fileLimit,
  version,
  changed,
  counters,
  tally,
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
    app.setNotFoundHandler((request, reply) => fail(notFound(), request, reply));
    for (const route of routes) {
      const { endpoint } = route;
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: JSON_LIMIT,
        preParsing: endpoint.body && requireJson,
        onResponse: async (request, reply) => {
          const refusal = refusalOf(route.name, reply.statusCode, request);
          if (refusal) tally.add(refusal);
        },
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
