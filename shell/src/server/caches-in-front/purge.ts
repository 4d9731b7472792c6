import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds. */
const DEADLINE = 5_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

interface Options {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends all tries. */
  closing: AbortSignal;
}

/**
 * Tells a cache in front to forget what bears one of some tags, until it says that it has. Nobody waits for it. The tags
 * stand in the request in all the ways in which such caches read them: `Surrogate-Key`, `Cache-Tag`, a JSON body.
 */
export function purger({ url, token, log, closing }: Options): (tags: readonly string[]) => void {
  const waiting = new Set<string>();
  let isAtWork = false;

  async function call(tags: readonly string[]): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.any([closing, AbortSignal.timeout(DEADLINE)]);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ tags }), signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The cache answered ${answer.status}`);
  }

  async function work(): Promise<void> {
    let pause = FIRST_PAUSE;
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      try {
        await call(tags);
        pause = FIRST_PAUSE;
      } catch (error) {
        if (closing.aborted) return;
        for (const tag of tags) waiting.add(tag);
        log.warn({ err: error, tags }, 'the cache in front could not be purged; it is tried again');
        await delay(pause, undefined, { ref: false, signal: closing });
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    }
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    if (isAtWork) return;
    isAtWork = true;
    // Only the end of the site gets here, which ends the pause.
    void work()
      .catch(() => {})
      .finally(() => {
        isAtWork = false;
      });
  };
}
