/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { type Canary, canaryChoice, isGiven } from './canaries';
import { cookieOf, isAllowed, previewsOf } from './preview/routes';
import { staffBrowsers } from './web';

describe('canaries', () => {
  const PLACES = Array.from({ length: 100 }, (_, place) => place);
  const given = (canary: Canary) => PLACES.filter((place) => isGiven(canary, place));

  it.each([0, 1, 25, 99])('%i in a hundred are given a canary of that share', (audience) =>
    expect(given({ name: 'mfe-a', audience })).toHaveLength(audience),
  );

  it('whoever is given it at ten is at twenty, and other visitors are given that of another remote', () => {
    expect(given({ name: 'mfe-a', audience: 20 })).toEqual(
      expect.arrayContaining(given({ name: 'mfe-a', audience: 10 })),
    );
    expect(given({ name: 'mfe-a', audience: 10 })).not.toEqual(given({ name: 'mfe-b', audience: 10 }));
  });

  describe('by requests', () => {
    let web: FastifyInstance;
    let canaries: Canary[] = [];
    beforeAll(() => {
      web = fastify();
      const choice = canaryChoice({ canaries: () => canaries, isStaff: () => false, isSecure: true });
      web.get('/page', async (request, reply) => choice.givenWithPage(request, reply));
      web.get('/data', async (request) => choice.givenTo(request));
    });
    afterAll(() => web.close());

    const ask = async (url: string, cookie?: string) => {
      const answer = await web.inject({ url, headers: cookie ? { cookie } : {} });
      return { given: answer.json() as string[], setCookie: answer.headers['set-cookie'] as string | undefined };
    };

    test('a browser keeps the place that it was given with its first page', async () => {
      canaries = [{ name: 'mfe-a', audience: 50 }];
      for (let visit = 0; visit < 20; visit++) {
        const { given, setCookie } = await ask('/page');
        const [cookie] = /^canary=\d{1,2}/.exec(setCookie ?? '') as RegExpExecArray;
        expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
        expect(await ask('/page', cookie)).toEqual({ given, setCookie: undefined });
        expect(await ask('/data', `other=1; ${cookie}`)).toEqual({ given, setCookie: undefined });
      }
    });

    test('data alone gives no place, and a made-up one is none', async () => {
      canaries = [{ name: 'mfe-a', audience: 99 }];
      expect(await ask('/data')).toEqual({ given: [], setCookie: undefined });
      expect((await ask('/data', 'canary=100')).given).toEqual([]);
      expect((await ask('/page', 'canary=-1')).setCookie).toBeDefined();
    });
  });
});

describe('browsers of staff', () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  let status = 200;
  let web: FastifyInstance;

  function open(secret: string) {
    web = fastify();
    const staff = staffBrowsers({ secret, isSecure: true, now: () => now });
    staff.watch(web);
    for (const path of ['login', 'passkey-login/confirm', 'single-sign-on', 'logout', 'password-reset'])
      web.post(`/api/v1/auth/${path}`, async (_request, reply) => reply.code(status).send({}));
    web.get('/page', async (request) => staff.isStaff(request));
  }

  beforeEach(() => {
    status = 200;
    open('secret');
  });
  afterEach(() => web.close());

  async function post(path: string): Promise<string | undefined> {
    const { headers } = await web.inject({ method: 'POST', url: `/api/v1/auth/${path}` });
    return headers['set-cookie'] as string | undefined;
  }

  const isStaff = async (cookie: string) => (await web.inject({ url: '/page', headers: { cookie } })).json();

  it.each(['login', 'passkey-login/confirm', 'single-sign-on'])(
    'a browser that is let in by %s is one of staff, for ten hours',
    async (way) => {
      const set = (await post(way)) ?? '';
      expect(set).toMatch(/^staff-browser=\S+; Path=\/; Max-Age=36000; HttpOnly; SameSite=Lax; Secure$/);
      const [cookie = ''] = set.split(';');
      expect(await isStaff(`other=1; ${cookie}`)).toBe(true);
      now += 10 * 3_600_000;
      expect(await isStaff(cookie)).toBe(false);
    },
  );

  it('a login that is refused, and another call, make none', async () => {
    status = 401;
    expect(await post('login')).toBeUndefined();
    status = 200;
    expect(await post('password-reset')).toBeUndefined();
  });

  it('whoever logs out is none any more', async () =>
    expect(await post('logout')).toMatch(/^staff-browser=; Path=\/; Max-Age=0/));

  it('nobody makes one up, prolongs one, or brings one of another site', async () => {
    const [cookie = ''] = ((await post('login')) ?? '').split(';');
    const [until, seal] = cookie.replace('staff-browser=', '').split('.');
    expect(await isStaff(`staff-browser=${Number(until) + 1}.${seal}`)).toBe(false);
    expect(await isStaff(`staff-browser=${until}.${'A'.repeat(43)}`)).toBe(false);
    expect(await isStaff('staff-browser=1')).toBe(false);
    expect(await isStaff('')).toBe(false);
    await web.close();
    open('another secret');
    expect(await isStaff(cookie)).toBe(false);
  });
});

describe('the cookie of previews', () => {
  const ALLOWED = ['http://localhost:*', 'https://preview.example'];
  const NAMES = ['mfe-a', 'mfe-b'];
  const jar = (chosen: object) => `theme=dark; ${cookieOf(chosen as never).split(';')[0]}; other=1`;

  it.each([
    ['http://localhost:3002/', true],
    ['http://localhost/', true],
    ['https://preview.example/mfe-a/42/', true],
    ['https://localhost:3002/', false],
    ['http://localhost.evil.example/', false],
    ['https://preview.example.evil.example/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s is allowed: %s', (address, expected) => expect(isAllowed(address, ALLOWED)).toBe(expected));

  it('a browser keeps what was chosen', () => {
    const chosen = { 'mfe-a': 'http://localhost:3002/', 'mfe-b': 'https://preview.example/b/' };
    expect(previewsOf(jar(chosen), NAMES, ALLOWED)).toEqual(chosen);
  });

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', 'preview='],
    ['a cookie that is no JSON', 'preview=%7Bx'],
    ['a cookie of another shape', 'preview=%5B1%5D'],
    ['a remote that the registry does not name', jar({ 'mfe-x': 'http://localhost:1/' })],
    ['an address that is not allowed', jar({ 'mfe-a': 'https://evil.example/' })],
  ])('%s changes nothing', (_says, cookies) => expect(previewsOf(cookies, NAMES, ALLOWED)).toBeNull());

  it('where nothing is allowed no cookie counts', () =>
    expect(previewsOf(jar({ 'mfe-a': 'http://localhost:3002/' }), NAMES, [])).toBeNull());

  it('choosing nothing removes the cookie', () => {
    expect(cookieOf({})).toMatch(/^preview=; .*Max-Age=0$/);
    expect(cookieOf({ 'mfe-a': 'http://localhost:1/' })).toMatch(/HttpOnly; SameSite=Lax$/);
  });
});
