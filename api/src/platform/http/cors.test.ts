import type { FastifyInstance } from 'fastify';
import { action, read } from './route';
import { serveCalls } from './testing/serve';

const LISTED = 'https://app.seu.example';
const OTHER = 'https://evil.example';
const HERE = 'https://www.seu.example';

let server: FastifyInstance;

async function serve(origins: readonly string[]) {
  await server?.close();
  const none = { total: 0, page: 1, limit: 10, totalPages: 1 };
  const routes = [
    read('listNotices', async () => ({ data: { notices: [], on: '2026-01-15' }, metadata: none })),
    read('getNotice', async () => Promise.reject(new Error('There is none'))),
    action('deleteNotice', async () => ({ data: {} })),
    action('listMail', async () => ({ data: { mails: [] }, metadata: none }) as never),
    action('readResult', async () => ({ data: {} }) as never),
    action('signOutOfResult', async () => ({ data: {} })),
    action('decideResult', async (_input, { request, reply }) => {
      reply.header('X-Cookies', Object.keys(request.cookies).join(' '));
      throw new Error('Only its headers are looked at');
    }),
  ];
  server = await serveCalls({ routes, origins });
}
beforeEach(() => serve([LISTED]));
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

const call = (method: Method, path: string, headers: Record<string, string>, payload?: object) =>
  server.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: new URL(HERE).host, ...headers },
    ...(payload && { payload }),
  });

const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });

const preflight = (path: string, origin: string, method: string) =>
  call('OPTIONS', path, {
    ...from(origin),
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization',
  });

const ALLOWED = 'access-control-allow-origin';

test('what is public everybody may read, also what went wrong, and the answer is the same for all', async () => {
  for (const path of ['/notice', '/notice/n1', '/notice?limit=none', '/no-such'])
    for (const headers of [{}, from(OTHER), from(LISTED)]) {
      const answer = await call('GET', path, headers);
      expect([path, answer.headers[ALLOWED]]).toEqual([path, '*']);
      expect(answer.headers.vary ?? '').not.toContain('Origin');
      expect(answer.headers['access-control-expose-headers']).toMatch(/\bETag\b.*\bRetry-After\b/);
    }
});

test('other calls are for pages of the origins that are listed, and caches on the way are told', async () => {
  const answers = async (origin: string) => {
    const list = await call('GET', '/mail', from(origin));
    const change = await call('DELETE', '/notice/n1', from(origin));
    expect([list.headers.vary, change.headers.vary]).toEqual(['Origin', 'Origin']);
    return [list.headers[ALLOWED], change.headers[ALLOWED], change.statusCode];
  };
  expect(await answers(LISTED)).toEqual([LISTED, LISTED, 200]);
  expect(await answers(OTHER)).toEqual([undefined, undefined, 403]);
  expect(await answers('null')).toEqual([undefined, undefined, 403]);
});

test('where none are listed nothing but reading what is public is allowed', async () => {
  await serve([]);
  expect((await call('GET', '/notice', from(LISTED))).headers[ALLOWED]).toBe('*');
  const list = await call('GET', '/mail', from(LISTED));
  expect([list.headers[ALLOWED], list.headers.vary]).toEqual([undefined, undefined]);
  expect((await call('DELETE', '/notice/n1', from(LISTED))).statusCode).toBe(403);
  expect((await preflight('/notice/n1', LISTED, 'DELETE')).headers[ALLOWED]).toBeUndefined();
});

describe('cookies count from this site alone', () => {
  const decide = (headers: Record<string, string>) =>
    call('PUT', '/result/r1', { ...headers, cookie: 'applicant=secret' }, { form_number: '1', status: 'freeze' });

  test('a call of a listed origin has none, even where a browser sends them', async () => {
    const own = { origin: HERE, 'sec-fetch-site': 'same-origin' };
    expect((await decide(own)).headers['x-cookies']).toBe('applicant');
    expect((await decide({})).headers['x-cookies']).toBe('applicant');
    expect((await decide(from(LISTED))).headers['x-cookies']).toBe('');
    expect((await decide({ origin: LISTED, 'sec-fetch-site': 'same-site' })).headers['x-cookies']).toBe('');
  });

  test('calls that live by a cookie are for no other origin', async () => {
    expect((await call('GET', '/result/me', from(LISTED))).headers[ALLOWED]).toBeUndefined();
    expect((await preflight('/result/me', LISTED, 'GET')).headers[ALLOWED]).toBeUndefined();
    const out = await call('POST', '/result/sign-out', from(LISTED));
    expect([out.statusCode, out.headers[ALLOWED]]).toEqual([403, undefined]);
  });

  test('no answer allows credentials', async () => {
    const answers = [
      await call('GET', '/notice', from(LISTED)),
      await call('GET', '/mail', from(LISTED)),
      await preflight('/mail', LISTED, 'GET'),
    ];
    for (const { headers } of answers) expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('a browser that asks beforehand', () => {
  test('is told what this origin may do here, for two hours', async () => {
    const { statusCode, headers, payload } = await preflight('/notice/n1', LISTED, 'DELETE');
    expect([statusCode, payload]).toEqual([204, '']);
    expect(headers).toMatchObject({
      allow: 'DELETE, GET, HEAD, OPTIONS',
      vary: 'Origin, Access-Control-Request-Method',
      [ALLOWED]: LISTED,
      'access-control-allow-methods': 'DELETE, GET, HEAD',
      'access-control-allow-headers': expect.stringMatching(/Authorization.*Idempotency-Key.*If-None-Match/),
      'access-control-max-age': '7200',
    });
  });

  test('from any other origin may only read what is public', async () => {
    const { headers } = await preflight('/notice/n1', OTHER, 'GET');
    expect([headers[ALLOWED], headers['access-control-allow-methods']]).toEqual(['*', 'GET, HEAD']);
    for (const [path, method] of [
      ['/notice/n1', 'DELETE'],
      ['/mail', 'GET'],
      ['/notice/n1', 'PATCH'],
    ] as const) {
      const refused = await preflight(path, OTHER, method);
      expect([refused.statusCode, refused.headers[ALLOWED], refused.headers.vary]).toEqual([
        204,
        undefined,
        'Origin, Access-Control-Request-Method',
      ]);
    }
  });

  test('OPTIONS by itself names the methods', async () => {
    const { statusCode, headers } = await call('OPTIONS', '/notice', {});
    expect([statusCode, headers.allow, headers[ALLOWED]]).toEqual([204, 'GET, HEAD, OPTIONS', undefined]);
  });
});
