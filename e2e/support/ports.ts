import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports (32768 and more on Linux), so that no outgoing connection takes the port of a site. */
const [FIRST, LAST] = [12_000, 32_000] as const;

let next = randomInt(FIRST, LAST);

/** A free port that this process has not used before. */
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
