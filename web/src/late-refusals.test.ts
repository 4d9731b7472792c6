/** @jest-environment node */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { lateRefusals } from './late-refusals';

const NEVER = 2 ** 30;

let server: FastifyInstance;
let socket: Socket | undefined;
afterEach(async () => {
  socket?.destroy();
  await server.close();
});

async function newServer(pause: number) {
  server = Fastify();
  await server.register(lateRefusals, { pause });
  server.get('/refused', async (_request, reply) => reply.code(429).send('too often'));
  server.get('/served', async () => 'here');
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return origin;
}

test('who asks too often is told so', async () => {
  const origin = await newServer(1);
  const answer = await fetch(`${origin}/refused`);
  expect([answer.status, await answer.text()]).toEqual([429, 'too often']);
});

test('he waits for it alone, and keeps the server neither from serving nor from stopping when he has gone', async () => {
  const origin = await newServer(NEVER);
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const arrived = once(server.server, 'request');
  socket.write('GET /refused HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  for (let n = 0; n < 3; n++) expect((await fetch(`${origin}/served`)).status).toBe(200);
  expect(socket.bytesRead).toBe(0);
  socket.destroy();
  await server.close();
});
