import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { connections } from './connections';
import { HttpError, isRead, notFound, StartupError, toFailure, toHttpError } from './errors';
import { loadShedding } from './load-shedding';
import { logError, logOptions } from './logging';
import { health, metrics, type Needs, type Probes } from './monitoring';
import { type IsProxy, proxiesIn, unlistedProxies } from './proxies';
import { isTracing, traceRequest } from './tracing';

const SECOND = 1_000;

/** What was in the way, in one line; undefined for a refusal of our own. */
function causeOf(error: Error): string | undefined {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error && !(cause instanceof HttpError) ? logError(cause).message : undefined;
}

/** Answers any error in the contract's shape; what is our own fault is logged and not told. */
export function fail(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = toHttpError(error, isRead(request));
  const { status, code: reason } = failure;
  // A refusal has its reason in one line; where it has a cause, that has no stack: it is around us.
  if (status === 503) request.log.warn({ reason, cause: causeOf(error) }, 'request refused');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
  if (failure.allow !== undefined) reply.header('Allow', failure.allow);
  return reply.status(failure.status).header('Cache-Control', 'no-store').send(toFailure(failure));
}

interface ServerOptions {
  logLevel: string;
  /** Standard output by default. */
  logTo?: Writable;
  /** Who says who calls; proxies on this machine by default. */
  isProxy?: IsProxy;
}

/** What every server of this project is made with: the API's own and the shell's. */
export function serverOptions({ logLevel, logTo, isProxy = proxiesIn() }: ServerOptions): FastifyHttpOptions<Server> {
  return {
    logger: { ...logOptions(logLevel), ...(logTo && { stream: logTo }) },
    genReqId: requestId,
    trustProxy: isProxy,
    forceCloseConnections: 'idle',
    // What still comes on an open connection is answered, and the connection ends with it.
    return503OnClosing: false,
    /** A connection on which nothing moves. */
    connectionTimeout: 120 * SECOND,
    /** From the first byte of a request to its last: 50 MB from a village at 14 kB a second. */
    requestTimeout: 3_600 * SECOND,
    /** Between two requests; longer than the 60 s of usual proxies, so that they close the connection and not we. */
    keepAliveTimeout: 72 * SECOND,
    http: {
      /** From the first byte of a request to the end of its headers; for the first request from when the connection is there. */
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
    },
    // An address that cannot be read, before any route is found: people are led to the one that was meant.
    frameworkErrors(error, request, reply) {
      const { url } = request.raw;
      const meant = url && isRead(request.raw) && !url.startsWith('/api/') ? repairUrl(url) : url;
      if (!meant || meant === url) fail(error, request, reply);
      else reply.redirect(meant, 301);
    },
  };
}

/** Long enough for every usual id, and nothing that could break a log line or pretend to be another field. */
const SANE_ID = /^[\w.:-]{8,64}$/;

/** The `x-request-id` that a proxy gave, when it is sane, so that one id leads through all logs; else a new one. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/**
 * What no path means to hold: React Router's patterns end at a line break, the database takes no NUL, and chats put spaces of no
 * width behind a link. Joiners are a part of words.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{DI}\u2028\u2029]/gu;

/**
 * The address that somebody meant: a stray or broken `%` stands for itself, what cannot be seen is left out, and slashes are
 * single, as the browser's router reads them and so that no browser takes the first name for a host.
 * @param url path and query, as they were asked for; the query is left as it is
 */
export function repairUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const repaired = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      const text = decodeURIComponent(escapes);
      const seen = text.replace(UNSEEN, '');
      return seen === text ? escapes : encodeURIComponent(seen);
    } catch {
      return escapes.replaceAll('%', '%25');
    }
  });
  return (/^[/\\]/.test(repaired) ? repaired.replace(/[/\\]{2,}/g, '/') : repaired) + query;
}

/** Both, as a path such as `https:/host` is read by the scheme of the page. */
const OWN_ORIGINS = ['http://own.invalid', 'https://own.invalid'];

/** Whether browsers take a `Location` for another site although it is no whole address: `//host`, `/\\host`, `/<tab>/host`, `data:…`. */
function isDisguised(location: string): boolean {
  if (/^https?:\/\/[^/\\]/i.test(location)) return false;
  return OWN_ORIGINS.some((own) => !URL.canParse(location, own) || new URL(location, own).origin !== own);
}

interface OperationOptions {
  /** Shows `/metrics` to whoever bears it. */
  metricsToken?: string;
  /** Of the API in this process, where there is one. */
  probes?: Probes;
  /** What this process needs beside what the API in it does. */
  needs?: Needs;
  /** What makes it less than whole, though it does its work. */
  impairments?: Needs;
  /** As in `serverOptions`. */
  isProxy?: IsProxy;
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
}

/** Milliseconds between two lines of the log that say the same reason: each refusal is counted in the metrics. */
const SHED_PAUSE = 10 * SECOND;

/** What running servers need. To be registered before any route, so that its hooks see every request. */
export const operation = fp<OperationOptions>(async (app, options) => {
  const { metricsToken, probes, needs, impairments, isProxy = proxiesIn(), measureDelay } = options;
  if (isTracing())
    app.addHook('onRequest', (request, reply, done) =>
      traceRequest(request, reply, isProxy(request.socket.remoteAddress), done),
    );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // The last gate, whoever made the address: nothing is at a path that leads to another host.
  app.addHook('onSend', async (request, reply) => {
    const location = reply.getHeader('location');
    if (location === undefined || !isDisguised(String(location))) return;
    request.log.error('a redirect to another host was held back');
    reply.removeHeader('location');
    throw notFound();
  });
  await app.register(unlistedProxies, { isProxy });
  await app.register(metrics, { token: metricsToken, probes });
  const said = new Map<string, number>();
  const onShed = (reason: string) => {
    app.countShed(reason);
    if (Date.now() < (said.get(reason) ?? 0) + SHED_PAUSE) return;
    said.set(reason, Date.now());
    app.log.warn({ reason }, 'requests are refused under load');
  };
  await app.register(connections, { isProxy, onEnd: () => onShed('sender_connections') });
  await app.register(loadShedding, { measureDelay, onShed });
  await app.register(health, { needs: { ...probes?.needs, ...needs }, impairments, isStopping: app.isStopping });
});

/** Reasons for not listening that people can put right. */
const REASONS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Stop the other server or set PORT.`,
  EACCES: (port) => `This user may not open port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST.',
};

/** Begins to listen. Throws `StartupError` where the reason against it is a matter of configuration. */
export async function listen(server: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartupError(reason(port)) : error;
  }
}
