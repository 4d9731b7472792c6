import { RemoteServer, startSiteOf } from './support/remote-server';
import { startSite } from './support/site';
import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { query, group, first } of [
    { query: 'computr science', group: 'Programmes', first: 'B.Tech. Computer Science and Engineering' },
    { query: 'bonafide', group: 'Notices', first: 'Application for a bonafide certificate' },
    { query: 'okhla 2', group: 'Campuses', first: 'Okhla II Campus' },
  ]) {
    test(`the search form finds ${query}`, async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('searchbox').fill(query);
      await page.locator('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(page).toHaveTitle(new RegExp(`Search: ${query}`));
      const found = page.locator('main section section').filter({ has: page.getByRole('heading', { name: group }) });
      await expect(found.getByRole('link').first()).toContainText(first);
      await expect(found.locator('mark').first()).toBeVisible();
      await found.getByRole('link').first().click();
      await expect(page.locator('main h1')).toContainText(first);
    });
  }

  test('help is offered when nothing is found', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/search?q=zebra%20xylophone');
    await expect(page.locator('main').getByRole('status')).toHaveText('Nothing found for “zebra xylophone”.');
    await page.locator('main').getByRole('link', { name: 'Every page of this site' }).click();
    await expect(page.locator('main h1')).toHaveText('Site map');
  });
});

test('while the remote is down its last good release answers', async ({ browser }) => {
  const remote = new RemoteServer('mfe-search');
  const API_URL = process.env.SITE_URL as string;
  const { site, stop } = await startSiteOf([remote], async (own) => ({ site: await startSite({ ...own, API_URL }) }));
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/search?q=rohini`);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Rohini Campus/ })
        .first(),
    ).toBeVisible();
    await remote.break('stopped');
    await page.goto(`${site.url}/search?q=pitampra`);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Pitampura Campus/ })
        .first(),
    ).toBeVisible();
  } finally {
    await context.close();
    await stop();
  }
});

test.describe('where nothing is, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/library.aspx', '/amenities/libary'])
    test(`${path} leads to a page near it, and to a search for its words`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      const main = page.locator('main');
      await expect(main.getByRole('link', { name: /Library/ }).first()).toHaveAttribute('href', '/amenities/Library');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=lib/);
      await expect(main.getByRole('link', { name: /Library/ }).first()).toBeVisible();
    });
});
