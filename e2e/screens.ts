import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { ROOT } from './support/site';
import { expect, test } from './support/test';

/** Pages in pictures: name of the file, and how to come to the page. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: openHome,
  courses: (page) => page.goto('/courses'),
  programme: async (page) => {
    await page.goto('/courses');
    await page.locator('main a[href^="/programs/"]').first().click();
    await expect(page).toHaveURL(/\/programs\//);
  },
  campus: (page) => page.goto('/campus/dwarka'),
  department: async (page) => {
    await page.goto('/academics/faculty');
    await page.locator('main a[href^="/dept/"]').first().click();
    await expect(page).toHaveURL(/\/dept\//);
  },
  recruitment: (page) => page.goto('/recruitment'),
  notice: async (page) => {
    await page.goto('/tenders');
    await page.locator('main a[href^="/notices/"]:not([href$=".xml"])').first().click();
    await expect(page).toHaveURL(/\/notices\//);
  },
  'academic-calendar': (page) => page.goto('/academics/academic-calendar'),
  about: (page) => page.goto('/about-us/About-the-University'),
  grievance: (page) => page.goto('/grievance-form'),
  admission: (page) => page.goto('/admission'),
  'seat-allotment': async (page) => {
    await page.goto('/admission/result?category=diploma');
    await page.getByLabel('E-mail address').fill('ravi.choice@applicant.example');
    await page.getByLabel('Day').fill('03');
    await page.getByLabel('Month').fill('08');
    await page.getByLabel('Year').fill('2008');
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page).toHaveURL(/\/show/);
  },
  search: (page) => page.goto('/search?q=computr'),
  'staff-dashboard': async (page) => {
    await page.goto('/admin-login');
    await logIn(page, 'admin@seu.example');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  },
  'staff-files': async (page) => {
    await page.goto('/admin-login');
    await logIn(page, 'notices@seu.example');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.goto('/admin/view-pdfs');
  },
};

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`${name} ${width}`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.screenshot({ path: join(ROOT, `docs/screens/${name}-${width}.png`) });
      complaints.length = 0;
    });
  }
}
