import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where ports of tests are from: below those that the system gives to outgoing connections (32768 and more on Linux), so
 * that no connection of a browser takes the port of a site that is about to start, or that starts again.
 */
const [FIRST, LAST] = [12_000, 32_000] as const;

let next = randomInt(FIRST, LAST);

/** A port that nobody listens on, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = next === LAST ? FIRST : next + 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
