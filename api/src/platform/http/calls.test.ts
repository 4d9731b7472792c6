import { type AddressInfo, connect } from 'node:net';
import { type EndpointName, endpoints, oneLine, severalLines, typedCode } from '@university/shared/contract';
import { HttpError, operation, serverOptions } from '@university/web';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { action, AddressTable, type Caller, directPort, read, type Route, stream } from './route';
import { inputParser, parseFormBody, type RawInput, readInput } from './input';
import { serveCalls } from './testing/serve';

const NONE = { total: 0, page: 1, limit: 10, totalPages: 1 };

describe('calls', () => {
  const NO_NOTICES = { data: { notices: [], on: '2026-01-15' }, metadata: NONE };
  const ROUTES = [
    action('deleteNotice', async ({ params }) => {
      if (params.id === 'unknown') throw new Error('there is none');
      return { data: {} };
    }),
    action('readLoginWays', async () => ({ data: { singleSignOn: null } })),
    read('listNotices', async () => NO_NOTICES),
    stream('getNoticeFile', async (_input, { reply }) => reply.send('%PDF')),
    stream('returnFromProvider', async (_input, { reply }) => reply.send('back')),
  ];
  const serve = (caller: Caller, changed: () => void = () => {}) =>
    serveCalls({ routes: ROUTES, authenticate: async () => caller, changed });

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
    const changed = jest.fn();
    const staff = await serve(STAFF, changed);
    expect((await staff.inject({ url: `/api/v1${endpoints.readLoginWays.path}` })).statusCode).toBe(200);
    expect((await staff.inject(remove('unknown'))).statusCode).toBe(500);
    const anybody = await serve({ kind: 'anybody' }, changed);
    expect((await anybody.inject(remove('one'))).statusCode).toBe(200);
    expect(changed).not.toHaveBeenCalled();
  });

  describe('an address of the API', () => {
    const get = async (path: string) => {
      const server = await serve({ kind: 'anybody' });
      return server.inject({ url: `/api/v1${path}` });
    };

    test.each([
      ['with an unknown name', '/notice?no-such=1', ['no-such']],
      ['with several', '/notice?limit=none&utm_source=x&__proto__=y', ['limit', 'utm_source', '__proto__']],
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
  });
});

