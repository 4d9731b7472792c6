/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { operation } from './operation';
import { serverOptions } from './server';
import { whenOver } from './late-refusals';

const makeServer = () => Fastify(serverOptions({ logLevel: 'silent' }));

const servers: ReturnType<typeof makeServer>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

function newServer() {
  const server = makeServer();
  servers.push(server);
  return server;
}

async function listen(server: ReturnType<typeof newServer>): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test.each(['sent', 'broken off'])('everybody is told once that an answer is %s, and by one listener', async (how) => {
  const server = newServer();
  const told: string[] = [];
  let listeners = 0;
  const breaking = new AbortController();
  const over = new Promise<void>((resolve) => {
    server.get('/', async (_request, reply) => {
      const before = reply.raw.listenerCount('close');
      for (const name of ['one', 'other']) whenOver(reply.raw, () => told.push(name));
      whenOver(reply.raw, resolve);
      listeners = reply.raw.listenerCount('close') - before;
      if (how === 'sent') return 'done';
      breaking.abort();
      return new Promise(() => {});
    });
  });
  const url = await listen(server);
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
  const url = await listen(server);
  const body = new FormData();
  body.append('pdf', new Blob(['sent']), 'a.pdf');
  expect(await (await fetch(url, { method: 'POST', body })).text()).toBe('a file');
  expect(most).toBeGreaterThan(0);
  // One more, and Node warns.
  expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
});
