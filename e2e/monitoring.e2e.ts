import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteServer } from './support/remote-server';
import { registryWith } from './support/registry';
import { ROOT, type Site, startSite } from './support/site';
import { isLive, movePointer } from './support/live';
import { expect, test } from './support/test';

const TOKEN = 'operators-token-of-the-test';
const headers = { authorization: `Bearer ${TOKEN}` };
const remote = new RemoteServer('mfe-search');

let folder: string;
let site: Site;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'university-monitoring-'));
  await remote.start();
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registryWith({ 'mfe-search': remote.url })));
  site = await startSite({
    REMOTES: join(folder, 'registry.json'),
    API_URL: process.env.SITE_URL as string,
    METRICS_TOKEN: TOKEN,
  });
});

test.afterAll(async () => {
  await site?.stop();
  await remote.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('pages are timed by route, and told apart by whether they were cached', async ({ request }) => {
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
});

test('an error in a browser is counted for the remote whose code failed, without what it said of persons', async ({
  page,
  request,
  complaints,
}) => {
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
  const state = await (await request.get(`${site.url}/remotes.json`, { headers })).json();
  const seen = state.remotes.find(({ name }: { name: string }) => name === 'mfe-search');
  expect(seen).toMatchObject({ version, answers: true, problem: null });
  expect(seen.errors[0]).toMatchObject({ name: 'Error', message: 'Cannot read … of …', version });
  complaints.length = 0;
});

test('a remote that stopped is shown as one that does not answer, with its release still in use', async ({
  request,
}) => {
  await remote.break('stopped');
  const seen = async () => {
    const { remotes } = await (await request.get(`${site.url}/remotes.json`, { headers })).json();
    return remotes.find(({ name }: { name: string }) => name === 'mfe-search');
  };
  await expect.poll(async () => (await seen()).answers).toBe(false);
  expect(await seen()).toMatchObject({
    problem: expect.stringContaining('does not answer'),
    version: expect.any(String),
  });
  await remote.mend();
});

test('the state of the remotes is for operators, and reports that are none are refused', async ({ request }) => {
  expect((await request.get(`${site.url}/remotes.json`)).status()).toBe(401);
  const url = `${site.url}/monitoring`;
  expect((await request.post(url, { data: [{ kind: 'error' }] })).status()).toBe(400);
  const stranger = { kind: 'error', remote: 'mfe-none', version: '1', name: 'X', message: 'made up' };
  expect((await request.post(url, { data: [stranger] })).status()).toBe(204);
  expect(await (await request.get(`${site.url}/metrics`, { headers })).text()).not.toContain('mfe-none');
});
