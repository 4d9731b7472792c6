import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { apiAs, enter } from './support/admin';
import { violations } from './support/axe';
import { bundleOf, publishByHand } from './support/hand-made';
import { isLive, movePointer } from './support/live';
import { untilInUse, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startSite } from './support/site';
import { test as base, expect } from './support/test';

const NAME = 'mfe-faulty';
const KILLER = 'mfe-harmful';

const PAGE = `import { useSearchParams } from '@university/shared/router';
import { Container, PageTitle } from '@university/shared/kit';
import { useState } from 'react';

let isHydrated = false;

export function loader({ url }: { url: URL }) {
  if (typeof document === 'undefined' && url.searchParams.get('way') === 'loader') throw new TypeError('in the loader');
  return {};
}

export default function First() {
  const [query] = useSearchParams();
  const [isPressed, press] = useState(false);
  const way = query.get('way');
  if (way === 'server' && typeof document === 'undefined') throw new TypeError('while rendering');
  if (way === 'hydration' && typeof document !== 'undefined' && !isHydrated) {
    isHydrated = true;
    throw new TypeError('at hydration');
  }
  if (isPressed) throw new TypeError('after a press, for asha@mail.example');
  return (
    <Container>
      <PageTitle>Faulty things</PageTitle>
      <button type="button" onClick={() => press(true)}>Press</button>
    </Container>
  );
}
`;

const run = async (script: string, args: string[], cwd: string, folder: string) => {
  const env = { ...process.env, INIT_CWD: folder, RELEASES: folder, REMOTES: join(folder, 'registry.json') };
  return (await promisify(execFile)(process.execPath, [join(ROOT, script), ...args], { cwd, env })).stdout;
};

