import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { change, startDev } from './support/dev';
import { isLive } from './support/live';
import { freePort } from './support/ports';
import { writeRegistry } from './support/registry';
import { newFolder, ROOT } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-seventh';
const TEXTS = join(ROOT, NAME, 'src/texts.ts');

let url: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
  const registry = writeRegistry(newFolder('dev'), {});
  const create = [join(ROOT, 'scripts/new-remote/new-remote.mjs'), NAME, 'Seventh things'];
  execFileSync(process.execPath, [...create, '--no-lockfile', '--registry', registry]);
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  stop = await startDev('scripts/dev.mjs', {
    args: [NAME],
    cwd: ROOT,
    env: { PORT: port, API_URL: process.env.SITE_URL as string },
    until: `The site is at ${url}`,
  });
});

test.afterAll(async () => {
  await stop?.();
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
});

test('a change of one remote shows without a reload, and the server renders it', async ({ page }) => {
  await page.goto(`${url}/seventh`);
  await expect(page.getByRole('heading', { level: 1, name: 'Seventh things' })).toBeVisible();
  await page.waitForFunction(() => '__refresh' in window);
  await isLive(page.locator('main [data-area]'));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  change(TEXTS, 'Seventh things', 'Eighth things');
  await expect(page.getByRole('heading', { level: 1, name: 'Eighth things' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(async () => (await fetch(`${url}/seventh`)).text()).toMatch(/<h1[^>]*>Eighth things/);

  await page.reload();
  await isLive(page.locator('main [data-area]'));
  change(TEXTS, 'Eighth things', 'Ninth things');
  await expect(page.getByRole('heading', { level: 1, name: 'Ninth things' })).toBeVisible();
});

test('pages have the production policy, and built remotes work', async ({ page }) => {
  const [own, theirs] = await Promise.all(
    [url, process.env.SITE_URL].map(async (site) => (await fetch(`${site}/search`)).headers),
  );
  const scripts = (headers?: Headers) => /script-src [^;]*/.exec(headers?.get('content-security-policy') ?? '')?.[0];
  expect(scripts(own)).toBe(scripts(theirs));
  await page.goto(`${url}/search?q=library`);
  await expect(page.getByRole('link', { name: /^Library/ }).first()).toBeVisible();
});
