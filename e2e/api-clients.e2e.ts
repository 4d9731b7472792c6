import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { freePort } from './support/ports';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/** The site with its API, and one in front of it that has none. */
let site: Site;
let front: Site;
/** A web server with an empty page: an app of the university at `localhost`, anybody's page at `127.0.0.1`. */
let app: Server;
let listed: string;
let other: string;

test.beforeAll(async () => {
  const port = await freePort();
  app = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>App</title><link rel="icon" href="data:,">');
  }).listen(port);
  listed = `http://localhost:${port}`;
  other = `http://127.0.0.1:${port}`;
  site = await startSite({ CORS_ORIGINS: listed });
  front = await startSite({ API_URL: site.url });
});
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
  app?.close();
});

interface Call {
  method?: string;
  token?: string;
  body?: object;
  credentials?: RequestCredentials;
  etag?: string;
}

/** Makes a call from the page that is open. `refused`: the browser keeps the answer to itself. */
const callFrom = (page: Page, address: string, call: Call = {}) =>
  page.evaluate(
    async ({ url, method = 'GET', token, body, credentials = 'same-origin', etag }) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(etag && { 'if-none-match': etag }),
      };
      const options = { method, credentials, headers, ...(body && { body: JSON.stringify(body) }) };
      try {
        const answer = await fetch(url, { ...options, cache: 'no-store' });
        const text = await answer.text();
        return {
          status: answer.status as number | 'refused',
          etag: answer.headers.get('etag'),
          data: text ? JSON.parse(text) : null,
        };
      } catch {
        return { status: 'refused' as const, etag: null, data: null };
      }
    },
    { url: `${site.url}/api/v1${address}`, ...call },
  );

const NOTICES = { email: 'notices@seu.example', password: 'demo-Skill-2025' };
const ASHA = { email: 'asha.pending@applicant.example', password: '14-02-2007', round: 1 };

test('an app of a listed origin does with a token what staff may do', async ({ page, complaints }) => {
  await page.goto(listed, { waitUntil: 'commit' });
  const { data, status } = await callFrom(page, '/auth/login', { method: 'POST', body: NOTICES });
  expect(status).toBe(200);
  const { token } = data as { token: string };
  expect((await callFrom(page, '/auth/me', { token })).status).toBe(200);
  expect((await callFrom(page, '/notice/no-such', { token, method: 'DELETE' })).status).toBe(404);
  const { etag } = await callFrom(page, '/notice');
  expect(etag).toBeTruthy();
  expect((await callFrom(page, '/notice', { etag: etag ?? '' })).status).toBe(304);
  // The browser tells of the 404.
  complaints.length = 0;
});

test('a page of any other origin reads what is public, and nothing else', async ({ page, complaints }) => {
  await page.goto(other, { waitUntil: 'commit' });
  expect((await callFrom(page, '/notice?limit=1')).status).toBe(200);
  expect((await callFrom(page, '/no-such')).status).toBe(404);
  expect((await callFrom(page, '/auth/login', { method: 'POST', body: NOTICES })).status).toBe('refused');
  expect((await callFrom(page, '/auth/me', { token: 'x'.repeat(40) })).status).toBe('refused');
  complaints.length = 0;
});

test('an applicant’s cookie is of no use to an app, though the browser sends it', async ({ page, complaints }) => {
  await page.goto(`${site.url}/admission/result?category=diploma`);
  const signIn = await callFrom(page, '/result?category=diploma', { method: 'POST', body: ASHA });
  expect(signIn.status).toBe(200);
  await page.goto(listed, { waitUntil: 'commit' });
  const credentials = 'include';
  expect((await callFrom(page, '/result/me', { credentials })).status).toBe('refused');
  expect((await callFrom(page, '/result/sign-out', { method: 'POST', credentials })).status).toBe('refused');
  await page.goto(`${site.url}/admission/result?category=diploma`);
  expect((await callFrom(page, '/result/me')).status).toBe(200);
  complaints.length = 0;
});

test('what an address takes is said alike by the site and by one in front of it', async ({ request }) => {
  for (const { url } of [site, front]) {
    const at = (path: string) => `${url}/api/v1${path}`;
    for (const path of ['/no-such', '/no-such/call', '/']) {
      const missing = await request.get(at(path), { headers: { accept: 'text/html' } });
      expect([path, missing.status(), await missing.json()]).toEqual([
        path,
        404,
        expect.objectContaining({ code: 'not_found' }),
      ]);
    }
    const wrong = await request.put(at('/notice'), { data: {} });
    expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await wrong.json()).toMatchObject({ status: 'error', code: 'method_not_allowed' });
    const options = await request.fetch(at('/notice/n1'), { method: 'OPTIONS' });
    expect([options.status(), options.headers().allow]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT']);
    const headers = { 'content-type': 'application/json' };
    const empty = await request.delete(at('/notice/n1'), { headers });
    expect([empty.status(), (await empty.json()).code]).toEqual([401, 'signed_out']);
  }
});
