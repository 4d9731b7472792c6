import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls `tell` once, when an answer is sent or its connection is gone, whichever comes. All who wait for the same answer
 * share one listener: Node takes many on one emitter for a leak.
 */
export function whenOver(answer: ServerResponse, tell: () => void): void {
  const known = waiting.get(answer);
  if (known) {
    known.push(tell);
    return;
  }
  const all = [tell];
  waiting.set(answer, all);
  answer.once('close', () => {
    for (const each of all) each();
  });
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
