import ICAL from 'ical.js';
import { sideways } from './support/axe';
import { expect, test } from './support/test';

test('a link in a text opens the next page without a reload', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/registrar');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const asked = page.waitForResponse(/\/api\/v1\/page\/text\?path=.*forms$/);
  await page.locator('main').getByRole('link', { name: 'important forms' }).click();
  expect((await asked).ok()).toBe(true);
  await expect(page.locator('main h1')).toHaveText('Forms');
  await expect(page).toHaveTitle(/^Forms ·/);
  await expect(page.locator('main')).toContainText('Newest papers');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Registrar');
});

test('the table of contents links to the headings', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/policies/privacy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

for (const [file, at, name] of [
  ['/holiday-calendar.ics', '/holiday-calendar', 'Independence Day'],
  ['/academic-calendar.ics', '/academics/academic-calendar', 'End-semester examinations'],
] as const) {
  test(`${file} has the days of its page`, async ({ page, request }) => {
    await page.goto(at);
    await expect(page.locator(`main a[href="${file}"]`)).toBeVisible();
    await expect(page.locator(`link[rel=alternate][href="${file}"]`)).toHaveAttribute('type', 'text/calendar');
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    const entries = events.map((event) => new ICAL.Event(event));
    const rows = await page.locator('main tbody tr').count();
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.length).toBeLessThanOrEqual(rows);
    const entry = entries.find(({ summary }) => summary === name);
    expect(entry?.startDate.isDate).toBe(true);
    const { data } = await (await request.get('/api/v1/setting/calendar')).json();
    const days = [...data.calendar.holidays, ...data.calendar.terms] as { name: string; day?: string; from?: string }[];
    const known = days.find((each) => each.name === name);
    expect(entry?.startDate.toString()).toBe(known?.day ?? known?.from);
  });
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('a wide table becomes rows of labels and values, stays a table for screen readers, and the page does not scroll sideways', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/administration/coe');
    const frame = page.getByRole('region', { name: 'Table: From form to result' });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const cells = frame.getByRole('row').nth(1).getByRole('cell');
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
    await expect(frame.getByRole('columnheader').first()).toBeAttached();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test('in print there are the text, its owner and its address, and no menus', async ({ page }) => {
  await page.goto('/amenities/Anti-Ragging');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).toContainText('Nodal officer, anti-ragging');
  await expect(page.locator('main').getByText(/\/amenities\/Anti-Ragging$/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
