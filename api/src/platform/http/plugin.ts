import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { type EndpointName, NOTICE_TEXT_LIMIT } from '@university/shared/contract';
import { fail, HttpError, methodNotAllowed, notFound, RequestQueue } from '@university/web';
import type {
  FastifyBodyParser,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RequestPayload,
} from 'fastify';
import fp from 'fastify-plugin';
import type { Counters } from '../probes';
import { CrossOrigin, type OpenCall } from './cors';
import { parseFormBody } from './input';
import { refusalsInLanguages } from './languages';
import {
  AddressTable,
  type Authenticate,
  callOf,
  ENGLISH,
  methodsOf,
  PREVIEW_COOKIE,
  type Previewed,
  type Route,
  sendPrivate,
  type Translator,
  type Version,
  wantsPage,
} from './route';

interface MultipartOptions {
  fileLimit: number;
}

/** One file beside short fields. */
export const multipart = fp<MultipartOptions>(async (app, { fileLimit }) => {
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: fileLimit,
      files: 1,
      fields: 30,
      parts: 31,
      // The longest text of a notice in three-byte letters, with line breaks.
      fieldSize: 3 * NOTICE_TEXT_LIMIT + 5_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
});

/** Forms on other sites can post other types without a CORS preflight. @throws HttpError 415 */
async function requireJson(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'unsupported_type', 'Send this as JSON (Content-Type: application/json).');
  }
  return payload;
}

/** Accepts an empty body as JSON, as many programs send. */
function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done));
}

const JSON_LIMIT = 64 * 1024;

interface ApiPluginOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  fileLimit: number;
  version: Version;
  origins: readonly string[];
  /** Other public GET addresses. */
  documents: readonly string[];
  changed: () => void;
  counters: Counters;
  translator?: Translator;
  previewed?: Previewed;
  /** For the audit log of refusals. */
  onAnswered: (name: EndpointName, status: number, request: FastifyRequest) => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: EndpointName;
  }
}

export function apiPlugin({
  routes,
  authenticate,
  fileLimit,
  version,
  origins,
  documents,
  changed,
  counters,
  translator,
  previewed = () => undefined,
  onAnswered,
}: ApiPluginOptions): FastifyPluginAsync {
  const addresses = new AddressTable<OpenCall>([
    ...routes.map(({ endpoint }) => endpoint),
    ...documents.map((path) => ({ path, method: 'GET', access: 'public' }) as const),
  ]);
  const crossOrigin = new CrossOrigin(origins);

  /** @throws HttpError 404, 405, or 403 to other sites */
  async function refuse(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.url.slice(app.prefix.length).split('?', 1);
    const address = addresses.find(path);
    if (address && request.method === 'OPTIONS') return crossOrigin.answerOptions(address, request, reply);
    const call = address && callOf(address, request.method);
    if (call) return crossOrigin.admit(call, request, reply);
    crossOrigin.expose(reply, '*');
    throw address ? methodNotAllowed(methodsOf(address)) : notFound();
  }

  return async (app: FastifyInstance) => {
    const queue = new RequestQueue();
    app.removeContentTypeParser(['text/plain', 'application/json']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
    // Forms without scripts; calls with JSON refuse them (requireJson).
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseFormBody(body),
    );
    // The surrounding server may have registered it.
    if (!app.hasRequestDecorator('cookies')) await app.register(fastifyCookie);
    await app.register(multipart, { fileLimit });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
    });
    app.addHook('onResponse', async (_request, reply) => {
      if (reply.statusCode === 429) counters.add('refused_attempts');
    });
    app.addHook('onRequest', (request, reply) => refuse(app, request, reply));
    app.setErrorHandler(fail);
    if (translator) refusalsInLanguages(app, translator);
    // Routes, because the site has a page at every other address; the handler covers methods unknown to Fastify.
    const nothing = async () => Promise.reject(notFound());
    for (const path of ['/', '/*']) app.all(path, nothing);
    app.setNotFoundHandler(nothing);
    for (const route of routes) {
      const { endpoint } = route;
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.bodyLimit ?? JSON_LIMIT,
        config: { call: route.name },
        preParsing: [
          // A long body is not read before its sender is known.
          ...(endpoint.bodyLimit
            ? [async (request: FastifyRequest) => void (await authenticate(endpoint, request))]
            : []),
          ...(endpoint.body ? [requireJson] : []),
        ],
        errorHandler: (error: Error, request, reply) =>
          route.kind !== 'read' && route.refuse && wantsPage(request)
            ? route.refuse(error, request, reply, ENGLISH)
            : fail(error, request, reply),
        onResponse: async (request, reply) => onAnswered(route.name, reply.statusCode, request),
        handler: async (request, reply) => {
          const { params, query, body } = request;
          if (route.kind === 'read') {
            const own = previewed(route, { params, query }, request.cookies[PREVIEW_COOKIE]);
            if (own) return sendPrivate(await queue.run(request, reply, own), reply);
            const answer = await route.answer({ params, query }, version, (work) => queue.run(request, reply, work));
            return answer.send(request, reply);
          }
          const caller = await authenticate(endpoint, request);
          const answer = await route.answer({ params, query, body }, { request, reply, caller, reader: ENGLISH });
          if (caller.kind === 'staff' && request.method !== 'GET') changed();
          return reply.sent || answer === undefined ? reply : sendPrivate(answer, reply);
        },
      });
    }
  };
}
