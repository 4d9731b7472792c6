import httpProxy from '@fastify/http-proxy';
import { fail, HttpError, isRead, notFound, onResponseClosed, traceHeaders } from '@university/web';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import { texts } from './texts';

/** Where headers carry the signal of a call: they are copied on their way, and only what has a name is sent. */
const ABORTED = Symbol('aborted when whoever called has gone');

interface CallHeaders {
  [ABORTED]?: AbortSignal;
}

type Answer = Dispatcher.ResponseData<null>;

/** Milliseconds until a read has to begin to be answered. Uploads and imports may take longer. */
const READ_WAIT = 10_000;

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/**
 * Passes calls on to an API that is a server of its own. A call whose caller has gone is ended, or never sent: an API with
 * too much to do would do it for nobody.
 */
export function apiProxy(apiUrl: string): FastifyPluginAsync {
  return async (app) => {
    // As many as come: what waited for a connection here would be hidden from the API, which knows whom to turn away.
    const pool = new Pool(new URL(apiUrl).origin, { connections: null });
    const request = (call: Dispatcher.RequestOptions, done: (error: Error | null, answer: Answer) => void) =>
      pool.request(
        { ...call, signal: (call.headers as CallHeaders)[ABORTED], ...(isRead(call) && { headersTimeout: READ_WAIT }) },
        done,
      );
    app.addHook('onClose', () => pool.destroy());
    app.addHook('onRequest', async (asked, reply) => {
      const gone = new AbortController();
      signals.set(asked, gone.signal);
      onResponseClosed(reply.raw, () => gone.abort());
    });
    app.setErrorHandler(fail);
    // Methods that the other server is not asked with.
    app.setNotFoundHandler((asked, reply) => fail(notFound(), asked, reply));
    await app.register(httpProxy, {
      upstream: apiUrl,
      rewritePrefix: '/api/v1',
      // Who is told to wait has to hear it: asked again at once, a full API would only be fuller.
      retryMethods: [],
      undici: { request } as unknown as Pool,
      // Throttles must see the visitor, not the shell; what is "the same site" and a secure cookie hang on the rest.
      replyOptions: {
        rewriteRequestHeaders: (asked, headers) => {
          const rewritten = {
            ...headers,
            'x-forwarded-for': asked.ip,
            'x-forwarded-host': asked.host,
            'x-forwarded-proto': asked.protocol,
            'x-request-id': asked.id,
            ...traceHeaders(),
          };
          return Object.assign(rewritten, { [ABORTED]: signals.get(asked as FastifyRequest) });
        },
        onError: (reply, { error }) => void reply.send(unanswered(error, isRead(reply.request))),
      },
    });
  };
}

/** What a visitor is told when the API gave no answer. Only of a read, and where it was not even reached, it is sure that nothing was done. */
function unanswered(error: Error, isSafe: boolean): HttpError {
  const { code } = ((error.cause ?? error) as NodeJS.ErrnoException) ?? {};
  return isSafe || code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT'
    ? new HttpError(503, 'api_away', texts.apiAway, { retryAfter: 5 })
    : new HttpError(502, 'outcome_unknown', texts.outcomeUnknown);
}
