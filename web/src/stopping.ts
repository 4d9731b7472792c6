import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { whenOver } from './late-refusals';

/** Milliseconds in which a request that is on its way may still arrive on a connection that is open already. */
const GRACE = 1_000;

interface Options {
  /** Milliseconds; `GRACE` by default. */
  grace?: number;
}

/**
 * Ends connections when the server is told to stop: each with the answer to what is begun on it, and those on which no
 * request is being answered after a moment of grace. Node counts only connections that have had a request as idle; those
 * that browsers open beforehand, or on which a request was half sent, would hold the process until their time is over.
 */
export const stopping = fp<Options>(async (app, { grace = GRACE }) => {
  let isStopping = false;
  const open = new Set<Socket>();
  const answers = new Set<ServerResponse>();
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
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
});
