import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { connections, drainSeconds, onResponseClosed, stopOnSignals } from './connections';
import { loadShedding } from './load-shedding';
import { operation, serverOptions } from './server';

/** Until a connection is gone. Something that one side has not read makes its end a reset, which is as good. */
const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });

const servers: FastifyInstance[] = [];
afterEach(async () => {
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  for (const server of servers.splice(0)) await server.close();
});

function newServer() {
  const server = Fastify(serverOptions({ logLevel: 'silent' }));
  servers.push(server);
  return server;
}

async function listening(server: FastifyInstance): Promise<{ url: string; open(): Promise<Socket> }> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const open = async () => {
    const accepted = once(server.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    return socket;
  };
  return { url: `http://127.0.0.1:${port}`, open };
}

test('a server that announces its stop says so, answers as before, and keeps no connection', async () => {
  const server = newServer();
  const asked = jest.fn(async () => null);
  await server.register(operation, { needs: { database: asked } });
  server.get('/page', async () => 'as before');
  const { url } = await listening(server);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.announceStop();
  asked.mockClear();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect(asked).not.toHaveBeenCalled();
  const page = await fetch(`${url}/page`);
  expect([page.status, await page.text(), page.headers.get('connection')]).toEqual([200, 'as before', 'close']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a request that was half sent when the server stopped is answered', async () => {
  const server = newServer();
  await server.register(connections, { grace: 60_000 });
  server.get('/page', async () => 'answered');
  const stopped = new Promise<void>((resolve) => server.addHook('preClose', async () => void setImmediate(resolve)));
  const { open } = await listening(server);
  const socket = await open();
  socket.write('GET /page HTTP/1.1\r\nHost: a\r\n');
  const closed = server.close();
  await stopped;
  expect(server.server.listening).toBe(false);
  socket.write('\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toMatch(/answered$/);
  await closed;
});

test('an answer that does not come to its end is broken off', async () => {
  const server = newServer();
  await server.register(connections, { grace: 1, deadline: 2 });
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  server.get('/never', () => {
    asked();
    return new Promise(() => {});
  });
  const { open } = await listening(server);
  const socket = (await open()).resume();
  socket.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n');
  await isAsked;
  const ended = gone(socket);
  await server.close();
  await ended;
});

describe('signals', () => {
  const started = async (drain: number) => {
    const server = newServer();
    await server.register(connections, { grace: 1 });
    await listening(server);
    stopOnSignals(server, drain);
    return server;
  };

  test('SIGTERM is announced, and the server goes on until SIGINT cuts the wait short', async () => {
    const server = await started(600);
    const closed = once(server.server, 'close');
    process.emit('SIGTERM');
    expect([server.isStopping(), server.server.listening]).toEqual([true, true]);
    process.emit('SIGINT');
    await closed;
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('without time to go on %s ends it', async (signal) => {
    const server = await started(0);
    const closed = once(server.server, 'close');
    process.emit(signal);
    await closed;
  });

  test.each([
    [{}, 0],
    [{ DEPLOY: 'production' }, 10],
    [{ DEPLOY: 'production', DRAIN_SECONDS: 0 }, 0],
    [{ DRAIN_SECONDS: 3 }, 3],
  ])('with %j it goes on for %i s', (given, seconds) => {
    expect(drainSeconds(given)).toBe(seconds);
  });
});

describe('the end of an answer', () => {
  test.each(['sent', 'broken off'])('everybody is told once that an answer is %s, and by one listener', async (how) => {
    const server = newServer();
    const told: string[] = [];
    let listeners = 0;
    const breaking = new AbortController();
    const over = new Promise<void>((resolve) => {
      server.get('/', async (_request, reply) => {
        const before = reply.raw.listenerCount('close');
        for (const name of ['one', 'other']) onResponseClosed(reply.raw, () => told.push(name));
        onResponseClosed(reply.raw, resolve);
        listeners = reply.raw.listenerCount('close') - before;
        if (how === 'sent') return 'done';
        breaking.abort();
        return new Promise(() => {});
      });
    });
    const { url } = await listening(server);
    await fetch(url, { signal: breaking.signal }).catch(() => {});
    await over;
    expect({ told, listeners }).toEqual({ told: ['one', 'other'], listeners: 1 });
  });

  test('a form that is answered by a file has so few who wait for its end that Node sees no leak', async () => {
    const server = newServer();
    await server.register(operation, {});
    await server.register(multipart, { limits: { fileSize: 1_000 } });
    server.post('/', async (request, reply) => {
      for await (const part of request.parts()) if (part.type === 'file') await once(part.file.resume(), 'end');
      // Fastify and the stream add theirs when it is sent.
      return reply.send(Readable.from(piecesOf(reply.raw)));
    });
    let most = 0;
    async function* piecesOf(answer: ServerResponse) {
      for (const piece of ['a ', 'file']) {
        yield piece;
        most = Math.max(most, answer.listenerCount('close'));
      }
    }
    const { url } = await listening(server);
    const body = new FormData();
    body.append('pdf', new Blob(['sent']), 'a.pdf');
    expect(await (await fetch(url, { method: 'POST', body })).text()).toBe('a file');
    expect(most).toBeGreaterThan(0);
    // One more, and Node warns.
    expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
  });
});

describe('delayed rejections', () => {
  const NEVER = 2 ** 30;

  async function refusing(pause: number) {
    const server = newServer();
    await server.register(loadShedding, { pause });
    server.get('/refused', async (_request, reply) => reply.code(429).send('too often'));
    server.get('/served', async () => 'here');
    return { server, ...(await listening(server)) };
  }

  test('who asks too often is told so', async () => {
    const { url } = await refusing(1);
    const answer = await fetch(`${url}/refused`);
    expect([answer.status, await answer.text()]).toEqual([429, 'too often']);
  });

  test('he waits for it alone, and keeps the server neither from serving nor from stopping when he has gone', async () => {
    const { server, url, open } = await refusing(NEVER);
    const socket = await open();
    const arrived = once(server.server, 'request');
    socket.write('GET /refused HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived;
    for (let n = 0; n < 3; n++) expect((await fetch(`${url}/served`)).status).toBe(200);
    expect(socket.bytesRead).toBe(0);
    socket.destroy();
    await server.close();
  });
});

test.each([
  ['that a browser opened beforehand', ''],
  ['on which a request was half sent', 'GET / HTTP/1.1\r\nHost: a'],
])('a connection %s does not hold a server that is told to stop', async (_says, sent) => {
  const server = newServer();
  await server.register(connections, { grace: 1 });
  const { open } = await listening(server);
  const socket = await open();
  socket.write(sent);
  const ended = gone(socket.resume());
  await server.close();
  await ended;
});
