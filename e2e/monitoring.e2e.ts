import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteServer } from './support/remote-server';
import { remotesWith, statusOf, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startFront } from './support/site';
import { isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

const TOKEN = 'operators-token-of-the-test';
const headers = { authorization: `Bearer ${TOKEN}` };
const remote = new RemoteServer('mfe-search');

let site: Site;

test.beforeAll(async () => {
  await remote.start();
  const REMOTES = writeRegistry(newFolder('monitoring'), remotesWith({ 'mfe-search': remote.url }));
  site = await startFront({ REMOTES, METRICS_TOKEN: TOKEN });
});

test.afterAll(async () => {
  await site?.stop();
  await remote.stop();
});

test('pages are timed by route and cache', async ({ request }) => {
  for (let asked = 0; asked < 3; asked++) expect((await request.get(`${site.url}/hi/courses/ug`)).status()).toBe(200);
  await request.get(`${site.url}/no/such/page`);
  const metrics = await (await request.get(`${site.url}/metrics`, { headers })).text();
  const count = (labels: string) =>
    Number(new RegExp(`^page_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(metrics)?.[1]);
  const page = 'page="mfe-public:courses-level",remote="mfe-public",language="hi"';
  expect(count(`${page},from="rendering",status="200"`)).toBe(1);
  expect(count(`${page},from="cache",status="200"`)).toBe(2);
  expect(count('page="mfe-public:texts",remote="mfe-public",language="en",from="rendering",status="404"')).toBe(1);
  expect(metrics).not.toContain('/no/such');
  for (const path of ['/metrics', '/remotes.json'])
    expect((await request.get(site.url + path)).status(), 'without the token').toBe(401);
});

test('a browser error is counted for its remote, without personal data', async ({ page, request, complaints }) => {
  await page.goto(`${site.url}/search?q=diploma`);
  await movePointer(page);
  await isLive(page.locator('[data-area] *').first());
  const version = JSON.parse(readFileSync(join(ROOT, 'mfe-search/dist/remote.json'), 'utf8')).version;
  const loaded = page.waitForResponse((answer) => answer.url().endsWith('/monitoring'));
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /monitor/.test(name))))
    .toBe(true);
  await page.evaluate((from) => {
    const error = new Error('Cannot read someone@mail.example of 9876543210');
    error.stack = `Error\n    at x (${from}/browser/entry.js:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, remote.url);
  expect((await loaded).status()).toBe(204);

  const metrics = await (await request.get(`${site.url}/metrics`, { headers })).text();
  expect(metrics).toContain(`browser_errors_total{remote="mfe-search",version="${version}"} 1`);
  expect(metrics).toMatch(/browser_remote_load_seconds_count\{remote="mfe-search"/);
  const seen = await statusOf(site, TOKEN, 'mfe-search');
  expect(seen).toMatchObject({ version, answers: true, problem: null });
  expect(seen.errors[0]).toMatchObject({ name: 'Error', message: 'Cannot read … of …', version });
  complaints.length = 0;
});
