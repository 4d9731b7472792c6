/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { operation } from './operation';
import { serverOptions } from './server';
import { drainSeconds, stopOnSignals, stopping } from './stopping';
import { gone } from './testing/gone';

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
  await server.register(stopping, { grace: 60_000 });
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
  await server.register(stopping, { grace: 1, deadline: 2 });
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
    await server.register(stopping, { grace: 1 });
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
