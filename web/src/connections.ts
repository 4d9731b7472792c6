import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clientNetwork, type IsProxy, proxiesIn } from './proxies';

const SECOND = 1_000;

const listenersOf = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls back once, when a response is sent or its connection closed. Node does not close pipelined responses, and warns of
 * many listeners on an emitter.
 */
export function onResponseClosed(response: ServerResponse, listener: () => void): void {
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
  /** Connections of a sender; browsers open six each. */
  most?: number;
  /** Proxies are not limited. */
  isProxy?: IsProxy;
  onEnd?: () => void;
  /** Milliseconds after the end of listening in which open connections may still send a request. */
  grace?: number;
  /** Milliseconds after which pending answers are aborted. */
  deadline?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    isStopping: () => boolean;
    /** Reports that it stops, but still answers. */
    announceStop: () => void;
  }
}

/**
 * Limits connections per sender: one too many replaces the oldest idle one. On close, connections end with their answer, and
 * idle ones after `grace`: Node would wait for preconnected and half-sent ones.
 */
export const connections = fp<Options>(async (app, options) => {
  const { most = 500, isProxy = proxiesIn(), onEnd = () => {}, grace = SECOND, deadline = 120 * SECOND } = options;
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
    // The newest is last, and idle too.
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

/** Seconds; several intervals of a proxy's `/readyz` checks. */
const DRAIN = 10;

export const drainSeconds = ({ DRAIN_SECONDS, DEPLOY }: { DRAIN_SECONDS?: number; DEPLOY?: string }): number =>
  DRAIN_SECONDS ?? (DEPLOY === 'production' ? DRAIN : 0);

/**
 * SIGTERM: `/readyz` fails at once, the server closes after `drain` seconds. SIGINT: it closes at once. A second signal
 * ends the process.
 */
export function stopOnSignals(server: FastifyInstance, drain: number): void {
  process.once('SIGINT', () => void server.close());
  process.once('SIGTERM', async () => {
    server.announceStop();
    await wait(drain * SECOND, undefined, { ref: false });
    await server.close();
  });
}
