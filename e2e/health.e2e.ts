import { request } from '@playwright/test';
import { inspect, SIZES, settle } from './reach/inspect';
import { enter, publish, staffMenu, test as base } from './support/admin';
import { type Site, startSite } from './support/site';
import { expect } from './support/test';

const OLD = '/old/Index.php';

/** The user agents of the test browser and of Node count as programs. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A site with visits before a restart: counts are stored when it stops. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const first = await startSite();
      const reader = await request.newContext({ baseURL: first.url, userAgent: READER });
      const { data } = await (await reader.get('/api/v1/notice?limit=1')).json();
      const { fileLink } = data.notices[0];
      for (const path of [OLD, OLD, '/contact', '/contact?from=mail', fileLink]) await reader.get(path);
      await reader.get('/made-by-a-program', { headers: { 'user-agent': 'curl/8.5.0' } });
      for (let times = 0; times < 3; times++)
        await reader.post('/visits/search', { headers: { 'content-type': 'text/plain' }, data: 'Underwater welding' });
      await reader.dispose();
      await first.stop({ keepData: true });
      const site = await startSite({ DATA_DIR: first.dataDir });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

test('a missing address is listed, and a redirect made for it', async ({ page, site }) => {
  await enter(page, 'admin', '/admin/health');
  const asked = page.getByRole('row', { name: /Index\.php/ });
  await expect(asked).toContainText('Asked for 2 times');
  await expect(page.getByRole('row', { name: /underwater welding/ })).toContainText('Searched for 3 times');
  await expect(page.getByText('/made-by-a-program')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Most read pages' })).toContainText('Contact (/contact)');
  await expect(page.getByRole('table', { name: 'Most opened papers' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Pages and papers that were read, by day/ })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  const problems = await inspect(page, SIZES, 'frameless');
  expect(problems).toEqual([]);

  await page.goto('/admin/health');
  await page.getByRole('link', { name: `Make a redirect: ${OLD}` }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(OLD);
  await page.getByLabel('Leads to', { exact: true }).fill('/contact');
  await publish(page);
  await expect.poll(async () => (await fetch(site.url + OLD, { redirect: 'manual' })).status).toBe(301);

  await staffMenu(page, 'Site health');
  await expect(page.getByText('Nobody asked for an address in vain.')).toBeVisible();
});
