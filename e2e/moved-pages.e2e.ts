import { deleteDocuments, enter, publish, test, writePlain } from './support/admin';
import { expect } from './support/test';

const FIRST = '/green-campus';
const LATER = '/campus-life/green';

const BODY = `Solar panels stand on every roof.\n\nThis page began [at another address](${FIRST}?from=text).`;

test.afterEach(async ({ site }) => {
  for (const kind of ['redirect', 'page'] as const) await deleteDocuments(site, kind, [FIRST, LATER]);
});

test('a page gets a free address, and moving it leaves a redirect', async ({ page, site, complaints }) => {
  const at = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const textAt = async (path: string) => (await at(path)).text();
  const sitemap = () => textAt('/sitemaps/mfe-public-texts-about-us.xml');

  expect((await at(FIRST)).status).toBe(404);
  expect(await textAt(FIRST)).toContain('The page you’re looking for doesn’t exist or has been moved.');

  await enter(page, 'editor', '/admin/catalogue/page/new');
  await page.getByLabel('Address', { exact: true }).fill('/courses/green');
  await page.getByLabel('Title', { exact: true }).fill('Green campus');
  await page.getByLabel('What it answers', { exact: true }).fill('How the university saves water and power.');
  await page.getByLabel('Office that answers for it', { exact: true }).fill('Estate office');
  await writePlain(page, 'Text', BODY);
  await publish(page);
  await expect(page.getByText('The site has something else at this address. Choose another one').first()).toBeVisible();
  expect(complaints.splice(0).filter((each) => !/status of 400|POST \/document\/\w+\/draft failed/.test(each))).toEqual(
    [],
  );
  await page.getByLabel('Address', { exact: true }).fill(FIRST);
  await publish(page);
  await expect(page).toHaveURL(/\/admin\/catalogue\/page\/[0-9a-f]{24}$/);

  expect((await at(FIRST)).status).toBe(200);
  expect(await textAt(FIRST)).toContain('Solar panels');
  expect(await sitemap()).toContain(`${FIRST}<`);
  expect(await textAt('/site-map')).toContain(`href="${FIRST}"`);

  await page.getByLabel('Address', { exact: true }).fill(LATER);
  await publish(page);
  await expect.poll(async () => (await at(FIRST)).status).toBe(301);
  const moved = await at(`${FIRST}?page=2`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${LATER}?page=2`]);
  expect((await at(LATER)).status).toBe(200);
  expect(await sitemap()).toContain(`${LATER}<`);
  expect(await sitemap()).not.toContain(`${FIRST}<`);
  expect((await at('/campus-life')).status).toBe(404);

  await page.goto(LATER);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'at another address' }).click();
  await expect(page).toHaveURL(`${LATER}?from=text`);
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Green campus' })).toBeVisible();
});
