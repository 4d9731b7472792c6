import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { cookies } from '../plugins/cookies';
import { multipart } from '../plugins/multipart';
import type { Authenticate } from './access';
import { toApiError, toFailure } from './failure';
import { refuseOtherSites } from './same-origin';
import { sendAnswer } from './answer';
import type { Route } from './route';
import { requireJson } from './require-json';

/** Bytes of a JSON body; the largest that the contract allows is far below. */
const JSON_LIMIT = 64 * 1024;

function fail(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(toFailure(failure));
}

/** All routes as one Fastify plugin, to be registered under `/api/v1`. */
export function apiPlugin(routes: readonly Route[], authenticate: Authenticate, fileLimit: number): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeContentTypeParser('text/plain');
    await app.register(cookies);
    await app.register(multipart, { fileLimit });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
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
          const caller = await authenticate(endpoint.access, request);
          const { params, query, body } = request;
          const answer = await route.answer({ params, query, body }, { request, reply, caller });
          return reply.sent || answer === undefined ? reply : sendAnswer(endpoint, answer, request, reply);
        },
      });
    }
  };
}
