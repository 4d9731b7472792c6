import { RemoteServer } from './support/remote-server';
import { expect, test } from './support/test';

const remote = new RemoteServer('mfe-search');
test.beforeAll(() => remote.start());
test.afterAll(() => remote.stop());

test('a preview shows a release in one browser only', async ({ page, browser, complaints }) => {
  await page.goto(`/preview?mfe-search=${encodeURIComponent(remote.url)}`);
  await expect(page.getByLabel('mfe-search')).toHaveValue(`${remote.url}/`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const banner = page.getByRole('region', { name: 'Preview' });
  await expect(banner).toContainText(`mfe-search from ${remote.url}/`);

  const fromThere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(remote.url)) fromThere.push(request.url());
  });
  await page.goto('/search?q=diploma');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('Diploma');
  expect(fromThere.some((url) => url.endsWith('/remote.json'))).toBe(true);
  expect(fromThere.some((url) => /\/browser\/Search\.\w+\.js$/.test(url))).toBe(true);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Programmes' })).toBeVisible();

  const other = await browser.newPage();
  const answer = await other.goto('/search?q=diploma');
  expect(await answer?.text()).not.toContain(remote.url);
  expect(answer?.headers()['content-security-policy']).not.toContain(remote.url);
  await other.close();

  await banner.getByRole('button', { name: 'Reset' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  expect(complaints).toEqual([]);
});
