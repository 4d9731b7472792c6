/** @jest-environment node */
import { endpoints } from '@university/shared/contract';
import Fastify from 'fastify';
import { Counters } from '../probes';
import { apiPlugin } from './plugin';
import { action, read, stream, type Caller } from './route';

/** An API of a few calls, where `changed` is what the test makes it, on a site that has a page at every other address. */
async function serve(caller: Caller, changed: () => void) {
  const server = Fastify();
  server.get('/*', (_request, reply) => reply.status(404).type('text/html').send('<h1>Page not found</h1>'));
  await server.register(
    apiPlugin({
      routes: [
        action('deleteNotice', async ({ params }) => {
          if (params.id === 'unknown') throw new Error('there is none');
          return { data: {} };
        }),
        action('readLoginWays', async () => ({ data: { singleSignOn: null } })),
        read('listNotices', async () => ({
          data: { notices: [], on: '2026-01-15' },
          metadata: { total: 0, page: 1, limit: 10, totalPages: 1 },
        })),
        stream('getNoticeFile', async (_input, { reply }) => reply.send('%PDF')),
        stream('returnFromProvider', async (_input, { reply }) => reply.send('back')),
      ],
      authenticate: async () => caller,
      fileLimit: 1,
      version: async () => 'one',
      origins: [],
      documents: [],
      changed,
      counters: new Counters(),
      onAnswered: () => {},
    }),
    { prefix: '/api/v1' },
  );
  return server;
}

const STAFF: Caller = { kind: 'staff', id: 's', role: 'notices', isStrong: false, provedAt: new Date() };
const remove = (id: string) => ({ method: 'DELETE', url: `/api/v1/notice/${id}` }) as const;

test('the version is looked at again before a change by staff is answered', async () => {
  const changed = jest.fn();
  const server = await serve(STAFF, changed);
  const called: number[] = [];
  server.addHook('onSend', async () => void called.push(changed.mock.calls.length));
  expect((await server.inject(remove('one'))).statusCode).toBe(200);
  expect(called).toEqual([1]);
});

test('nobody is told of what staff read, of a change that failed, or of what others do', async () => {
  const changed = jest.fn(async () => {});
  const staff = await serve(STAFF, changed);
  expect((await staff.inject({ url: `/api/v1${endpoints.readLoginWays.path}` })).statusCode).toBe(200);
  expect((await staff.inject(remove('unknown'))).statusCode).toBe(500);
  const anybody = await serve({ kind: 'anybody' }, changed);
  expect((await anybody.inject(remove('one'))).statusCode).toBe(200);
  expect(changed).not.toHaveBeenCalled();
});

describe('an address of the API', () => {
  const get = async (path: string) => {
    const server = await serve({ kind: 'anybody' }, async () => {});
    return server.inject({ url: `/api/v1${path}` });
  };

  test.each([
    ['with an unknown name', '/notice?no-such=1', ['no-such']],
    [
      'with several, beside a value that is wrong',
      '/notice?limit=none&utm_source=x&__proto__=y',
      ['limit', 'utm_source', '__proto__'],
    ],
    ['of a call without a query', `${endpoints.readLoginWays.path}?again=true`, ['again']],
  ])('%s is refused, and the answer names it', async (_what, path, names) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    const { code, issues } = answer.json<{ code: string; issues: { path: string }[] }>();
    expect(code).toBe('invalid_request');
    expect(issues.map((issue) => issue.path).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['a query that the call has', '/notice?limit=1&page=1'],
    ['the link of a file, to which others add names', '/notice/n1/file?v=abc&fbclid=x'],
    ['what a provider sends back', `${endpoints.returnFromProvider.path}?code=x&state=y&iss=z`],
  ])('%s is taken', async (_what, path) => {
    expect((await get(path)).statusCode).toBe(200);
  });

  test.each(['GET', 'HEAD', 'POST'] as const)('that nobody knows is answered as by a program: %s', async (method) => {
    const server = await serve({ kind: 'anybody' }, async () => {});
    const answer = await server.inject({ method, url: '/api/v1/no-such/call', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/json');
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ status: 'error', code: 'not_found' });
    expect((await server.inject({ url: '/no-such-page' })).headers['content-type']).toBe('text/html');
  });
});