const test = base.extend<object, { folder: string; site: Site }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const own = join(ROOT, NAME);
      rmSync(own, { recursive: true, force: true });
      const folder = newFolder('who-broke-it');
      const registry = writeRegistry(folder);
      try {
        const begin = [NAME, 'Faulty things', '--no-lockfile', '--registry', registry];
        await run('scripts/new-remote/new-remote.mjs', begin, ROOT, folder);
        const routes = join(own, 'src/routes.ts');
        writeFileSync(routes, readFileSync(routes, 'utf8').replace('keywords: []', `keywords: [], query: ['way']`));
        writeFileSync(join(own, 'src/pages/First.tsx'), PAGE);
        await run('remote-kit/bin/remote.mjs', ['release'], own, folder);
      } finally {
        rmSync(own, { recursive: true, force: true });
      }
      publishByHand(join(folder, KILLER), KILLER, { version: '1.0.0', bundle: bundleOf(KILLER, { text: 'Good.' }) });
      const { remotes } = JSON.parse(readFileSync(registry, 'utf8'));
      remotes[NAME].from = NAME;
      remotes[KILLER] = { from: KILLER, paths: ['/hand-made/*'] };
      writeRegistry(folder, remotes);
      await use(folder);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  site: [
    async ({ folder }, use) => {
      const site = await startSite({ REMOTES: join(folder, 'registry.json'), LOG_LEVEL: 'error' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.describe.configure({ mode: 'serial' });

const reported = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/monitoring') && answer.status() === 204);

async function rowOf(page: Page, said: string): Promise<Locator> {
  const row = page
    .getByRole('table', { name: `Errors: ${NAME}` })
    .getByRole('row')
    .filter({ hasText: said });
  await row.getByText('Where in the code').click();
  return row;
}

const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(join(folder, name, 'remote.json'), 'utf8')).version;

test('an error is shown with remote, release, page and source position', async ({ page, folder, complaints }) => {
  await page.goto('/faulty');
  await movePointer(page);
  const press = page.getByRole('button', { name: 'Press' });
  await isLive(press);
  const told = reported(page);
  await press.click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await told;

  const hydrating = reported(page);
  await page.goto('/faulty?way=hydration', { waitUntil: 'commit' });
  await hydrating;

  for (const way of ['loader', 'server']) await page.request.get(`/faulty?way=${way}`);
  complaints.length = 0;

  await enter(page, 'admin', '/admin/releases');
  for (const [said, where] of [
    ['after a press, for …', 'In browsers'],
    ['at hydration', 'While a page came to life'],
    ['in the loader', 'On the server'],
    ['while rendering', 'On the server'],
  ] as const) {
    const row = await rowOf(page, said);
    await expect(row).toContainText('TypeError');
    await expect(row).toContainText(where);
    await expect(row).toContainText(`${NAME}:first`);
    await expect(row).toContainText(versionOf(folder, NAME));
    await expect(row.getByText(/^src\/pages\/First\.tsx:\d+:\d+/).first()).toBeVisible();
  }
});

test('source maps are not public', async ({ site, folder }) => {
  const [map = ''] = readdirSync(join(folder, NAME, 'maps')).filter((file) => /^entry.*map$/.test(file));
  const [shellMap = ''] = readdirSync(join(ROOT, 'shell/dist/maps')).filter((file) => /^main.*map$/.test(file));
  const remote = `/remotes/${NAME}`;
  const addresses = [
    ...[`${remote}/${map}`, `${remote}/maps/${map}`, `${remote}/../maps/${map}`, `${remote}/%2e%2e/maps/${map}`],
    ...[`${remote}/..%2fmaps%2f${map}`, `${remote}/..%5cmaps%5c${map}`, `${remote}/x/../../maps/${map}`],
    ...[`${remote}//../maps/${map}`, `/remotes/../maps/${map}`, `${remote}/%252e%252e/maps/${map}`],
    ...[`/remotes/${NAME}%2f..%2fmaps/${map}`, `/maps/${map}`, `/maps/${shellMap}`, `/assets/${shellMap}`],
    ...[`/assets/../maps/${shellMap}`, `/assets/%2e%2e/maps/${shellMap}`, `/assets/..%2fmaps%2f${shellMap}`],
    `/assets/x/../../maps/${shellMap}`,
  ];
  for (const path of addresses) {
    const { status, text } = await raw(site, path);
    expect([path, status === 200 && text.includes('"mappings"')]).toEqual([path, false]);
  }
  const [entry = ''] = readdirSync(join(folder, NAME, 'browser')).filter((file) => /^entry.*js$/.test(file));
  const served = await raw(site, `${remote}/${entry}`);
  expect(served.status).toBe(200);
  expect(served.text).not.toContain('sourceMappingURL');
});

function raw({ url }: Site, path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('a team resolves a stack with the source maps of its release', async ({ folder }) => {
  const browser = join(folder, NAME, 'browser');
  const [file = ''] = readdirSync(browser).filter((name) => /^First.*js$/.test(name));
  const column = readFileSync(join(browser, file), 'utf8').indexOf('"after a press') + 1;
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'remote-kit/bin/remote.mjs'), 'stack', '--maps', join(folder, NAME, 'maps')],
    { input: `    at First (https://seu.example/remotes/${NAME}/${file}:1:${column})`, encoding: 'utf8' },
  );
  expect(stdout).toMatch(/→ src\/pages\/First\.tsx:\d+:\d+/);
});

test('a quarantined release is shown with its reason, and an admin can use it again', async ({
  page,
  site,
  folder,
}) => {
  const bundle = bundleOf(KILLER, { loader: `Promise.reject(new Error('nobody handles this'))`, text: 'Harmful.' });
  await untilInUse(site, () => publishByHand(join(folder, KILLER), KILLER, { version: '2.0.0', bundle }));
  await enter(page, 'admin', '/admin/releases');
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: KILLER }) });
  await expect(panel).toContainText('2.0.0');

  const { token } = await apiAs(site.url, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  const state = async () => {
    const { data } = await (await fetch(`${site.url}/site-state/releases`, { headers })).json();
    return data.remotes.find(({ name }: { name: string }) => name === KILLER);
  };
  for (let asked = 0; (await state()).quarantined.length === 0; asked++) {
    expect(asked, site.output().slice(-3_000)).toBeLessThan(60);
    await (await fetch(`${site.url}/hand-made/${asked}`)).text();
  }
  await expect.poll(async () => (await state()).version).toBe('1.0.0');

  const again = panel.getByRole('button', { name: 'Use again: 2.0.0' });
  await expect(again).toBeVisible();
  await expect(panel).toContainText('let an error escape: nobody handles this');
  await expect(panel.getByRole('table', { name: `Errors: ${KILLER}` })).toContainText('nobody handles this');
  await panel.getByText('Journal', { exact: true }).click();
  await expect(panel.getByRole('row').filter({ hasText: 'Taken out of use' })).toContainText('2.0.0');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }

  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await state()).version).toBe('2.0.0');
  await expect(again).toHaveCount(0);

  await page.goto('/admin/audit');
  await expect(page.getByText(`let the release 2.0.0 of ${KILLER} be used again.`)).toBeVisible();
});
