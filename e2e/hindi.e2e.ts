import { expect, test } from './support/test';

test('the language switch keeps the page, and redirects later visits of the home page only', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/courses?level=ug');
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/courses?level=ug');
  await expect(page.locator('main h1')).toHaveText('पाठ्यक्रम');
  await page.goto('/');
  await expect(page).toHaveURL('/hi');
  await page.goto('/courses');
  await expect(page).toHaveURL('/courses');
  await page.goto('/hi/courses');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('links stay in Hindi; pages in English only open in English', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/hi/courses');
  await page.locator('main a[href^="/hi/programs/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/programs\//);
  await page.getByRole('link', { name: 'एडमिन लॉग इन' }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('missing and redirected addresses stay in Hindi', { tag: '@journey' }, async ({ request }) => {
  const nowhere = await request.get('/hi/no/such/page');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toContain('<html lang="hi-IN">');
  for (const [asked, location] of [
    ['/hi/', '/hi'],
    ['/hi/Courses', '/hi/courses'],
    ['/hi/courses/', '/hi/courses'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, location]);
  }
});

test('an error of the API is shown in Hindi', { tag: '@journey' }, async ({ page, complaints }) => {
  await page.goto('/hi/grievance-form');
  await page.getByLabel('टिकट नंबर').fill('GR-2026-7F3K-92QG');
  await page.locator('#track-email').fill('nobody@university.example');
  await page.getByRole('button', { name: 'स्थिति दिखाएँ' }).click();
  await expect(page.getByText('इस टिकट नंबर और ई-मेल पते की कोई शिकायत नहीं है।')).toBeVisible();
  expect(complaints.filter((complaint) => !/404|track failed/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('feed, calendar, site map and manifest are in Hindi', { tag: '@journey' }, async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/hi/notices/feed.xml')).toMatch(/<language>hi-in<\/language>[\s\S]*\/hi\/notices\//);
  expect(await text('/hi/holiday-calendar.ics')).toMatch(/X-WR-CALNAME:.*[\u0900-\u097f]/);
  expect(await text('/sitemaps/pages.xml')).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/courses"/);
  expect(JSON.parse(await text('/hi/site.webmanifest'))).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
});

test('English pages load no Hindi except the language switch', async ({ page, request }) => {
  const files: string[] = [];
  page.on('request', (asked) => files.push(new URL(asked.url()).pathname));
  await page.goto('/courses');
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect([script, code.match(/[\u0900-\u0963]{2,}/g)?.filter((word) => word !== 'हिंदी') ?? []]).toEqual([script, []]);
  }
  expect(files.filter((file) => /mukta-hindi-\d/.test(file))).toEqual([]);
});
