import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { StartupError } from './errors';
import { fail } from './failure';
import { logOptions } from './log-options';
import { soundAddress } from './sound-address';
import { type IsProxy, proxiesIn } from './trusted-proxies';

const SECOND = 1_000;

/** Milliseconds. */
const TIMEOUTS = {
  /** A connection on which nothing moves. */
  connectionTimeout: 120 * SECOND,
  /** From the first byte of a request to its last: 50 MB from a village at 14 kB a second. */
  requestTimeout: 3_600 * SECOND,
  /** An open connection between two requests; longer than the 60 s of usual proxies, so that they close it and not we. */
  keepAliveTimeout: 72 * SECOND,
} as const;

/** Milliseconds. */
const HEADERS = {
  /** For the headers of a request, from its first byte; for the first request from when the connection is there. */
  headersTimeout: 10 * SECOND,
  /** Between two looks for those that are late. */
  connectionsCheckingInterval: 2 * SECOND,
} as const;

interface Options {
  logLevel: string;
  /** Standard output by default. */
  logTo?: Writable;
  /** Who says who calls; proxies on this machine by default. */
  isProxy?: IsProxy;
}

/** What every server of this project is made with: the API's own and the shell's. */
export function serverOptions({ logLevel, logTo, isProxy = proxiesIn() }: Options): FastifyHttpOptions<Server> {
  return {
    logger: { ...logOptions(logLevel), ...(logTo && { stream: logTo }) },
    genReqId: requestId,
    trustProxy: isProxy,
    forceCloseConnections: 'idle',
    // What still comes on an open connection is answered, and the connection ends with it.
    return503OnClosing: false,
    ...TIMEOUTS,
    // An address that cannot be read, before any route is found: people are led to the one that was meant.
    frameworkErrors(error, request, reply) {
      const { url, method } = request.raw;
      const isRead = method === 'GET' || method === 'HEAD';
      const meant = url && isRead && !url.startsWith('/api/') ? soundAddress(url) : url;
      if (!meant || meant === url) fail(error, request, reply);
      else reply.redirect(meant, 301);
    },
    http: HEADERS,
  };
}

/** Long enough for every usual id, and nothing that could break a log line or pretend to be another field. */
const SANE_ID = /^[\w.:-]{8,64}$/;

/** The `x-request-id` that a proxy gave, when it is sane, so that one id leads through all logs; else a new one. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

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
