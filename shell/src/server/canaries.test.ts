/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { type Canary, canaryChoice, isGiven } from './canaries';

const PLACES = Array.from({ length: 100 }, (_, place) => place);
const given = (canary: Canary) => PLACES.filter((place) => isGiven(canary, place));

test.each([0, 1, 25, 99])('%i in a hundred are given a canary of that share', (audience) => {
  expect(given({ name: 'mfe-a', audience })).toHaveLength(audience);
});

test('whoever is given it at ten is at twenty, and other visitors are given that of another remote', () => {
  expect(given({ name: 'mfe-a', audience: 20 })).toEqual(
    expect.arrayContaining(given({ name: 'mfe-a', audience: 10 })),
  );
  expect(given({ name: 'mfe-a', audience: 10 })).not.toEqual(given({ name: 'mfe-b', audience: 10 }));
});

describe('by requests', () => {
  let web: FastifyInstance;
  let canaries: Canary[] = [];
  let isStaff = false;
  beforeAll(() => {
    web = fastify();
    const choice = canaryChoice({ canaries: () => canaries, isStaff: () => isStaff, isSecure: true });
    web.get('/page', async (request, reply) => choice.givenWithPage(request, reply));
    web.get('/data', async (request) => choice.givenTo(request));
  });
  beforeEach(() => {
    isStaff = false;
  });
  afterAll(() => web.close());

  const ask = async (url: string, cookie?: string) => {
    const answer = await web.inject({ url, headers: cookie ? { cookie } : {} });
    return { given: answer.json() as string[], setCookie: answer.headers['set-cookie'] as string | undefined };
  };

  test('without canaries nobody gets a cookie', async () => {
    canaries = [];
    expect(await ask('/page')).toEqual({ given: [], setCookie: undefined });
  });

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

  test('what is for staff is given to staff alone, who get no cookie by it', async () => {
    canaries = [{ name: 'mfe-a', audience: 'staff' }];
    expect(await ask('/page')).toEqual({ given: [], setCookie: undefined });
    isStaff = true;
    expect(await ask('/page')).toEqual({ given: ['mfe-a'], setCookie: undefined });
  });
});
