import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const listenersOf = new WeakMap<ServerResponse | Socket, Set<() => void>>();

/** All listeners for one emitter share one of its own: Node takes many on one emitter for a leak. */
function addCloseListener(emitter: ServerResponse | Socket, listener: () => void): void {
  const known = listenersOf.get(emitter);
  if (known) {
    known.add(listener);
    return;
  }
  const all = new Set([listener]);
  listenersOf.set(emitter, all);
  emitter.once('close', () => {
    for (const each of all) each();
  });
}

/**
 * Calls `tell` once, when an answer is sent or its connection is closed, whichever comes. Both are listened to: an answer
 * that waits behind another on its connection (pipelining) is never closed itself when the connection is.
 */
export function whenOver(answer: ServerResponse, tell: () => void): void {
  // None where a request is injected.
  const socket = answer.req?.socket as Socket | undefined;
  const end = () => {
    listenersOf.get(answer)?.delete(end);
    if (socket) listenersOf.get(socket)?.delete(end);
    tell();
  };
  if (answer.closed || socket?.closed) {
    tell();
    return;
  }
  addCloseListener(answer, end);
  if (socket) addCloseListener(socket, end);
}

/** Milliseconds after which a sender hears that there is too much of his, give or take half: all at once come back at once. */
const PAUSE = 1_000;

/**
 * Waits before a sender is told that there is too much of his, or until he has gone. Whoever asks again as soon as he is
 * refused then asks once a second on each of his connections, and refusals cost next to nothing.
 */
export function beforeRefusal(reply: FastifyReply, pause = PAUSE): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause * (0.5 + Math.random()));
    whenOver(reply.raw, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Answers 429 late. */
export const lateRefusals = fp<{ pause?: number }>(async (app, { pause }) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) await beforeRefusal(reply, pause);
  });
});
