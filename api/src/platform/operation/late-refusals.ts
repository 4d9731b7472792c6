import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { whenOver } from './when-over';

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
