import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { DEMO } from './support/applicants';
import { PASSWORD } from './support/log-in';
import { freePort } from './support/ports';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

let site: Site;
/** A web server with an empty page: at `localhost` an app of a listed origin, at `127.0.0.1` of another one. */
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
});
test.afterAll(async () => {
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

/** Calls the API from the open page. `refused`: the browser blocks the answer. */
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

const NOTICES = { email: 'notices@seu.example', password: PASSWORD };
const APPLICANT = { email: DEMO.pending.email, password: '14-02-2007', round: 1 };

test('an app of a listed origin may do with a token what staff may do', async ({ page, complaints }) => {
  await page.goto(listed, { waitUntil: 'commit' });
  const { data, status } = await callFrom(page, '/auth/login', { method: 'POST', body: NOTICES });
  expect(status).toBe(200);
  const { token } = data as { token: string };
  expect((await callFrom(page, '/auth/me', { token })).status).toBe(200);
  expect((await callFrom(page, '/notice/no-such', { token, method: 'DELETE' })).status).toBe(404);
  const { etag } = await callFrom(page, '/notice');
  expect(etag).toBeTruthy();
  expect((await callFrom(page, '/notice', { etag: etag ?? '' })).status).toBe(304);
  complaints.length = 0;
});

test('a page of another origin reads public data only', async ({ page, complaints }) => {
  await page.goto(other, { waitUntil: 'commit' });
  expect((await callFrom(page, '/notice?limit=1')).status).toBe(200);
  expect((await callFrom(page, '/no-such')).status).toBe(404);
  expect((await callFrom(page, '/auth/login', { method: 'POST', body: NOTICES })).status).toBe('refused');
  expect((await callFrom(page, '/auth/me', { token: 'x'.repeat(40) })).status).toBe('refused');
  complaints.length = 0;
});

test('an app cannot use an applicant’s cookie, although the browser sends it', async ({ page, complaints }) => {
  await page.goto(`${site.url}/admission/result?category=diploma`);
  const signIn = await callFrom(page, '/result?category=diploma', { method: 'POST', body: APPLICANT });
  expect(signIn.status).toBe(200);
  await page.goto(listed, { waitUntil: 'commit' });
  const credentials = 'include';
  expect((await callFrom(page, '/result/me', { credentials })).status).toBe('refused');
  expect((await callFrom(page, '/result/sign-out', { method: 'POST', credentials })).status).toBe('refused');
  await page.goto(`${site.url}/admission/result?category=diploma`);
  expect((await callFrom(page, '/result/me')).status).toBe(200);
  complaints.length = 0;
});
