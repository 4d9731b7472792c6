import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { clientNetwork } from './senders';
import { whenOver } from './late-refusals';
import { type IsProxy, proxiesIn } from './trusted-proxies';

/** Connections of one sender: browsers take six each, so eighty are served at the same instant, and others in turn. */
const MOST = 500;

interface Options {
  most?: number;
  /** Whose connections are not counted: a proxy has those of everybody, and limits them itself. */
  isProxy?: IsProxy;
  /** Called for every connection that is ended. */
  onEnd?: () => void;
}

/**
 * Caps the connections of one sender. A connection too many takes the place of the oldest on which no request is
 * waiting for its answer, such as one that never sent anything; where all are busy it is not let in.
 */
export const connections = fp<Options>(async (app, { most = MOST, isProxy = proxiesIn(), onEnd = () => {} }) => {
  const held = new Map<string, Set<Socket>>();
  /** Requests on a connection whose answers are not sent. */
  const waiting = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + by);

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || isProxy(address)) return;
    const sender = clientNetwork(address);
    const own = held.get(sender) ?? new Set();
    held.set(sender, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && held.get(sender) === own) held.delete(sender);
    });
    if (own.size <= most) return;
    onEnd();
    // The newest stands last, and is idle itself.
    for (const one of own) {
      if (waiting.get(one)) continue;
      one.destroy();
      return;
    }
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    change(socket, 1);
    whenOver(reply.raw, () => change(socket, -1));
  });
});
