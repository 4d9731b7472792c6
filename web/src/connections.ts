import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clientNetwork, type IsProxy, proxiesIn } from './proxies';

const SECOND = 1_000;

const listenersOf = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls back once, when a response is sent or its connection is closed. Node closes no response that waits behind another on
 * its connection (pipelining), and takes many listeners on one emitter for a leak.
 */
export function onResponseClosed(response: ServerResponse, listener: () => void): void {
  // None where a request is injected.
  const socket = response.req?.socket as Socket | undefined;
  if (response.closed || socket?.closed) {
    listener();
    return;
  }
  const known = listenersOf.get(response);
  if (known) {
    known.push(listener);
    return;
  }
  const listeners = [listener];
  listenersOf.set(response, listeners);
  const close = () => {
    response.off('close', close);
    socket?.off('close', close);
    for (const each of listeners.splice(0)) each();
  };
  response.once('close', close);
  socket?.setMaxListeners(0).once('close', close);
}

interface Options {
  /** Connections of one sender: browsers take six each, so eighty are served at the same instant. */
  most?: number;
  /** Whose connections are not counted: a proxy has those of everybody, and limits them itself. */
  isProxy?: IsProxy;
  /** Called for every connection that is ended because its sender has too many. */
  onEnd?: () => void;
  /** Milliseconds from when the server no longer listens, in which a request may still arrive on an open connection. */
  grace?: number;
  /** Milliseconds after which what is still being answered is broken off: as long as proxies wait for an answer. */
  deadline?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this server was told to stop. */
    isStopping: () => boolean;
    /** From here on it says that it stops, and goes on answering: proxies turn to others meanwhile. */
    announceStop: () => void;
  }
}

/**
 * Caps the connections of one sender: one too many takes the place of the oldest that has no request to answer.
 *
 * When the server stops, each connection ends with the answer to what is begun on it, and after a moment of grace those with no
 * request to answer. Node itself would wait for one that browsers opened beforehand, or on which a request was half sent.
 */
export const connections = fp<Options>(async (app, options) => {
  const { most = 500, isProxy = proxiesIn(), onEnd = () => {}, grace = SECOND, deadline = 120 * SECOND } = options;
  /** Requests without an answer, by connection. */
  const open = new Map<Socket, number>();
  const bySender = new Map<string, Set<Socket>>();
  const count = (socket: Socket, by: number) => open.has(socket) && open.set(socket, (open.get(socket) ?? 0) + by);
  let isStopping = false;
  app.decorate('isStopping', () => isStopping);
  app.decorate('announceStop', () => {
    isStopping = true;
  });

  function limit(socket: Socket, sender: string) {
    const own = bySender.get(sender) ?? new Set();
    bySender.set(sender, own.add(socket));
    socket.once('close', () => own.delete(socket) && own.size === 0 && bySender.delete(sender));
    if (own.size <= most) return;
    onEnd();
    // The newest is last, and has no request itself.
    [...own].find((each) => !open.get(each))?.destroy();
  }

  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
    const { remoteAddress: address } = socket;
    if (address && !isProxy(address)) limit(socket, clientNetwork(address));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    onResponseClosed(response, () => count(socket, -1));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    const end = (which: (requests: number) => boolean) => {
      for (const [socket, requests] of open) if (which(requests)) socket.destroy();
    };
    setTimeout(end, grace, (requests: number) => requests === 0).unref();
    setTimeout(end, deadline, () => true).unref();
  });
});

/** Seconds for which a server in deployment goes on after SIGTERM, unless told otherwise: several looks of a proxy at `/readyz`. */
const DRAIN = 10;

/** Seconds between SIGTERM and the end of listening. Somebody at a terminal does not wait. */
export const drainSeconds = ({ DRAIN_SECONDS, DEPLOY }: { DRAIN_SECONDS?: number; DEPLOY?: string }): number =>
  DRAIN_SECONDS ?? (DEPLOY === 'production' ? DRAIN : 0);

/**
 * Ends a server with the process. SIGTERM, from a supervisor: `/readyz` says so at once, the server goes on for `drain` seconds, and
 * then finishes what has begun. SIGINT, from a terminal: it finishes at once. The second of the same kind ends the process.
 */
export function stopOnSignals(server: FastifyInstance, drain: number): void {
  process.once('SIGINT', () => void server.close());
  process.once('SIGTERM', async () => {
    server.announceStop();
    await wait(drain * SECOND, undefined, { ref: false });
    await server.close();
  });
}
