import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fc from 'fast-check';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { connections } from './connections';
import { notFound } from './errors';
import { fail } from './server';
import { type LIMITS, loadShedding } from './load-shedding';
import { health } from './monitoring';
import { QUEUE, RequestQueue } from './request-queue';
import { serverOptions } from './server';

const HOST = '127.0.0.1';
const servers: FastifyInstance[] = [];
const sockets: Socket[] = [];
let tests = 0;
afterEach(async () => {
  tests += 1;
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

const IMPATIENT = {
  requestTimeout: 40,
  http: { headersTimeout: 20, connectionsCheckingInterval: 10 },
} satisfies FastifyHttpOptions<Server>;

interface Given {
  prepare?: (server: FastifyInstance) => void;
  limits?: Partial<typeof LIMITS>;
  delay?: () => number;
  options?: FastifyHttpOptions<Server>;
}

async function newServer({ limits, delay = () => 0, options, prepare }: Given = {}) {
  const server = Fastify({ ...serverOptions({ logLevel: 'silent' }), ...options });
  servers.push(server);
  const shed: string[] = [];
  const onShed = (reason: string) => shed.push(reason);
  await server.register(loadShedding, { limits, measureDelay: delay, onShed, pause: 1 });
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
  prepare?.(server);
  await server.listen({ host: HOST, port: 0 });
  return { server, shed, begun, working, finish };
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

async function until(isSo: () => boolean | Promise<boolean>) {
  const mine = tests;
  while (tests === mine && !(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

async function open(server: FastifyInstance, localAddress = HOST): Promise<Socket> {
  const socket = connect({ host: HOST, port: portOf(server), localAddress });
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  return socket;
}

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
    const { server, shed } = await newServer({ limits: { working: 2 } });
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
    const { server, shed } = await newServer({ limits: { openEach: 3 } });
    for (let n = 0; n < 3; n++) (await open(server, ATTACKER)).write(text);
    await until(async () => (await countOpen(server)) === 3);
    const next = await open(server, ATTACKER);
    next.write(HALF_SENT);
    const [answer] = await once(next, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 503 .*retry-after: 5.*connection: close/is);
    expect(shed).toEqual(['sender_open']);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
  });

  test('count by the address that a proxy names, an IPv6 one by its network', async () => {
    const { server } = await newServer({ limits: { openEach: 1 } });
    await hold(server, '2001:db8::1');
    expect(await ask(server, '/fast', HOST, { 'x-forwarded-for': '2001:db8::ffff' })).toBe(503);
    expect(await ask(server, '/fast', HOST, { 'x-forwarded-for': '2001:db8:0:1::1' })).toBe(200);
  });
});

async function hold(server: FastifyInstance, forwardedFor: string) {
  const socket = await open(server);
  socket.write(HALF_SENT.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`));
  await until(async () => (await ask(server, '/fast', HOST, { 'x-forwarded-for': forwardedFor })) === 503);
}

test('a body that stops is waited for until the time for its request is over', async () => {
  const { server } = await newServer({ options: IMPATIENT });
  const socket = await open(server);
  socket.write(HALF_SENT);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
});

describe('whatever a sender began', () => {
  const STARTS = [
    'GET /fast HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /work HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /work HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5),
    'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n1'.repeat(2),
    'GET /big HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /fast HT',
    'no HTTP\r\n\r\n',
    ...[
      HALF_SENT,
      HALF_SENT.replace('Content-Length: 500', 'Transfer-Encoding: chunked').replace('{', '1\r\n{\r\n'),
    ].flatMap((text) => [text, text.replace('/body', '/nowhere'), text.replace('POST /body', 'GET /fast')]),
    HALF_SENT.replace('Content-Length', 'Expect: 100-continue\r\nContent-Length'),
  ];
  const steps = fc.array(
    fc.record({
      connection: fc.nat({ max: 7 }),
      does: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...STARTS) },
        {
          weight: 4,
          arbitrary: fc.constantFrom('a piece', 'an end', 'a reset', 'a time-out', 'an answer', 'lateness'),
        },
      ),
    }),
    { minLength: 10, maxLength: 40 },
  );

  test('once its connections are closed, its address is served as at first', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        let late = 0;
        const limits = { openEach: 3, working: 3 };
        const { server, working, finish } = await newServer({ limits, delay: () => late });
        const accepted = new Map<number | undefined, Socket>();
        server.server.on('connection', (socket) => accepted.set(socket.remotePort, socket));
        const own = new Map<number, Socket>();
        for (const { connection, does } of all) {
          const current = own.get(connection);
          const socket = !current || current.destroyed ? await open(server, ATTACKER) : current;
          // The system connects before the server accepts.
          await until(() => accepted.has(socket.localPort) || socket.destroyed);
          own.set(
            connection,
            socket.on('data', () => {}),
          );
          if (does === 'a piece') socket.write('1\r\n1\r\n');
          else if (does === 'an end') socket.destroy();
          // Node 20 never closes a socket that is reset while it ends, and then cannot exit.
          else if (does === 'a reset') socket[socket.writableEnded ? 'destroy' : 'resetAndDestroy']();
          else if (does === 'an answer') finish();
          else if (does === 'lateness') late = late ? 0 : 1_000;
          else if (does === 'a time-out') accepted.get(socket.localPort)?.destroy();
          else socket.write(does);
          await countOpen(server);
        }
        for (const socket of own.values()) socket.destroy();
        late = 0;
        // A connection whose answers wait behind work is read on when that is done, and only then seen to be closed.
        await until(async () => {
          finish();
          return (await countOpen(server)) === 0;
        });
        let answered = 0;
        const asked = Array.from({ length: 3 }, () => ask(server, '/work', ATTACKER).finally(() => answered++));
        await until(() => working.length + answered === 3);
        finish();
        expect(await Promise.all(asked)).toEqual([200, 200, 200]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('load', () => {
  test('the sender who has most is turned away, the others are not', async () => {
    const { server, shed, begun, finish } = await newServer({ limits: { working: 4 } });
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
    const { server, begun, finish } = await newServer({ limits: { working: 2 } });
    const asked = [ask(server, '/work', '127.0.0.3'), ask(server, '/work', '127.0.0.4')];
    await begun.at(2);
    expect(await ask(server, '/fast', VISITOR)).toBe(503);
    const turned = await server.inject({ url: '/fast', remoteAddress: VISITOR });
    expect([turned.headers['retry-after'], turned.json()]).toEqual([
      '5',
      expect.objectContaining({ code: 'overloaded' }),
    ]);
    const page = await server.inject({ url: '/fast', remoteAddress: VISITOR, headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toMatch('text/html');
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    finish();
    await Promise.all(asked);
  });

  test('the later the event loop is, the fewer are let in', async () => {
    let late = 100;
    const limits = { working: 4, calm: 100 };
    const { server, shed, begun, finish } = await newServer({ limits, delay: () => late });
    const asked = ['127.0.0.3', '127.0.0.4'].map((from) => ask(server, '/work', from));
    await begun.at(2);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    late = 200;
    expect(await ask(server, '/fast', VISITOR)).toBe(503);
    expect(shed).toEqual(['event_loop']);
    finish();
    await Promise.all(asked);
  });

  test('a second in which nothing was measured rejects nobody', async () => {
    const { server, shed } = await newServer({ delay: () => Number.POSITIVE_INFINITY });
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    expect(shed).toEqual([]);
  });

  test('while the event loop is late, who has more than his share waits, and a visitor does not', async () => {
    let late = 0;
    const { server, shed, begun, finish } = await newServer({ limits: { working: 4, calm: 100 }, delay: () => late });
    const asked = Array.from({ length: 3 }, () => ask(server, '/work', ATTACKER));
    await begun.at(3);
    late = 200;
    expect(await ask(server, '/fast', ATTACKER)).toBe(503);
    expect(await ask(server, '/fast', VISITOR)).toBe(200);
    expect(await ask(server, '/healthz', ATTACKER)).toBe(200);
    expect(shed).toEqual(['event_loop']);
    finish();
    await Promise.all(asked);
  });

  test('answers that nobody takes are not work', async () => {
    const { server } = await newServer({ limits: { working: 1 } });
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
    if (!silent.closed) await new Promise((resolve) => silent.once('close', resolve));
    expect([busy, ...others].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  });

  test('a proxy may have as many as it likes', async () => {
    const server = await withConnections(1);
    const all = [await open(server, '127.0.0.9'), await open(server, '127.0.0.9')];
    expect(await ask(server, '/fast', '127.0.0.9')).toBe(200);
    expect(all.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });
});

describe('what is refused, as who sent it sees it', () => {
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: x\r\n${more}`;
  const post = (length: number, type = 'application/json') =>
    head('POST /body', `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);

  const prepare = (server: FastifyInstance) => {
    server.setErrorHandler(fail);
    server.setNotFoundHandler((request, reply) => fail(notFound(), request, reply));
  };

  test.each([
    ['half a header', head('GET /fast'), 408, undefined],
    ['half a body', HALF_SENT.replace('500', '50'), 408, undefined],
    ['no HTTP', 'no HTTP\r\n\r\n', 400, undefined],
    ['more headers than 16 kB', head('GET /fast', `X: ${'x'.repeat(20_000)}\r\n\r\n`), 431, undefined],
    ['an address that is not there', head('GET /none', '\r\n'), 404, 'not_found'],
    ['more bytes than a body may have', post(101), 413, 'too_large'],
    ['a body that is no JSON', `${post(1)}{`, 400, 'bad_request'],
    ['a body of another type', `${post(1, 'text/x')}{`, 415, 'unsupported_type'],
  ])('%s', async (_says, text, status, code) => {
    const { server } = await newServer({ options: { ...(status === 408 && IMPATIENT), bodyLimit: 100 }, prepare });
    const socket = await open(server, ATTACKER);
    socket.write(text);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (code) expect(String(answer)).toContain(`"code":"${code}"`);
    if (status !== 408) expect(await ask(server, '/fast', ATTACKER)).toBe(200);
  });

  const full = new RequestQueue({ ...QUEUE, atOnce: 1, waitingEach: 1, hold: 2 ** 30 });
  const crowded = new RequestQueue(QUEUE, 0);

  test.each([
    ['too many waiting of one sender', '/full', 'sender_waiting'],
    ['too many waiting in all', '/crowded', 'waiting'],
  ])('%s', async (_says, path, reason) => {
    const reasons: string[] = [];
    const prepareQueues = (server: FastifyInstance) => {
      prepare(server);
      server.decorate('countShed', (given) => void reasons.push(given));
      const never = () => new Promise<string>(() => {});
      server.get('/full', (request, reply) => full.run(request, reply, never));
      server.get('/crowded', (request, reply) => crowded.run(request, reply, never));
    };
    const { server } = await newServer({ prepare: prepareQueues });
    if (path === '/full') for (let n = 0; n < 3; n++) (await open(server, ATTACKER)).write(head('GET /full', '\r\n'));
    // One is at work, one waits, and the third is told so.
    await until(() => path !== '/full' || reasons.length === 1);
    expect(await ask(server, path, ATTACKER)).toBe(503);
    expect(reasons).toContain(reason);
    expect(await ask(server, '/fast', ATTACKER)).toBe(200);
  });
});
