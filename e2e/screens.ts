import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { ROOT } from './support/site';
import { expect, test } from './support/test';

/** Quality of the pictures, of 100: small enough to be kept beside the code. */
const QUALITY = 82;

/** Follows the first link of a page's main part that leads to such an address. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await page.locator(`main a[href^="${to}"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(to));
}

async function asStaff(page: Page, who: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin-login$/);
  await logIn(page, `${who}@seu.example`);
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Pages in pictures: name of the file, and how to come to the page. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: openHome,
  'home-hindi': async (page) => {
    await page.goto('/hi');
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  courses: (page) => page.goto('/courses'),
  programme: (page) => follow(page, '/courses', '/programs/'),
  campus: (page) => page.goto('/campus/dwarka'),
  campuses: (page) => page.goto('/campus'),
  hostels: (page) => page.goto('/amenities/Hostels-and-Transport'),
  faculty: (page) => page.goto('/academics/faculty'),
  department: (page) => follow(page, '/academics/faculty', '/dept/'),
  person: (page) => follow(page, '/academics/faculty', '/faculty/'),
  notices: (page) => page.goto('/notices'),
  tenders: (page) => page.goto('/tenders'),
  notice: async (page) => {
    await page.goto('/tenders');
    await page.locator('main li a[href^="/notices/"]').first().click();
    await expect(page).toHaveURL(/\/notices\/\w+$/);
  },
  recruitment: (page) => page.goto('/recruitment'),
  'annual-reports': (page) => page.goto('/about-us/annualReport'),
  about: (page) => page.goto('/about-us/About-the-University'),
  placement: (page) => page.goto('/placement'),
  'site-map': (page) => page.goto('/site-map'),
  rti: (page) => page.goto('/grievance-form/rti'),
  'not-found': (page) => page.goto('/hostel-fees'),
  'academic-calendar': (page) => page.goto('/academics/academic-calendar'),
  grievance: (page) => page.goto('/grievance-form'),
  admission: (page) => page.goto('/admission'),
  'information-bulletin': (page) => page.goto('/admission/information-bulletin'),
  ranks: (page) => page.goto('/admission/ranks'),
  help: (page) => page.goto('/admission/help'),
  'letter-check': (page) => page.goto('/admission/letter'),
  'seat-allotment': async (page) => {
    await page.goto('/admission/result?category=diploma');
    await page.getByLabel('E-mail address').fill('ravi.choice@applicant.example');
    await page.getByLabel('Day').fill('03');
    await page.getByLabel('Month').fill('08');
    await page.getByLabel('Year').fill('2008');
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
  },
  search: (page) => page.goto('/search?q=computr'),
  'staff-dashboard': async (page) => {
    await asStaff(page, 'admin', '/admin/dashboard');
    await expect(page.getByText('No mail failed.')).toBeVisible();
    await expect(page.getByText(/the window closes on/).first()).toBeVisible();
    await expect(page.getByText(/move to the archive within/)).toBeVisible();
  },
  'staff-files': (page) => asStaff(page, 'notices', '/admin/view-pdfs'),
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Opens a page and waits until nothing on it moves any more. */
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
  await asStaff(page, 'editor', '/admin/catalogue/page');
  await page.getByRole('link', { name: 'Edit Academic calendar' }).first().click();
  await page.getByRole('toolbar').scrollIntoViewIfNeeded();
}

/** Pictures of the introduction for editors (docs/editors.md): name of the file, and how to come to what it shows. */
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
  menu: { open: (page) => asStaff(page, 'editor', '/admin/catalogue/menu/menu') },
  alert: { size: SIZES[0], open: (page) => asStaff(page, 'notices', '/admin/alert') },
  health: { open: (page) => asStaff(page, 'admin', '/admin/health') },
};

for (const [name, { size = SIZES[1], open }] of Object.entries(GUIDE)) {
  test(`guide: ${name}`, async ({ page, complaints }) => {
    await settle(page, size as (typeof SIZES)[number], open);
    await page.screenshot({ path: join(ROOT, `docs/screens/guide-${name}.webp`), type: 'webp', quality: QUALITY });
    complaints.length = 0;
  });
}
