/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';
import { endpoints, type EndpointName } from '@university/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counters } from '../probes';
import { apiPlugin } from './plugin';
import { stream } from './route';

/** Every address of the contract, where whatever is taken answers `done`, on a site that has a page at every other. */
let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  server.get('/*', (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
  const names = Object.keys(endpoints) as EndpointName[];
  await server.register(
    apiPlugin({
      routes: names.map((name) => ({
        ...stream(name, async () => {}),
        kind: 'action',
        answer: async (raw) => ({ done: raw.body ?? null }),
      })),
      authenticate: async () => ({ kind: 'anybody' }),
      fileLimit: 1,
      version: async () => 'one',
      origins: [],
      documents: ['/docs'],
      changed: async () => {},
      counters: new Counters(),
      onAnswered: () => {},
    }),
    { prefix: '/api/v1' },
  );
});
afterAll(() => server.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
/** The types of `inject` do not know every method that the framework does. */
const call = (method: (typeof METHODS)[number], path: string) =>
  server.inject({ method: method as 'GET', url: `/api/v1${path}` });

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];

test.each(paths)('%s takes the methods of the contract, and says so to every other', async (path) => {
  const known = Object.values(endpoints).filter((endpoint) => endpoint.path === path);
  const taken: string[] = [...known.map(({ method }) => method), 'OPTIONS'];
  if (taken.includes('GET') && path !== '/download/:token') taken.push('HEAD');
  const at = path.replace(/:\w+/g, 'x1');
  for (const method of METHODS) {
    const { statusCode, headers, payload } = await call(method, at);
    const isTaken = taken.includes(method);
    if (isTaken && method !== 'OPTIONS') expect([method, statusCode === 405]).toEqual([method, false]);
    else {
      expect([method, statusCode]).toEqual([method, isTaken ? 204 : 405]);
      expect(headers.allow).toBe(taken.toSorted().join(', '));
      if (!isTaken && method !== 'HEAD') expect(JSON.parse(payload)).toMatchObject({ code: 'method_not_allowed' });
    }
  }
});

test.each([
  ['/notice', 'GET, HEAD, OPTIONS'],
  ['/notice/n1', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
  ['/notice/upload', 'OPTIONS, POST'],
  ['/download/x', 'GET, OPTIONS'],
  ['/docs', 'GET, HEAD, OPTIONS'],
])('%s allows %s', async (path, allow) => {
  expect((await call('TRACE', path)).headers.allow).toBe(allow);
});

test.each(['', '/', '/no-such', '/no-such/call', '/notice/', '/notice/n1/file/more', '/NOTICE'])(
  'there is nothing at "%s", whatever the method',
  async (path) => {
    for (const method of METHODS) {
      const { statusCode, headers, payload } = await call(method, path);
      expect([method, statusCode, headers['content-type']]).toEqual([method, 404, 'application/json; charset=utf-8']);
      if (method !== 'HEAD') expect(JSON.parse(payload)).toMatchObject({ status: 'error', code: 'not_found' });
    }
    expect((await server.inject('/api')).payload).toBe('<h1>A page</h1>');
  },
);

test('a method that the framework does not know is refused alike', async () => {
  const { port } = (await server.listen({ port: 0 }).then(() => server.server.address())) as AddressInfo;
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text) => {
        answer += text;
      });
      socket.on('close', () => resolve(answer));
      socket.write(`PROPFIND /api/v1${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    });
  expect(await ask('/notice')).toMatch(
    /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD, OPTIONS\r\n[\s\S]*"method_not_allowed"/i,
  );
  expect(await ask('/no-such')).toMatch(/^HTTP\/1\.1 404 [\s\S]*"not_found"/);
});

describe('a call that sends nothing may say that it is JSON', () => {
  const json = { 'content-type': 'application/json' };

  test.each([
    ['DELETE', '/notice/n1'],
    ['POST', '/auth/logout'],
    ['POST', '/approval/a1/approve'],
  ] as const)('%s %s', async (method, path) => {
    const { statusCode, payload } = await server.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...json, 'content-length': '0' },
    });
    expect([statusCode, JSON.parse(payload)]).toEqual([200, { done: null }]);
  });

  test('what is there has to be JSON, and no prototype', async () => {
    for (const payload of ['{', ' ', '{"__proto__":{"a":1}}']) {
      const { statusCode } = await server.inject({
        method: 'DELETE',
        url: '/api/v1/notice/n1',
        headers: json,
        payload,
      });
      expect([payload, statusCode]).toEqual([payload, 400]);
    }
  });
});
