import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { change, startDev } from './support/dev';
import { freePort } from './support/ports';
import { writeRegistry } from './support/registry';
import { newFolder, ROOT, startFront } from './support/site';
import { expect, test } from './support/test';

const COPY = join(ROOT, 'mfe-draft');
const REMOTE = 'remote-kit/bin/remote.mjs';
const TEXTS = join(COPY, 'src/texts.ts');

let url: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
// The example answers come from a service worker.
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of ['src', 'package.json', 'rspack.config.ts', 'tsconfig.json'])
    cpSync(join(ROOT, 'mfe-search', part), join(COPY, part), { recursive: true });
  for (const file of ['package.json', 'src/routes.ts']) change(join(COPY, file), 'mfe-search', 'mfe-draft');
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  stop = await startDev(REMOTE, { args: ['dev', '--port', port], cwd: COPY, until: 'on example answers' });
});

test.afterAll(async () => {
  await stop?.();
  rmSync(COPY, { recursive: true, force: true });
});

test('a remote by itself shows pages with example answers, and a change keeps the state of the form', async ({
  page,
}) => {
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.getByRole('searchbox').fill('weaving');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('link', { name: /Example of weaving/ }).first()).toBeVisible();

  await page.getByRole('searchbox').fill('not sent yet');
  change(TEXTS, "title: 'Search'", "title: 'Look for it'");
  await expect(page.getByRole('heading', { level: 1, name: 'Look for it' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('not sent yet');
});

test('a build error is shown until it is fixed', async ({ page, complaints }) => {
  await page.goto(`${url}/search`);
  await page.getByRole('searchbox').fill('still here');
  change(TEXTS, 'Look for it', "Look ' for it");
  await expect(page.getByRole('alert')).toContainText('mfe-draft could not be built');
  change(TEXTS, "Look ' for it", 'Found again');
  await expect(page.getByRole('heading', { level: 1, name: 'Found again' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('still here');
  expect(complaints).toEqual([]);
});

test('a type error is shown until it is fixed, and the page runs', async ({ page, complaints }) => {
  const timeout = 60_000;
  await page.goto(`${url}/search`);
  change(TEXTS, 'Found again', "Found again' as number as unknown as '");
  const wrong = page.getByRole('alert').filter({ hasText: 'mfe-draft has wrong types in 1 place: src/texts.ts(' });
  await expect(wrong).toBeVisible({ timeout });
  change(TEXTS, "Found again' as number as unknown as '", 'Found again');
  await expect(wrong).toBeHidden({ timeout });
  expect(complaints).toEqual([]);
});

test('failing and empty answers of the API can be chosen', async ({ page, complaints }) => {
  await page.goto(`${url}/search?q=weaving`);
  await page.getByLabel('API:').selectOption('fails');
  await expect(page.getByText(/could not be searched/).first()).toBeVisible();
  await page.getByLabel('API:').selectOption('answers with empty lists');
  await expect(page.getByText('Nothing found for “weaving”.')).toBeVisible();
  complaints.length = 0;
});

test('a released site shows it, and each change, in one browser', async ({ page, complaints }) => {
  const entry = { from: 'not-released-yet', paths: ['/search'] };
  const site = await startFront({ REMOTES: writeRegistry(newFolder('draft'), { 'mfe-draft': entry }) });
  const port = String(await freePort());
  const args = ['dev', '--in', site.url, '--port', port];
  const end = await startDev(REMOTE, { args, cwd: COPY, until: `is offered at http://localhost:${port}/` });
  try {
    expect((await page.request.get(`${site.url}/search`)).status()).toBe(503);
    await page.goto(`${site.url}/preview?mfe-draft=http://localhost:${port}/`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.goto(`${site.url}/search`);
    await expect(page.getByRole('heading', { level: 1, name: 'Found again' })).toBeVisible();
    change(TEXTS, 'Found again', 'Shown in the site');
    await expect(page.getByRole('heading', { level: 1, name: 'Shown in the site' })).toBeVisible();
    await page.goto('about:blank');
    expect(complaints).toEqual([]);
  } finally {
    await end();
    await site.stop();
  }
});
