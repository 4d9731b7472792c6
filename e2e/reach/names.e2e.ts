import type { Locator, Page } from '@playwright/test';
import { enter, test } from '../support/admin';
import { Office, ROUNDS, type Round, signIn } from '../support/applicants';
import { expect } from '../support/test';

/**
 * What screen readers are told of the parts that everybody meets. The trees are in `names`, one file a part, without
 * what changes from day to day; `npx playwright test -c e2e reach/names --update-snapshots` writes them anew.
 */
const PARTS: Record<string, (page: Page) => Promise<Locator> | Locator> = {
  header: async (page) => {
    await page.goto('/courses');
    return page.getByRole('banner');
  },
  navigation: async (page) => {
    await page.goto('/courses');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Academics' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Academic Calendar' })).toBeVisible();
    return menu;
  },
  drawer: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
    return drawer;
  },
  breadcrumb: async (page) => {
    await page.goto('/courses/ug');
    return page.getByRole('navigation', { name: 'Breadcrumb' });
  },
  footer: async (page) => {
    await page.goto('/courses');
    return page.getByRole('contentinfo');
  },
  'header-in-hindi': async (page) => {
    await page.goto('/hi/courses');
    return page.getByRole('banner');
  },
  'footer-in-hindi': async (page) => {
    await page.goto('/hi/courses');
    return page.getByRole('contentinfo');
  },
  'drawer-in-hindi': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/hi/courses');
    await page.getByRole('button', { name: 'मेनू', exact: true }).press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button').first()).toBeFocused();
    return drawer;
  },
  'result-sign-in-in-hindi': async (page) => {
    await page.goto('/hi/admission/result/ug/round2');
    return page.locator('main form');
  },
  'grievance-in-hindi': async (page) => {
    await page.goto('/hi/grievance-form');
    return page.locator('main form').last();
  },
  'search-in-hindi': async (page) => {
    await page.goto('/hi/tenders');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('option')).toHaveCount(3);
    return dialog;
  },
  popup: async (page) => {
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
    await expect(popup.getByRole('heading')).toBeFocused();
    return popup;
  },
  'faculty-login': async (page) => {
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Faculty Login' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Welcome, Faculty!' });
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'programme-filter': async (page) => {
    await page.goto('/courses');
    return page.getByRole('search').filter({ has: page.getByLabel('Name, code or department') });
  },
  search: async (page) => {
    await page.goto('/tenders');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('option')).toHaveCount(3);
    return dialog;
  },
  grievance: async (page) => {
    await page.goto('/grievance-form');
    return page.getByRole('form', { name: 'Send a grievance' });
  },
  'result-sign-in': async (page) => {
    await page.goto('/admission/result/ug/round2');
    return page.locator('main form');
  },
  'staff-login': async (page) => {
    await page.goto('/admin-login');
    return page.locator('main form');
  },
  upload: async (page) => {
    await enter(page, 'notices', '/admin/uploads');
    const form = page.locator('main form');
    await expect(form.getByRole('button', { name: /^Upload and publish/ })).toBeVisible();
    await expect(form.getByRole('toolbar')).toBeVisible();
    return form;
  },
  alert: async (page) => {
    await enter(page, 'notices', '/admin/alert');
    return page.locator('main form');
  },
  'text-of-a-page': async (page) => {
    await enter(page, 'editor', '/admin/catalogue/page/new');
    await expect(page.getByRole('toolbar')).toBeVisible();
    return page.getByRole('group', { name: 'What it says' });
  },
  'row-of-the-menu': async (page) => {
    await enter(page, 'editor', '/admin/catalogue/menu/menu');
    return page.locator('main tbody tr').nth(1);
  },
  'selected-entries': async (page) => {
    await enter(page, 'editor', '/admin/catalogue/school');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    return page.locator('main thead');
  },
  'site-health': async (page) => {
    await enter(page, 'editor', '/admin/health');
    await expect(page.getByRole('heading', { name: 'Broken links' })).toBeVisible();
    return page.getByRole('navigation', { name: 'What was found' });
  },
  'table-of-notices': async (page) => {
    await enter(page, 'notices', '/admin/view-pdfs');
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    return page.locator('main thead');
  },
};

for (const [name, open] of Object.entries(PARTS)) {
  test(`${name} has its names`, async ({ page }) => {
    await expect(await open(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('a result and the question before a decision have their names', async ({ page, site }) => {
  const [round] = ROUNDS as readonly [Round];
  const office = await Office.open(site.url);
  await office.importPeople(round, [{ key: 'named', outcome: 'allotted', preference: 2 }]);
  await office.setWindow(round, -60_000, 24 * 60 * 60 * 1_000);
  await signIn(page, round, 'named');
  const decisions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What you can decide' }) });
  await expect(decisions.last()).toMatchAriaSnapshot({ name: 'decisions.aria.yml' });
  await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'decision.aria.yml' });
});
