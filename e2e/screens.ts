import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './support/admin';
import { DEMO, seeResult } from './support/applicants';
import { openHome } from './support/popup';
import { ROOT } from './support/site';
import { expect, test } from './support/test';

const QUALITY = 82;

async function follow(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await page.locator(`main a[href^="${to}"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(to));
}

const goTo = (path: string) => (page: Page) => page.goto(path);

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: openHome,
  'home-hindi': async (page) => {
    await page.goto('/hi');
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  courses: goTo('/courses'),
  programme: (page) => follow(page, '/courses', '/programs/'),
  campus: goTo('/campus/dwarka'),
  campuses: goTo('/campus'),
  hostels: goTo('/amenities/Hostels-and-Transport'),
  faculty: goTo('/academics/faculty'),
  department: (page) => follow(page, '/academics/faculty', '/dept/'),
  person: (page) => follow(page, '/academics/faculty', '/faculty/'),
  notices: goTo('/notices'),
  tenders: goTo('/tenders'),
  notice: async (page) => {
    await page.goto('/tenders');
    await page.locator('main li a[href^="/notices/"]').first().click();
    await expect(page).toHaveURL(/\/notices\/\w+$/);
  },
  recruitment: goTo('/recruitment'),
  'annual-reports': goTo('/about-us/annualReport'),
  about: goTo('/about-us/About-the-University'),
  placement: goTo('/placement'),
  'site-map': goTo('/site-map'),
  rti: goTo('/grievance-form/rti'),
  'not-found': goTo('/hostel-fees'),
  'academic-calendar': goTo('/academics/academic-calendar'),
  grievance: goTo('/grievance-form'),
  admission: goTo('/admission'),
  'information-bulletin': goTo('/admission/information-bulletin'),
  ranks: goTo('/admission/ranks'),
  help: goTo('/admission/help'),
  'letter-check': goTo('/admission/letter'),
  'seat-allotment': async (page) => {
    await page.goto('/admission/result?category=diploma');
    await seeResult(page, DEMO.lowerChoice.email, DEMO.lowerChoice);
  },
  search: goTo('/search?q=computr'),
  'staff-dashboard': async (page) => {
    await enter(page, 'admin', '/admin/dashboard');
    await expect(page.getByText('No mail failed.')).toBeVisible();
    await expect(page.getByText(/the window closes on/).first()).toBeVisible();
    await expect(page.getByText(/move to the archive within/)).toBeVisible();
  },
  'staff-files': (page) => enter(page, 'notices', '/admin/view-pdfs'),
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

async function settle(page: Page, viewport: (typeof SIZES)[number], open: (page: Page) => Promise<unknown>) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await open(page);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
}

for (const [name, open] of Object.entries(SCREENS)) {
  for (const viewport of SIZES) {
    test(`${name} ${viewport.width}`, async ({ page, complaints }) => {
      await settle(page, viewport, open);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const path = join(ROOT, `docs/screens/${name}-${viewport.width}-${colorScheme}.webp`);
        await page.screenshot({ path, type: 'webp', quality: QUALITY });
      }
      complaints.length = 0;
    });
  }
}

async function asEditorOfPage(page: Page): Promise<void> {
  await enter(page, 'editor', '/admin/catalogue/page');
  await page.getByRole('link', { name: 'Edit Academic calendar' }).first().click();
  await page.getByRole('toolbar').scrollIntoViewIfNeeded();
}

const GUIDE: Record<string, { size?: (typeof SIZES)[number]; open: (page: Page) => Promise<unknown> }> = {
  page: {
    open: async (page) => {
      await asEditorOfPage(page);
      await page.getByRole('toolbar').evaluate((bar) => window.scrollBy(0, bar.getBoundingClientRect().top - 120));
    },
  },
  preview: {
    open: async (page) => {
      await asEditorOfPage(page);
      await page.getByLabel('Title', { exact: true }).fill('Academic calendar');
      await expect(page.getByText('Readers do not see it.')).toBeVisible();
      await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
      await expect(page.getByLabel('Link to pass on')).toBeVisible();
    },
  },
  menu: { open: (page) => enter(page, 'editor', '/admin/catalogue/menu/menu') },
  alert: { size: SIZES[0], open: (page) => enter(page, 'notices', '/admin/alert') },
  health: { open: (page) => enter(page, 'admin', '/admin/health') },
};

for (const [name, { size = SIZES[1], open }] of Object.entries(GUIDE)) {
  test(`guide: ${name}`, async ({ page, complaints }) => {
    await settle(page, size as (typeof SIZES)[number], open);
    await page.screenshot({ path: join(ROOT, `docs/screens/guide-${name}.webp`), type: 'webp', quality: QUALITY });
    complaints.length = 0;
  });
}
