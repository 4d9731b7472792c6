import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { hold, pageIsLive } from './support/live';
import { expect, test } from './support/test';

const overlayOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = dialog.getByRole('combobox', { name: 'Search the website' });
  return { dialog, input, options: dialog.getByRole('option'), status: dialog.getByRole('status') };
};

async function openBySlash(page: Page) {
  await page.goto('/courses');
  await page.keyboard.press('/');
  const overlay = overlayOf(page);
  await expect(overlay.input).toBeFocused();
  return overlay;
}

async function withLateCode(page: Page) {
  const arrive = await hold(page, '**/Overlay.*.js');
  await page.goto('/courses');
  const { dialog, input } = overlayOf(page);
  return { arrive, dialog, input, early: page.getByRole('textbox', { name: 'Search' }) };
}

test.describe('before the code of the overlay has loaded', () => {
  test('typed letters are kept', { tag: '@journey' }, async ({ page }) => {
    const { arrive, dialog, input, early } = await withLateCode(page);
    const filter = page.getByLabel('Name, code or department');
    await filter.press('Control+k');
    await page.keyboard.type('girish');
    await expect(early).toHaveValue('girish');
    expect(await violations(page)).toEqual([]);
    const typing = page.keyboard.type(' acharya', { delay: 20 });
    arrive();
    await typing;
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('girish acharya');
    await expect(dialog.getByRole('option').first()).toContainText('Girish Acharya');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue('');
  });

  test('an input method can finish its word', async ({ page }) => {
    const { arrive, input, early } = await withLateCode(page);
    await page.keyboard.press('Control+k');
    await expect(early).toBeFocused();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'श', selectionStart: 1, selectionEnd: 1 });
    const come = page.waitForResponse('**/Overlay.*.js');
    arrive();
    await (await come).finished();
    await keyboard.send('Input.imeSetComposition', { text: 'शि', selectionStart: 2, selectionEnd: 2 });
    await expect(early).toBeFocused();
    await keyboard.send('Input.insertText', { text: 'शिक्षा' });
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('शिक्षा');
  });

  test('Enter opens the search page', { tag: '@journey' }, async ({ page }) => {
    const { arrive, early } = await withLateCode(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('library');
    await expect(early).toHaveValue('library');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=library$/);
    arrive();
  });
});

test.describe('the overlay', () => {
  test('opens by keys outside of fields, and returns the focus', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/courses');
    const { dialog, input } = overlayOf(page);
    const filter = page.getByLabel('Name, code or department');
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await expect(dialog).toBeHidden();
    await filter.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(filter).toBeFocused();
    await filter.evaluate((element: HTMLElement) => element.blur());
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
  });

  test('the / key can be turned off', { tag: '@journey' }, async ({ page }) => {
    const { dialog } = await openBySlash(page);
    const choice = dialog.getByRole('checkbox', { name: 'Open search with the / key' });
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await pageIsLive(page);
    await page.keyboard.press('Control+k');
    await expect(choice).not.toBeChecked();
  });

  test('finds a member of the faculty by a misspelt name and keyboard', { tag: '@journey' }, async ({ page }) => {
    const { dialog, input, options, status } = await openBySlash(page);
    await expect(options).toHaveText([/^Undergraduate courses/, /^Postgraduate courses/, /^Diploma courses/]);
    await input.pressSequentially('gireesh acharya');
    await expect(dialog.getByRole('group', { name: 'Faculty' }).getByRole('option')).toHaveText([
      /Prof\. Girish Acharya/,
    ]);
    await expect(status).toHaveText(/^Nothing has these exact words\. \d+ results? (is|are) similar\.$/);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faculty\/\w+$/);
    await expect(page.locator('main h1')).toContainText('Girish Acharya');
    await expect(dialog).toBeHidden();
  });

  test('locks the page behind, and keeps recent searches until they are cleared', {
    tag: '@journey',
  }, async ({ page }) => {
    const { dialog, input, options } = await openBySlash(page);
    await input.fill('diploma');
    await expect(options.first()).toContainText('Diploma courses');
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=diploma$/);
    await page.reload();
    await pageIsLive(page);
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    const recent = dialog.getByRole('group', { name: 'You searched for' });
    await expect(recent.getByRole('option')).toHaveText(['diploma']);
    await dialog.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toBeHidden();
    await expect(input).toBeFocused();
  });

  test('does not wait for the answer to an older query', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/v1/notice?*', (route) => {
      const words = new URL(route.request().url()).searchParams.get('regex') ?? '';
      asked.push(words);
      // The first request, for a prefix of its longest word, gets no answer.
      return words === 'bloo' ? undefined : route.continue();
    });
    const { dialog, input } = await openBySlash(page);
    await input.fill('blood');
    await expect.poll(() => asked).toContain('bloo');
    await input.fill('library');
    await expect(dialog.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toContainText('Library');
    await expect(dialog.getByRole('group', { name: 'Notices' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('the code of search and staff area is not loaded with a page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/courses');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('mfe-search') || url.includes('mfe-admin'))).toEqual([]);
});
