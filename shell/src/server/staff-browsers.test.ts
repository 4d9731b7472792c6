/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { staffBrowsers } from './staff-browsers';

let now = Date.parse('2026-01-01T00:00:00Z');
let status = 200;
let web: FastifyInstance;

/** A site with an API that answers logins, and a page that says whether staff asks for it. */
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

test.each(['login', 'passkey-login/confirm', 'single-sign-on'])(
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

test('a login that is refused, and another call, make none', async () => {
  status = 401;
  expect(await post('login')).toBeUndefined();
  status = 200;
  expect(await post('password-reset')).toBeUndefined();
});

test('whoever logs out is none any more', async () => {
  expect(await post('logout')).toMatch(/^staff-browser=; Path=\/; Max-Age=0/);
});

test('nobody makes one up, prolongs one, or brings one of another site', async () => {
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