describe('methods', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    const names = Object.keys(endpoints) as EndpointName[];
    const routes = names.map((name): Route => {
      const answer = async (raw: RawInput) => ({ done: raw.body ?? null });
      return { name, endpoint: endpoints[name], kind: 'action', answer };
    });
    server = await serveCalls({ routes, documents: ['/docs'] });
  });
  afterAll(() => server.close());

  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
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

  test('the description of the API allows what is read', async () => {
    expect((await call('TRACE', '/docs')).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test.each(['', '/', '/no-such/call', '/notice/'])('there is nothing at "%s", whatever the method', async (path) => {
    for (const method of METHODS) {
      const { statusCode, headers, payload } = await call(method, path);
      expect([method, statusCode, headers['content-type']]).toEqual([method, 404, 'application/json; charset=utf-8']);
      if (method !== 'HEAD') expect(JSON.parse(payload)).toMatchObject({ status: 'error', code: 'not_found' });
    }
    expect((await server.inject('/api')).payload).toBe('<h1>A page</h1>');
  });

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

    test('and is taken', async () => {
      const headers = { ...json, 'content-length': '0' };
      for (const [method, path] of [
        ['DELETE', '/notice/n1'],
        ['POST', '/auth/logout'],
      ] as const) {
        const { statusCode, payload } = await server.inject({ method, url: `/api/v1${path}`, headers });
        expect([statusCode, JSON.parse(payload)]).toEqual([200, { done: null }]);
      }
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
});

describe('a table of addresses', () => {
  const table = new AddressTable([
    { method: 'GET', path: '/notice/:id' },
    { method: 'DELETE', path: '/notice/:id' },
    { method: 'GET', path: '/notice/archived' },
    { method: 'POST', path: '/notice/upload' },
    { method: 'GET', path: '/notice/:notice/file' },
    { method: 'GET', path: '/download/:token', getOnly: true },
  ] as const);

  test.each(['', '/', '/notice', '/notice/', '/notice//file', '/Notice/n1', '/notice/n1/', '/notice/%', '/notice/%ff'])(
    'there is nothing at "%s"',
    (path) => {
      expect(table.find(path)).toBeUndefined();
    },
  );

  test('parameters are named and decoded', () => {
    expect(table.find('/notice/a%2Fb%20c/file')?.params).toEqual({ notice: 'a/b c' });
  });
});

describe('turns', () => {
  let asked: (string | undefined)[];
  let finish: (() => void)[];
  let server: FastifyInstance;

  beforeEach(async () => {
    asked = [];
    finish = [];
    const listNotices = read('listNotices', async ({ query }) => {
      asked.push(query.regex);
      if (query.regex) await new Promise<void>((resolve) => void finish.push(resolve));
      return { data: { notices: [], on: '2026-01-15' }, metadata: NONE };
    });
    const around = Fastify(serverOptions({ logLevel: 'silent' }));
    await around.register(operation, {});
    server = await serveCalls({ routes: [listNotices] }, around);
  });
  afterEach(() => server.close());

  const ask = (url: string, from: string) =>
    server.inject({ url: `/api/v1${url}`, headers: { 'x-forwarded-for': from } });
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
});

describe('calls of pages in the same process', () => {
  const onError = jest.fn();
  const port = directPort(
    [
      read('getNotice', async ({ params }) => {
        if (params.id === 'broken') throw new Error('It broke');
        return { data: { notice: { _id: params.id } } } as never;
      }),
      action('deleteNotice', async () => ({ data: {} })),
      action('uploadNotice', async () => ({ data: {} }) as never),
      action('listStaffNotices', async () => ({ data: {} }) as never),
    ],
    async () => 'one',
    onError,
  );

  test.each([
    ['/no-such', 404, 'not_found'],
    ['/notice/%', 404, 'not_found'],
    ['/notice/', 404, 'not_found'],
    // A list of staff: in-process nobody is signed in.
    ['/admin/notice', 404, 'not_found'],
    ['/notice/upload', 405, 'method_not_allowed'],
  ])('pages are answered at %s as programs are', async (path, status, code) => {
    await expect(port.get(path)).rejects.toMatchObject({ status, code });
    expect(onError).not.toHaveBeenCalled();
  });

  test('what breaks is told to whoever looks after the site', async () => {
    // The first answer has not the shape of a notice.
    for (const path of ['/notice/n1', '/notice/broken']) {
      await expect(port.get(path)).rejects.toMatchObject({ status: 500, code: 'internal' });
    }
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

describe('input', () => {
  test('fields are read as a page without scripts sends them', () => {
    expect(parseFormBody('name=Asha+Negi&city=%E0%A4%A6&empty=')).toEqual({ name: 'Asha Negi', city: 'द', empty: '' });
    expect(parseFormBody('')).toEqual({});
  });

  test('a field that is named like a part of every object is a field', () => {
    const fields = parseFormBody('__proto__=x&constructor=y');
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test('more fields than any form has are refused before they are read', () => {
    expect(() => parseFormBody('a&'.repeat(30_000))).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => parseFormBody('a&'.repeat(30_000))).toThrow(HttpError);
  });

  const FORM = z.object({
    name: oneLine(),
    message: severalLines(),
    number: typedCode().max(9),
    lines: z.array(oneLine()),
    password: z.string(),
    raw: z.object({ tags: z.array(z.string()) }),
  });
  const GIVEN = { name: 'A', message: 'B', number: '1', lines: ['C'], password: 'D', raw: { tags: ['E'] } };
  const NO_CHARACTER = 'Remove characters that are none';

  test.each([
    ['NUL', '\0'],
    ['the first half of a pair', '\uD83D'],
    ['the second half of a pair', '\uDE00'],
    ['a separator of units', '\x1F'],
    ['an escape', '\x1B'],
  ])('%s goes from a text of people like every control, and nobody is asked to remove it', (_what, mark) => {
    const typed = { name: `A${mark}`, message: `${mark}B`, number: `1${mark}`, lines: [`${mark}C${mark}`] };
    expect(readInput(FORM, { ...GIVEN, ...typed }, 'body')).toEqual({ data: GIVEN, issues: [] });
  });

  test.each([
    ['password', { password: 'D\0' }],
    ['password', { password: 'D\uD83D' }],
    ['raw.tags.0', { raw: { tags: ['\0'] } }],
  ])('what could not be stored in %s is refused', (path, typed) => {
    expect(readInput(FORM, { ...GIVEN, ...typed }, 'body').issues).toEqual([{ path, message: NO_CHARACTER }]);
  });

  test('of a text that is wrong for another reason only that is said', () => {
    const { issues } = readInput(FORM, { ...GIVEN, name: 'A\0', number: '\x001234567890' }, 'body');
    expect(issues).toMatchObject([{ path: 'number' }]);
  });

  test('a call reads its query and its address by the same rule', () => {
    const nearest = inputParser(endpoints.findNearestCampuses);
    expect(nearest({ query: { pin: '110\x00033' } })).toEqual({ query: { pin: '110033' } });
    const campus = inputParser(endpoints.getCampus);
    expect(() => campus({ params: { slug: 'dwarka\0' } })).toThrow(
      expect.objectContaining({ status: 400, issues: [{ path: 'slug', message: NO_CHARACTER }] }),
    );
  });
});
