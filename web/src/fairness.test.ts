/** @jest-environment node */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { gone } from './testing/gone';
import { connections } from './connections';
import { health } from './health';
import { type LIMITS, overload } from './overload';
import { serverOptions } from './server';
import { slowBodies } from './slow-bodies';

const HOST = '127.0.0.1';
const servers: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

/** A server that listens; its handlers work until `finish` is called. */
async function newServer({ limits, delay = () => 0 }: { limits?: Partial<typeof LIMITS>; delay?: () => number } = {}) {
  const server = Fastify(serverOptions({ logLevel: 'silent' }));
  servers.push(server);
  const shed: string[] = [];
  await server.register(overload, { limits, measureDelay: delay, onShed: (reason) => shed.push(reason) });
  await server.register(health, {});
  const working: (() => void)[] = [];
  const finish = () => {
    for (const resolve of working.splice(0)) resolve();
  };
  const begun = { at: (count: number) => until(() => working.length === count) };
  server.get('/fast', async () => 'here');
  server.post('/body', async () => 'taken');
  server.get('/work', async () => {
    await new Promise<void>((resolve) => void working.push(resolve));
    return 'done';
  });
  server.get('/big', async () => Buffer.alloc(20_000_000));
  await server.listen({ host: HOST, port: 0 });
  return { server, shed, begun, finish };
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

/** Turns of the event loop until something is so. */
async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

/** A connection from this address of the loopback network. */
async function open(server: FastifyInstance, localAddress = HOST): Promise<Socket> {
  const socket = connect({ host: HOST, port: portOf(server), localAddress });
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  return socket;
}

/** The status of an answer, asked from this address. */
async function ask(server: FastifyInstance, path: string, localAddress = HOST, headers = {}): Promise<number> {
  const asked = request({ host: HOST, port: portOf(server), path, localAddress, headers, agent: false }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

const HALF_SENT = 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
const ATTACKER = '127.0.0.66';
const VISITOR = '127.0.0.2';

const countOpen = (server: FastifyInstance) =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));

describe('requests that are not sent to the end', () => {
  test('do not count as load, however many there are', async () => {
    const { server, shed } = await newServer({ limits: { inFlight: 2, arrivingEach: 100 } });
    for (let n = 0; n < 20; n++) (await open(server, ATTACKER)).write(HALF_SENT);
    await until(async () => (await countOpen(server)) === 20);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    expect(await ask(server, '/fast', ATTACKER)).toBe(200);
    expect(shed).toEqual([]);
  });

  test.each([
    ['with a length', HALF_SENT],
    ['in pieces', HALF_SENT.replace('Content-Length: 500', 'Transfer-Encoding: chunked').replace('{', '1\r\n{\r\n')],
    ['to an address that is not there', HALF_SENT.replace('/body', '/nowhere')],
    ['as a GET', HALF_SENT.replace('POST', 'GET').replace('/body', '/work')],
  ])('are few for one sender, and the next is turned away: bodies %s', async (_says, text) => {
    const { server, shed } = await newServer({ limits: { arrivingEach: 3 } });
    for (let n = 0; n < 3; n++) (await open(server, ATTACKER)).write(text);
    await until(async () => (await countOpen(server)) === 3);
    const next = await open(server, ATTACKER);
    next.write(HALF_SENT);
    const [answer] = await once(next, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 503 .*retry-after: 5.*connection: close/is);
    expect(shed).toEqual(['sender_arriving']);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
  });

  test('count by the address that a proxy names, an IPv6 one by its network', async () => {
    const { server } = await newServer({ limits: { openEach: 1 } });
    await hold(server, '2001:db8::1');
    expect(await ask(server, '/fast', HOST, { 'x-forwarded-for': '2001:db8::ffff' })).toBe(503);
    expect(await ask(server, '/fast', HOST, { 'x-forwarded-for': '2001:db8:0:1::1' })).toBe(200);
  });
});

/** Sends half a body in the name of this address, and waits until the server has seen it. */
async function hold(server: FastifyInstance, forwardedFor: string) {
  const socket = await open(server);
  socket.write(HALF_SENT.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`));
  await until(async () => (await ask(server, '/fast', HOST, { 'x-forwarded-for': forwardedFor })) === 503);
}

describe('bodies that come too slowly', () => {
  async function withSlowBodies(window: number, bytes: number) {
    const server = Fastify(serverOptions({ logLevel: 'silent' }));
    servers.push(server);
    let slow = 0;
    await server.register(slowBodies, { least: { window, bytes }, onSlow: () => slow++ });
    server.post('/body', async () => 'taken');
    server.get('/work', () => new Promise(() => {}));
    await server.listen({ host: HOST, port: 0 });
    return { server, count: () => slow };
  }

  test.each([
    ['that stop', HALF_SENT],
    ['to an address that is not there', HALF_SENT.replace('/body', '/nowhere')],
  ])('%s are ended', async (_says, text) => {
    const { server, count } = await withSlowBodies(20, 10);
    const socket = await open(server);
    socket.resume().write(text);
    await gone(socket);
    expect(count()).toBe(1);
  });

  test('are told why', async () => {
    const { server } = await withSlowBodies(20, 10);
    const socket = await open(server);
    socket.write(HALF_SENT);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  });

  test('are ended also when a byte comes now and then', async () => {
    const { server, count } = await withSlowBodies(20, 400);
    const socket = await open(server);
    socket.resume().write(HALF_SENT);
    const drip = setInterval(() => socket.write(' '), 1);
    await gone(socket);
    clearInterval(drip);
    expect(count()).toBe(1);
  });

  test('may take as long as they like while they keep coming, and an answer may, too', async () => {
    const { server, count } = await withSlowBodies(20, 1);
    const waiting = await open(server);
    waiting.write('GET /work HTTP/1.1\r\nHost: x\r\n\r\n');
    const socket = await open(server);
    socket.write(HALF_SENT.replace('500', '300').replace('{', ''));
    // A byte at each turn of a clock that is faster than the one that looks.
    let sent = 0;
    const drip = setInterval(() => sent < 300 && socket.write(sent++ === 0 ? '{' : sent === 300 ? '}' : ' '), 1);
    const [answer] = await once(socket, 'data');
    clearInterval(drip);
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    expect(waiting.destroyed).toBe(false);
    expect(count()).toBe(0);
  });
});

describe('load', () => {
  test('the sender who has most is turned away, the others are not', async () => {
    const { server, shed, begun, finish } = await newServer({ limits: { inFlight: 4 } });
    const asked = Array.from({ length: 4 }, () => ask(server, '/work', ATTACKER));
    await begun.at(4);
    expect(await ask(server, '/fast', ATTACKER)).toBe(503);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    expect(shed).toEqual(['in_flight']);
    finish();
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
    expect(await ask(server, '/fast', ATTACKER)).toBe(200);
  });

  test('where everybody has one request, the one too many is turned away', async () => {
    const { server, begun, finish } = await newServer({ limits: { inFlight: 2 } });
    const asked = [ask(server, '/work', '127.0.0.3'), ask(server, '/work', '127.0.0.4')];
    await begun.at(2);
    expect(await ask(server, '/fast', VISITOR)).toBe(503);
    finish();
    await Promise.all(asked);
  });

  test('the later the event loop is, the fewer are let in', async () => {
    let late = 100;
    const limits = { inFlight: 4, calm: 100 };
    const { server, shed, begun, finish } = await newServer({ limits, delay: () => late });
    const asked = ['127.0.0.3', '127.0.0.4'].map((from) => ask(server, '/work', from));
    await begun.at(2);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    late = 200;
    expect(await ask(server, '/fast', VISITOR)).toBe(503);
    expect(shed).toEqual(['in_flight']);
    finish();
    await Promise.all(asked);
  });

  test('while the event loop is late, who has more than his share waits, and a visitor does not', async () => {
    let late = 0;
    const { server, shed, begun, finish } = await newServer({ limits: { delay: 100, few: 1 }, delay: () => late });
    const asked = Array.from({ length: 3 }, () => ask(server, '/work', ATTACKER));
    await begun.at(3);
    late = 101;
    expect(await ask(server, '/fast', ATTACKER)).toBe(503);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    expect(await ask(server, '/healthz', ATTACKER)).toBe(200);
    expect(shed).toEqual(['event_loop']);
    finish();
    await Promise.all(asked);
  });

  test('answers that nobody takes are not work', async () => {
    const { server } = await newServer({ limits: { inFlight: 1 } });
    const socket = await open(server, ATTACKER);
    socket.pause().write('GET /big HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => socket.readableLength > 0 || socket.bytesRead > 0);
    expect(await ask(server, '/fast', ATTACKER)).toBe(200);
  });

  test('requests of one sender that are not answered have a limit, however they came', async () => {
    const { server, shed, begun, finish } = await newServer({ limits: { openEach: 3 } });
    const socket = await open(server, ATTACKER);
    // All on one connection, without waiting for the answers.
    socket.write('GET /work HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10));
    await begun.at(3);
    await until(() => shed.length === 7);
    expect(new Set(shed)).toEqual(new Set(['sender_open']));
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    finish();
  });
});

describe('connections', () => {
  async function withConnections(most: number) {
    const server = Fastify(serverOptions({ logLevel: 'silent' }));
    servers.push(server);
    await server.register(connections, { most, isProxy: (address) => address === '127.0.0.9' });
    server.get('/fast', async () => 'here');
    server.get('/work', () => new Promise(() => {}));
    await server.listen({ host: HOST, port: 0 });
    return server;
  }

  test('one too many takes the place of the oldest idle one of the same sender', async () => {
    const server = await withConnections(2);
    const busy = await open(server, ATTACKER);
    busy.write('GET /work HTTP/1.1\r\nHost: x\r\n\r\n');
    const others = [await open(server, VISITOR), await open(server, VISITOR)];
    const silent = await open(server, ATTACKER);
    silent.resume().write('GET /fast HT');
    expect(await ask(server, '/fast', ATTACKER)).toBe(200);
    if (!silent.closed) await gone(silent);
    expect([busy, ...others].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  });

  test('a proxy may have as many as it likes', async () => {
    const server = await withConnections(1);
    const all = [await open(server, '127.0.0.9'), await open(server, '127.0.0.9')];
    expect(await ask(server, '/fast', '127.0.0.9')).toBe(200);
    expect(all.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });
});

test('a connection that sends nothing, or half its headers, is not waited for long', () => {
  const { headersTimeout } = Fastify(serverOptions({ logLevel: 'silent' })).server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
});
