import httpProxy from '@fastify/http-proxy';
import { fail, HttpError, isRead, notFound, onResponseClosed, traceHeaders } from '@university/web';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import { texts } from './texts';

/** Headers are copied; only string keys are sent. */
const ABORTED = Symbol('the client has disconnected');

interface CallHeaders {
  [ABORTED]?: AbortSignal;
}

type Answer = Dispatcher.ResponseData<null>;

/** Milliseconds for reads. Uploads may take longer. */
const READ_WAIT = 10_000;

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/** Proxies the API. A call is aborted when its client disconnects. */
export function apiProxy(apiUrl: string): FastifyPluginAsync {
  return async (app) => {
    // Unlimited: the API sheds load itself.
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
    app.setNotFoundHandler((asked, reply) => fail(notFound(), asked, reply));
    await app.register(httpProxy, {
      upstream: apiUrl,
      rewritePrefix: '/api/v1',
      // No retry of 503: it would add load.
      retryMethods: [],
      undici: { request } as unknown as Pool,
      // Throttling, same-site checks and secure cookies depend on these.
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

/** Only reads, and calls that never connected, are known to have changed nothing. */
function unanswered(error: Error, isSafe: boolean): HttpError {
  const { code } = ((error.cause ?? error) as NodeJS.ErrnoException) ?? {};
  return isSafe || code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT'
    ? new HttpError(503, 'api_away', texts.apiAway, { retryAfter: 5 })
    : new HttpError(502, 'outcome_unknown', texts.outcomeUnknown);
}
