import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

async function walk(page: Page) {
  const status = page.locator('main [role=status]');
  const first = page.locator('main ul > li a[href^="/notices/"]').first();
  await page.goto('/tenders');
  await expect(status).toHaveText(/^\d+ notices, page 1 of \d$/);
  const title = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/tenders?page=2');
  await expect(status).toHaveText(/^\d+ notices, page 2 of \d$/);
  await expect(first).not.toHaveText(title);
  await page.getByLabel('Words in the title').fill('LIFTS at');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/tenders\?regex=LIFTS\+at$/);
  await expect(status).toHaveText(/^\d notices? with “LIFTS at”$/);
  await expect(first).toHaveText(/maintenance of lifts/);
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page).toHaveURL('/tenders?archive=true&regex=LIFTS+at');
  await expect(page.locator('main h1')).toHaveText('Tenders: archive');
  await expect(page.getByLabel('Words in the title')).toHaveValue('LIFTS at');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2021-06-01');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/archive=true/);
  await expect(status).toHaveText('0 notices with “LIFTS at”');
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL('/tenders?archive=true');
  await expect(status).toHaveText(/^\d+ notices/);
}

test('a list is paged, searched and switched to its archive without a reload', {
  tag: '@journey',
}, async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await walk(page);
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page.getByLabel('Words in the title')).toHaveValue('LIFTS at');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is paged, searched and switched to its archive', { tag: '@journey' }, async ({ page }) => {
    await walk(page);
  });

  test('home links to the page of a notice, and that to its PDF', { tag: '@journey' }, async ({ page, request }) => {
    const { data } = await (await request.get('/api/v1/notice?limit=1&section=announcements')).json();
    const [{ _id, fileName }] = data.notices;
    await page.goto('/');
    await expect(page.getByRole('link', { name: fileName }).first()).toHaveAttribute('href', `/notices/${_id}`);
    await page.goto(`/notices/${_id}`);
    const href = await page.getByRole('link', { name: /^Open PDF/ }).getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
  });
});
