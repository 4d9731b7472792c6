import { expect, test } from './support/test';

interface Row {
  path: string;
  heading: string | RegExp;
  status?: number;
  /** Something else that must stand on it. */
  text?: string;
}

/** Every page there is. */
const PAGES: Row[] = [
  { path: '/', heading: /Learn by making/ },
  { path: '/courses', heading: /programmes/i },
  { path: '/courses/ug', heading: /undergraduate/i },
  { path: '/courses/nonsense', heading: /./, status: 404 },
  { path: '/programs/nonsense', heading: /not found/i, text: 'data not found', status: 404 },
  { path: '/admission/result?category=diploma', heading: /result|allotment/i },
  { path: '/admin-login', heading: /login/i },
  { path: '/loginseu', heading: /login/i },
  { path: '/search?q=diploma', heading: /search/i },
  { path: '/no/such/page', heading: '404', status: 404 },
];

for (const { path, heading, text = '', status = 200 } of PAGES) {
  test(`${path} stands`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    const html = await answer?.text();
    expect(html, 'React outlined a boundary').not.toMatch(/<template id="B:|<div hidden id="S:/);
    expect(html).toContain('<link rel="canonical"');
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe-|\*/);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveText(heading);
    await expect(page.locator('main')).toContainText(text);
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    PAGES.filter(({ status = 200 }) => status === 200).map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /name="description" content="(.*?)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('search engines are told the address of a page, with its query where that makes it another page', async ({
  request,
}) => {
  for (const [address, canonical] of [
    ['/courses?q=design', '/courses'],
    ['/admission/result?category=diploma', '/admission/result'],
    ['/admission/result?category=btech', '/admission/result?category=btech'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const [, told = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(told).pathname + new URL(told).search).toBe(canonical);
  }
});

test('an address in another spelling leads to the canonical one', async ({ page, request }) => {
  for (const [asked, canonical] of [
    ['/Courses?q=design', '/courses?q=design'],
    ['/courses/', '/courses'],
    ['/courses/UG', '/courses/ug'],
    ['/ADMIN-login', '/admin-login'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(answer.headers().location).toBe(canonical);
  }
  await page.goto('/courses');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL(/\/courses$/);
});
