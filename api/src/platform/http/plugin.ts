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
} from './route';

interface MultipartOptions {
  /** Bytes. */
  fileLimit: number;
}

/** Uploads: one file beside a handful of short fields. */
export const multipart = fp<MultipartOptions>(async (app, { fileLimit }) => {
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: fileLimit,
      files: 1,
      fields: 30,
      parts: 31,
      // Bytes: the longest text of a notice, in letters of three bytes each, and its line breaks.
      fieldSize: 3 * NOTICE_TEXT_LIMIT + 5_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
});

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

/** JSON where it is any; a call that sends nothing may say that it is JSON, as many programs do of every call. */
function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done));
}

/** Bytes of a JSON body, unless the contract says otherwise. */
const JSON_LIMIT = 64 * 1024;

interface ApiPluginOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Bytes of an upload. */
  fileLimit: number;
  version: Version;
  /** Origins whose pages may call with a bearer token. */
  origins: readonly string[];
  /** Addresses beside the calls that others answer; public, for GET alone. */
  documents: readonly string[];
  /** Called after staff may have changed something: the version of the public data is looked at again. */
  changed: () => void;
  counters: Counters;
  /** English is spoken by default. */
  translator?: Translator;
  previewed?: Previewed;
  /** Called after each answer: who is refused too often, or lacks a right, stands in the audit log. */
  onAnswered: (name: EndpointName, status: number, request: FastifyRequest) => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: EndpointName;
  }
}

/** All routes as one Fastify plugin, to be registered under `/api/v1`. */
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

  /** @throws HttpError 404 where nothing is, 405 for a method that the address does not take, 403 to other sites */
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
    // Forms of pages without scripts; calls that declare JSON refuse it (requireJson).
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseFormBody(body),
    );
    // The server around us may read them already.
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
    // What is left has been refused by then. Routes, as the site around the API has pages for every other address; the
    // handler is for methods that the framework does not know.
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
          // What may be long is not read before it is known that its sender may send it.
          ...(endpoint.bodyLimit
            ? [async (request: FastifyRequest) => void (await authenticate(endpoint, request))]
            : []),
          ...(endpoint.body ? [requireJson] : []),
        ],
        onResponse: async (request, reply) => onAnswered(route.name, reply.statusCode, request),
        handler: async (request, reply) => {
          const { params, query, body } = request;
          if (route.kind === 'read') {
            const own = previewed(route, { params, query }, request.cookies[PREVIEW_COOKIE]);
            if (own) return sendPrivate(await queue.run(request, reply, own), reply);
            const answer = await route.answer({ params, query }, version, (work) => queue.run(request, reply, work));
            return answer.send(request, reply);
          }
          const caller = await authenticate(endpoint, request).catch(async (error: unknown) => {
            if (!route.refuse) throw error;
            await route.refuse(error, request, reply, ENGLISH);
          });
          if (!caller) return reply;
          const answer = await route.answer({ params, query, body }, { request, reply, caller, reader: ENGLISH });
          if (caller.kind === 'staff' && request.method !== 'GET') changed();
          return reply.sent || answer === undefined ? reply : sendPrivate(answer, reply);
        },
      });
    }
  };
}
