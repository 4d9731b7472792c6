import type { Page } from '@playwright/test';
import type { Schedule } from '@university/shared/contract';
import { DEMO, seeResult } from './support/applicants';
import { isLive } from './support/live';
import { expect, test } from './support/test';

const GUIDES = [
  '/admission',
  '/admission/guidelines',
  '/admission/refund-policy',
  '/admission/process-and-guidelines',
  '/admission/information-bulletin',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('guides can be read and link to the results', { tag: '@journey' }, async ({ page }) => {
    for (const path of GUIDES) {
      await page.goto(path);
      await expect(page.getByRole('table').first()).toBeVisible();
    }
    await page.goto('/admission');
    await page
      .getByRole('link', { name: /^UG Round.2$/ })
      .first()
      .click();
    await expect(page.locator('h1')).toContainText('UG Round');
    await expect(page.locator('main')).toContainText('You can decide until');
    await expect(page.getByRole('button', { name: 'See my result' })).toBeVisible();
  });

  test('the popup can be read, followed and closed', { tag: '@journey' }, async ({ page, request }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
    await expect(popup.getByRole('listitem')).toHaveCount(4);
    const { data } = (await (await request.get('/api/v1/admission/schedule')).json()) as { data: Schedule };
    const verify = data.rounds.find(({ track, round }) => track === 'ug' && round === 2)?.verify;
    for (const day of [verify?.from, verify?.to])
      await expect(popup).toContainText(new RegExp(`\\b${Number(day?.slice(8))}(st|nd|rd|th)\\b.* 20\\d\\d\\.`));
    await popup.getByRole('link', { name: 'UG Round 2 result' }).click();
    await expect(page.locator('h1')).toContainText('UG Round');
    await page.goto('/');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  });
});

test.describe('the popup on the home page', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Admission Notifications' });

  test('opens on every load with the focus, and closes by Escape', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await expect(popup(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });

  test('shifts no layout, and once closed stays closed until the next load', { tag: '@journey' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const state = window as unknown as { shifts: number };
          state.shifts += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(popup(page).getByRole('heading')).toBeFocused();
    // The font changes the width of words (docs/decisions/0071); a third of the good score.
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.1 / 3);
    await page.keyboard.press('Escape');
    const away = page.getByRole('link', { name: 'Alumni' }).first();
    await isLive(away);
    await away.click();
    await expect(page.locator('main h1')).toHaveText('Alumni');
    await page.goBack();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(popup(page)).toBeHidden();
  });
});

test('an idle applicant is asked, and then signed out', { tag: '@journey' }, async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto('/admission/result?category=diploma');
  await seeResult(page, DEMO.lowerChoice.email, DEMO.lowerChoice);
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward('13:30');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  // In small steps: on a busy machine the page gets its own scroll events after the clock moved.
  const asksLater = async () => {
    await page.clock.fastForward('00:30');
    return question.isVisible();
  };
  await expect.poll(asksLater, { intervals: [100] }).toBe(true);
  await page.clock.fastForward('02:00');
  await expect(page.getByText('nobody used the page for 15 minutes')).toBeVisible();
  await expect(page.getByText('Ravi Menon')).toHaveCount(0);
  expect((await page.request.get('/api/v1/result/me')).status()).toBe(401);
  complaints.length = 0;
});

test('the calendar of the whole admission has every round, and an ETag', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admission');
  const link = page.getByRole('link', { name: 'Add all dates to my calendar' });
  const file = (await link.getAttribute('href')) as string;
  // With Brotli the tag is weak.
  const headers = { 'Accept-Encoding': 'gzip' };
  const answer = await page.request.get(file, { headers });
  const text = await answer.text();
  for (const event of ['diploma-1', 'btech-2', 'ug-2', 'pg-1']) expect(text).toContain(`UID:${event}-`);
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
  const { etag = '' } = answer.headers();
  expect(etag).toMatch(/^"/);
  expect((await page.request.get(file, { headers: { ...headers, 'If-None-Match': etag } })).status()).toBe(304);
});
