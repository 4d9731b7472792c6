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

/** The innermost cause; undefined for an `HttpError`. */
function causeOf(error: Error): string | undefined {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error && !(cause instanceof HttpError) ? logError(cause).message : undefined;
}

/** Logs our own faults; sets status and `Retry-After`. */
export function prepareFailure(error: Error, request: FastifyRequest, reply: FastifyReply): HttpError {
  const failure = toHttpError(error, isRead(request));
  const { status, code: reason, retryAfter } = failure;
  // A refusal is logged without a stack.
  if (status === 503) request.log.warn({ reason, cause: causeOf(error) }, 'request refused');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  reply.status(status);
  return failure;
}

/** Answers an error in the contract's shape. */
export function fail(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = prepareFailure(error, request, reply);
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (failure.allow !== undefined) reply.header('Allow', failure.allow);
  return reply.header('Cache-Control', 'no-store').send(toFailure(failure));
}

interface ServerOptions {
  logLevel: string;
  logTo?: Writable;
  isProxy?: IsProxy;
}

export function serverOptions({ logLevel, logTo, isProxy = proxiesIn() }: ServerOptions): FastifyHttpOptions<Server> {
  return {
    logger: { ...logOptions(logLevel), ...(logTo && { stream: logTo }) },
    genReqId: requestId,
    trustProxy: isProxy,
    forceCloseConnections: 'idle',
    // Late requests on open connections are answered.
    return503OnClosing: false,
    connectionTimeout: 120 * SECOND,
    /** 50 MB at 14 kB a second. */
    requestTimeout: 3_600 * SECOND,
    /** Longer than the usual 60 s of proxies, so that they close first. */
    keepAliveTimeout: 72 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 2 * SECOND },
    // Malformed addresses: browsers are redirected to the repaired one.
    frameworkErrors(error, request, reply) {
      const { url } = request.raw;
      const meant = url && isRead(request.raw) && !url.startsWith('/api/') ? repairUrl(url) : url;
      if (!meant || meant === url) fail(error, request, reply);
      else reply.redirect(meant, 301);
    },
  };
}

const SANE_ID = /^[\w.:-]{8,64}$/;

/** Keeps a proxy's id, for tracing through logs. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Control and invisible characters, which chats append to links. Joiners belong to words. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{DI}\u2028\u2029]/gu;

/**
 * Escapes stray `%`, removes invisible characters and duplicate slashes, which could be taken for a host. Keeps the
 * query.
 */
export function repairUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const repaired = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      const text = decodeURIComponent(escapes);
      const seen = text.replace(INVISIBLE, '');
      return seen === text ? escapes : encodeURIComponent(seen);
    } catch {
      return escapes.replaceAll('%', '%25');
    }
  });
  return (/^[/\\]/.test(repaired) ? repaired.replace(/[/\\]{2,}/g, '/') : repaired) + query;
}

/** `https:/host` is resolved by the scheme of the page. */
const OWN_ORIGINS = ['http://own.invalid', 'https://own.invalid'];

/** Paths that browsers resolve to another host: `//host`, `/\\host`, `/<tab>/host`, `data:…`. */
function isDisguised(location: string): boolean {
  if (/^https?:\/\/[^/\\]/i.test(location)) return false;
  return OWN_ORIGINS.some((own) => !URL.canParse(location, own) || new URL(location, own).origin !== own);
}

interface OperationOptions {
  metricsToken?: string;
  probes?: Probes;
  needs?: Needs;
  /** Degrade the service without stopping it. */
  impairments?: Needs;
  isProxy?: IsProxy;
  measureDelay?: () => number;
}

/** Milliseconds between log lines with the same reason. */
const SHED_PAUSE = 10 * SECOND;

/** Register before any route, so that its hooks see every request. */
export const operation = fp<OperationOptions>(async (app, options) => {
  const { metricsToken, probes, needs, impairments, isProxy = proxiesIn(), measureDelay } = options;
  if (isTracing())
    app.addHook('onRequest', (request, reply, done) =>
      traceRequest(request, reply, isProxy(request.socket.remoteAddress), done),
    );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // A safeguard against open redirects.
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

const REASONS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Stop the other server or set PORT.`,
  EACCES: (port) => `This user may not open port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST.',
};

export async function listen(server: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartupError(reason(port)) : error;
  }
}
