import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks at the processes. */
const EVERY = 200;

/** What processes say of themselves at `/readyz`, the best first. */
const ORDER = ['ready', 'degraded', 'not ready', 'stopping', 'away'];

/**
 * A proxy in front of several processes, as small as it can be: it turns to those that said to be ready when they were last asked;
 * where none did, to those that are not ready and not stopping either. It asks nobody a second time, so what is lost is seen.
 * @param {string[]} origins
 */
export async function startBalancer(origins) {
  const agent = new Agent({ keepAlive: true });
  /** What each said last; `away` where it said nothing. */
  const known = new Map(origins.map((origin) => [origin, 'away']));
  /** Requests that were sent to it and are not answered. */
  const under = new Map(origins.map((origin) => [origin, 0]));
  let turn = 0;

  function next() {
    const all = ORDER.map((state) => origins.filter((origin) => known.get(origin) === state)).find(
      ({ length }) => length > 0,
    );
    return all[turn++ % all.length];
  }

  const server = createServer((asked, answer) => {
    const { method, url, headers, socket } = asked;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const origin = next();
    under.set(origin, under.get(origin) + 1);
    answer.once('close', () => under.set(origin, under.get(origin) - 1));
    const onward = request(new URL(url, origin), {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': forwarded, connection: 'keep-alive' },
    });
    onward.once('response', (got) => {
      const { connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = got.headers;
      answer.writeHead(got.statusCode, kept);
      got.pipe(answer);
      got.once('error', () => answer.destroy());
    });
    onward.once('error', (error) => {
      if (answer.headersSent) return answer.destroy();
      answer.writeHead(502, { 'content-type': 'text/plain' }).end(error.code ?? error.message);
    });
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const closing = new AbortController();
  const stateOf = async (origin) => {
    const answer = await fetch(`${origin}/readyz`, { signal: closing.signal });
    return (await answer.json()).status;
  };
  const look = async (origin) => known.set(origin, await stateOf(origin).catch(() => 'away'));
  const watch = async (origin) => {
    while (!closing.signal.aborted) {
      await look(origin);
      await wait(EVERY);
    }
  };
  await Promise.all(origins.map(look));
  for (const origin of origins) void watch(origin);

  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Waits until it turns to this process again. */
    untilReady: async (origin) => {
      while (known.get(origin) !== 'ready') await wait(EVERY);
    },
    /** Waits until it has seen that this process stops, and has nothing more of it to wait for. */
    untilLeft: async (origin) => {
      while (known.get(origin) !== 'stopping' || under.get(origin) > 0) await wait(EVERY);
    },
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
