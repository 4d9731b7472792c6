import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Counters } from '../counters';
import { notFound } from '../errors';
import { cookies } from '../plugins/cookies';
import { multipart } from '../plugins/multipart';
import type { Authenticate } from './access';
import { fail } from './fail';
import { refuseOtherSites } from './same-origin';
import { sendCached, sendPrivate } from './answer';
import type { Route } from './route';
import { requireJson } from './require-json';

/** Bytes of a JSON body; the largest that the contract allows is far below. */
const JSON_LIMIT = 64 * 1024;

interface ApiPluginOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Bytes of an upload. */
  fileLimit: number;
  now: () => Date;
  /** Called after staff changed something: what is kept of public reads may be out of date. */
  changed: () => Promise<void>;
  counters: Counters;
}

/** All routes as one Fastify plugin, to be registered under `/api/v1`. */
export function apiPlugin({
  routes,
  authenticate,
  fileLimit,
  now,
  changed,
  counters,
}: ApiPluginOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeContentTypeParser('text/plain');
    // Forms of pages without scripts; calls that declare JSON refuse it (requireJson).
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
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
        handler: async (request, reply) => {
          const { params, query, body } = request;
          if (route.kind === 'read') return sendCached(await route.answer({ params, query }, now()), request, reply);
          const caller = await authenticate(endpoint.access, request);
          const answer = await route.answer({ params, query, body }, { request, reply, caller });
          if (caller.kind === 'staff' && request.method !== 'GET') await changed();
          return reply.sent || answer === undefined ? reply : sendPrivate(answer, reply);
        },
      });
    }
  };
}
