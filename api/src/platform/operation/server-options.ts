import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyHttpOptions } from 'fastify';
import { fail } from '../http/fail';
import { logOptions } from './log-options';
import { requestId } from './request-id';

const SECOND = 1_000;

/** Milliseconds. */
const TIMEOUTS = {
  /** A connection on which nothing moves. */
  connectionTimeout: 120 * SECOND,
  /** From the first byte of a request to its last; what a body must bring meanwhile is said in `slow-bodies.ts`. */
  requestTimeout: 3_600 * SECOND,
  /** A kept connection between two requests; longer than the 60 s of usual proxies, so that they close it and not we. */
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
}

/** What every server of this project is made with: the API's own and the shell's. */
export function serverOptions({ logLevel, logTo }: Options): FastifyHttpOptions<Server> {
  return {
    logger: { ...logOptions(logLevel), ...(logTo && { stream: logTo }) },
    genReqId: requestId,
    // A proxy on the same machine says who calls.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    ...TIMEOUTS,
    // An address that cannot be read, before any route is found.
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    http: HEADERS,
  };
}
