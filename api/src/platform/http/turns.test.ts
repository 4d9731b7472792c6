import { operation, serverOptions } from '@university/web';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counters } from '../probes';
import { apiPlugin } from './plugin';
import { read } from './route';

/** Questions that are being worked out, in the order in which they began, until `finish`. */
let asked: (string | undefined)[];
let finish: (() => void)[];
let server: FastifyInstance;

beforeEach(async () => {
  asked = [];
  finish = [];
  server = Fastify(serverOptions({ logLevel: 'silent' }));
  await server.register(operation, {});
  const listNotices = read('listNotices', async ({ query }) => {
    asked.push(query.regex);
    if (query.regex) await new Promise<void>((resolve) => void finish.push(resolve));
    return { data: { notices: [], on: '2026-01-15' }, metadata: { total: 0, page: 1, limit: 10, totalPages: 0 } };
  });
  await server.register(
    apiPlugin({
      routes: [listNotices],
      authenticate: async () => ({ kind: 'anybody' }) as never,
      fileLimit: 1,
      version: async () => 'one',
      origins: [],
      documents: [],
      changed: async () => {},
      counters: new Counters(),
      onAnswered: () => {},
    }),
  );
});
afterEach(() => server.close());

const ask = (url: string, from: string) => server.inject({ url, headers: { 'x-forwarded-for': from } });
const ATTACKER = '203.0.113.66';
const VISITOR = '198.51.100.7';

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test('answers that are not kept are worked out for each sender in turn; kept ones wait for nobody', async () => {
  await ask('/notice', VISITOR);
  const flood = Array.from({ length: 130 }, (_, n) => ask(`/notice?regex=made-up-${n}`, ATTACKER));
  await until(() => asked.includes('made-up-0'));
  expect((await ask('/notice', ATTACKER)).statusCode).toBe(200);
  const visitors = ask('/notice?regex=visitor', VISITOR);
  await until(() => asked.includes('visitor'));
  let isDone = false;
  const all = Promise.all([visitors, ...flood]).finally(() => {
    isDone = true;
  });
  await until(() => {
    for (const each of finish.splice(0)) each();
    return isDone;
  });
  const [own, ...others] = await all;
  expect(own?.statusCode).toBe(200);
  const refused = others.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ code: 'overloaded' });
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(asked.indexOf('visitor')).toBeLessThan(5);
});
