import type { ServerResponse } from 'node:http';

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
