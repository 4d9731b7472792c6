import type { Locator, Page } from '@playwright/test';
import { enter, test } from '../support/admin';
import { Office, ROUNDS, type Round, signIn } from '../support/applicants';
import { expect } from '../support/test';

/** Accessibility trees in `names`; update: `npx playwright test -c e2e reach/names --update-snapshots`. */
const at = (path: string, part: (page: Page) => Locator) => async (page: Page) => {
  await page.goto(path);
  return part(page);
};
const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const form = (page: Page) => page.locator('main form').last();

const drawerAt = (path: string, menu: string) => async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused();
  return page.getByRole('dialog');
};

const searchAt = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(3);
  return page.getByRole('dialog');
};

const PARTS: Record<string, (page: Page) => Promise<Locator> | Locator> = {
  header: at('/courses', banner),
  navigation: async (page) => {
    await page.goto('/courses');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Academics' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Academic Calendar' })).toBeVisible();
    return menu;
  },
  drawer: drawerAt('/courses', 'Menu'),
  breadcrumb: at('/courses/ug', (page) => page.getByRole('navigation', { name: 'Breadcrumb' })),
  footer: at('/courses', footer),
  'header-in-hindi': at('/hi/courses', banner),
  'footer-in-hindi': at('/hi/courses', footer),
  'drawer-in-hindi': drawerAt('/hi/courses', 'मेनू'),
  'result-sign-in-in-hindi': at('/hi/admission/result/ug/round2', form),
  'grievance-in-hindi': at('/hi/grievance-form', form),
  'search-in-hindi': searchAt('/hi/tenders'),
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
  'programme-filter': at('/courses', (page) =>
    page.getByRole('search').filter({ has: page.getByLabel('Name, code or department') }),
  ),
  search: searchAt('/tenders'),
  grievance: at('/grievance-form', (page) => page.getByRole('form', { name: 'Send a grievance' })),
  'result-sign-in': at('/admission/result/ug/round2', form),
  'staff-login': at('/admin-login', form),
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
    return page.locator('main form');
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
  test(`the accessibility tree of ${name}`, async ({ page }) => {
    await expect(await open(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('the accessibility trees of a result and of the question before a decision', async ({ page, site }) => {
  const [round] = ROUNDS as readonly [Round];
  const office = await Office.open(site.url);
  await office.openRound(round, [{ key: 'named', outcome: 'allotted', preference: 2 }]);
  await signIn(page, round, 'named');
  const decisions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What you can decide' }) });
  await expect(decisions.last()).toMatchAriaSnapshot({ name: 'decisions.aria.yml' });
  await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'decision.aria.yml' });
});
