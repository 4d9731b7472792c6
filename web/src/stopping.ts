import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { whenOver } from './late-refusals';

const SECOND = 1_000;

/** Milliseconds from when the server no longer listens. */
interface Patience {
  /** In which a request that is on its way may still arrive on a connection that is open already. */
  grace: number;
  /** After which what is still being answered is broken off. */
  deadline: number;
}

/** The deadline is as long as proxies wait for an answer. */
const PATIENCE: Patience = { grace: SECOND, deadline: 120 * SECOND };

/** Seconds for which a server in deployment goes on after SIGTERM, unless told otherwise: several looks of a proxy at `/readyz`. */
const DRAIN = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this server was told to stop. */
    isStopping: () => boolean;
    /** From here on it says that it stops, and goes on answering: proxies turn to others meanwhile. */
    announceStop: () => void;
  }
}

/**
 * Ends connections when the server is told to stop: each with the answer to what is begun on it, and those on which no
 * request is being answered after a moment of grace. Node counts only connections that have had a request as idle; those
 * that browsers open beforehand, or on which a request was half sent, would hold the process until their time is over.
 */
export const stopping = fp<Partial<Patience>>(async (app, options) => {
  const { grace, deadline } = { ...PATIENCE, ...options };
  let isStopping = false;
  const open = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  app.decorate('isStopping', () => isStopping);
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (_request: IncomingMessage, answer: ServerResponse) => {
    answers.add(answer);
    whenOver(answer, () => answers.delete(answer));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => {
      const answering = new Set([...answers].map(({ req }) => req.socket));
      for (const socket of open) if (!answering.has(socket)) socket.destroy();
    }, grace).unref();
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, deadline).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
});

/** Seconds between SIGTERM and the end of listening. Somebody at a terminal does not wait. */
export const drainSeconds = ({ DRAIN_SECONDS, DEPLOY }: { DRAIN_SECONDS?: number; DEPLOY?: string }): number =>
  DRAIN_SECONDS ?? (DEPLOY === 'production' ? DRAIN : 0);

/**
 * Ends a server when the process is told to end. SIGTERM, from a supervisor: `/readyz` says so at once, the server goes on for
 * `drain` seconds, and then finishes what has begun. SIGINT, from a terminal: it finishes at once, also while it waits. The
 * second of the same kind ends the process, should that take too long.
 */
export function stopOnSignals(server: FastifyInstance, drain: number): void {
  process.once('SIGINT', () => void server.close());
  process.once('SIGTERM', async () => {
    server.announceStop();
    await wait(drain * SECOND, undefined, { ref: false });
    await server.close();
  });
}
