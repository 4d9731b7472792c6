import { pageIsLive } from './support/live';
import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { startSite } from './support/site';
import { expect, listen, test } from './support/test';

test.describe('mfe-public', () => {
  test('the Study section: DIPLOMA first, up to six programmes, a card opens its page', { tag: '@journey' }, async ({
    page,
  }) => {
    await openHome(page);
    const panel = page.getByRole('region', { name: 'Study' }).getByRole('tabpanel');
    await expect(page.getByRole('tab', { name: 'DIPLOMA' })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('listitem')).toHaveCount(6);
    const before = (await panel.textContent()) as string;
    await page.getByRole('tab', { name: 'PG' }).click();
    await expect(panel).not.toHaveText(before);
    const card = panel.getByRole('link').first();
    const name = (await card.textContent())?.replace(/^[A-Z]+/, '').trim();
    await card.click();
    await expect(page).toHaveURL(/\/programs\/\w+$/);
    await expect(page.locator('main h1')).toContainText(name as string);
    await page.goBack();
    await page.getByRole('link', { name: 'View All Programmes' }).click();
    await expect(page).toHaveURL(/\/courses$/);
  });

  test('courses are filtered by words, and the address keeps the filter', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/courses');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('robotics');
    await page.locator('main form button[type=submit]').first().click();
    await expect(page).toHaveURL(/q=robotics/i);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Robotics/ })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Robotics/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('main').getByText('Diploma in Architecture')).toHaveCount(0);
  });
});

test.describe('mfe-search', () => {
  test('opens what is clicked, and closes by its button with the focus returned', async ({ page }) => {
    await page.goto('/courses');
    const button = page.getByRole('button', { name: 'Search', exact: true }).first();
    await button.click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByPlaceholder('Search for anything...') });
    await dialog.getByRole('button', { name: /close/i }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/courses\//);
  });

  test('its code is not loaded before somebody comes near', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/courses');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('mfe-search') || url.includes('mfe-admin'))).toEqual([]);
  });
});

test.describe('mfe-admin', () => {
  test('wrong credentials are told apart from nothing, and what was typed stays', { tag: '@journey' }, async ({
    page,
    complaints,
  }) => {
    await page.goto('/admin-login');
    await logIn(page, 'notices@seu.example', 'wrong');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel(/e-?mail/i)).toHaveValue('notices@seu.example');
    complaints.length = 0;
  });

  test('a role that may not open a page is told so', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/admin-login');
    await logIn(page, 'faculty@seu.example');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.evaluate(() => history.pushState(null, '', '/admin/uploads'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your role may not open this page' })).toBeVisible();
  });
});

test.describe('mfe-admissions', () => {
  test('sign in, freeze, and the decision survives a killed server', { tag: '@journey' }, async ({ browser }) => {
    const site = await startSite();
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
    const complaints: string[] = [];
    listen(page, complaints);

    async function signIn(to: string) {
      await page.goto(`${to}/admission/result?category=diploma`);
      await pageIsLive(page);
      await page.getByLabel(/e-?mail/i).fill('asha.pending@applicant.example');
      await page.getByLabel(/^day/i).fill('14');
      await page.getByLabel(/^month/i).fill('2');
      await page.getByLabel(/^year/i).fill('2007');
      await page.locator('main form button[type=submit]').first().click();
      await expect(page).toHaveURL(/\/admission\/result\/show/);
    }

    await signIn(site.url);
    await expect(page.locator('main')).toContainText('Asha Negi');
    await page.reload();
    await expect(page.locator('main'), 'a reload keeps the applicant signed in').toContainText('Asha Negi');
    await page
      .getByRole('button', { name: /freeze|accept/i })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Form number').fill('SEU25100001');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /freeze|confirm|accept/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('main')).toContainText(/frozen|freeze|accepted/i);
    expect(complaints).toEqual([]);

    await site.kill();
    const again = await startSite({ DATA_DIR: site.dataDir });
    try {
      const answer = await page.request.post(`${again.url}/api/v1/result?category=diploma`, {
        data: { email: 'asha.pending@applicant.example', password: '14-02-2007' },
      });
      expect((await answer.json()).data.record.status).toBe('freeze');
    } finally {
      await page.close();
      await again.stop();
    }
  });
});
