import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { query, group, first } of [
    { query: 'computr science', group: 'Programmes', first: 'B.Tech. Computer Science and Engineering' },
    { query: 'bonafide', group: 'Notices', first: 'Application for a bonafide certificate' },
    { query: 'okhla 2', group: 'Campuses', first: 'Okhla II Campus' },
  ]) {
    test(`the search form finds ${query}`, async ({ page }) => {
      await page.goto('/courses');
      await page.getByRole('button', { name: 'Search' }).first().click();
      await expect(page).toHaveURL(/\/search/);
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

  test('a search without results links to the site map', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/search?q=zebra%20xylophone');
    await expect(page.locator('main').getByRole('status')).toHaveText('Nothing found for “zebra xylophone”.');
    await page.locator('main').getByRole('link', { name: 'Every page of this site' }).click();
    await expect(page.locator('main h1')).toHaveText('Site map');
  });

  for (const path of ['/library.aspx', '/amenities/libary'])
    test(`${path} is 404 and links to a similar page and a search`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      const main = page.locator('main');
      await expect(main.getByRole('link', { name: /Library/ }).first()).toHaveAttribute('href', '/amenities/Library');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=lib/);
      await expect(main.getByRole('link', { name: /Library/ }).first()).toBeVisible();
    });
});
