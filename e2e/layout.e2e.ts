import type { Page } from '@playwright/test';
import { apiAs } from './support/admin';
import { hold, isLive, movePointer } from './support/live';
import { startSite } from './support/site';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const LONG = '/courses';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await movePointer(page);
  for (const part of ['#site-menu', 'footer']) await isLive(page.locator(part).first());
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test.describe('desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the navigation works by keyboard', { tag: '@journey' }, async ({ page }) => {
    await open(page, LONG);
    const menu = page.locator('#site-menu');
    const academics = menu.locator('summary', { hasText: 'Academics' });
    await academics.focus();
    await page.keyboard.press('Enter');
    const programmes = menu.locator('summary', { hasText: 'Programmes' });
    await expect(programmes).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Programmes');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Diploma');

    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Programmes');
    await expect(programmes).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(academics).toBeFocused();
    await expect(programmes).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(programmes).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(programmes, 'focus has left the menu').toBeHidden();
  });

  test('a link of the navigation opens its page with focus, title and current mark', { tag: '@journey' }, async ({
    page,
  }) => {
    await open(page, '/courses');
    const menu = page.locator('#site-menu');
    await menu.locator('summary', { hasText: 'Academics' }).click();
    await menu.locator('summary', { hasText: 'Programmes' }).click();
    await menu.getByRole('link', { name: 'Postgraduate' }).click();
    await expect(page).toHaveURL(/\/courses\/pg$/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]', { hasText: await page.title() })).toHaveCount(1);
    await expect(menu.getByRole('link', { name: 'Postgraduate' })).toBeHidden();
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Postgraduate');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Academics', 'Programmes', /Postgraduate/]);
  });

  test('all ten items fit in one line', async ({ page }) => {
    await page.goto(LONG);
    const tops = await page
      .locator('#site-menu > nav > ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(10);
    expect(new Set(tops).size).toBe(1);
    const search = await page.getByRole('button', { name: 'Search' }).boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(DESKTOP.width);
  });

  test('the header turns compact after 100 px without a layout shift', async ({ page }) => {
    await open(page, LONG);
    const bar = page.locator('[data-compact]');
    await expect(bar).toHaveAttribute('data-compact', 'false');
    const height = (await bar.boundingBox())?.height;
    const before = await shifts(page);
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(bar).toHaveAttribute('data-compact', 'false');
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect(bar).toHaveAttribute('data-compact', 'true');
    await page.evaluate(() => window.scrollTo(0, 900));
    expect((await bar.boundingBox())?.height).toBe(height);
    expect((await bar.boundingBox())?.y).toBe(0);
    expect(await shifts(page)).toBe(before);
  });
});

for (const path of ['/admin/nothing', '/admin/uploads/new', '/admission/nothing', '/hi/admission/nothing', '/nothing'])
  test(`${path} is missing: it loads once and links home`, { tag: '@journey' }, async ({ page, complaints }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.goto(path);
    await expect(page.getByText('404')).toBeVisible();
    await movePointer(page);
    // A page that reloads itself would never be idle.
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
    complaints.length = 0;
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(/\/(hi)?$/);
  });

test.describe('phone', () => {
  test.use({ viewport: PHONE });

  test('the drawer is a dialog that traps and returns the focus', { tag: '@journey' }, async ({ page }) => {
    await open(page, LONG);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await isLocked(page)).toBe(true);

    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByRole('link', { name: 'Alumni' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();

    await drawer.locator('summary', { hasText: 'About Us' }).press('Enter');
    await expect(drawer.getByRole('link', { name: 'History' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('link', { name: 'History' })).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await isLocked(page)).toBe(false);
  });

  test('the drawer closes by a click beside it and by a link', { tag: '@journey' }, async ({ page }) => {
    await open(page, LONG);
    const drawer = page.locator('#site-menu');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.locator('summary', { hasText: 'Academics' }).click();
    await drawer.locator('summary', { hasText: 'Programmes' }).click();
    await drawer.getByRole('link', { name: 'Diploma' }).click();
    await expect(page).toHaveURL(/\/courses\/diploma$/);
    await expect(drawer).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('the drawer opens the search, and the page scrolls again afterwards', async ({ page }) => {
    await open(page, LONG);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Search' }).click();
    await expect(drawer).toBeHidden();
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });

  test('‘& RTI’ is hidden', async ({ page }) => {
    await page.goto(LONG);
    await expect(page.getByRole('link', { name: 'Grievance form' })).toBeVisible();
    await expect(page.getByText('& RTI').first()).toBeHidden();
  });

  test('the first heading is on screen, and the footer is shorter than a screen', async ({ page }) => {
    for (const path of ['/', LONG, '/notices', '/grievance-form', '/campus/dwarka', '/hi/courses']) {
      await page.goto(path);
      const { top, foot } = await page.evaluate(() => ({
        top: document.querySelector('h1')?.getBoundingClientRect().top,
        foot: document.querySelector('footer')?.getBoundingClientRect().height,
      }));
      expect(top, path).toBeLessThanOrEqual(200);
      expect(foot, path).toBeLessThanOrEqual(700);
    }
  });

  test('the home page is no longer than eight screens', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
  });

  test('the drawer has the logins; a dialog that it opens traps and returns the focus', async ({ page }) => {
    await open(page, LONG);
    await expect(page.getByRole('link', { name: 'Admin Login' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Admin Login' })).toBeVisible();
    const opener = drawer.getByRole('button', { name: 'Faculty Login' });
    await opener.click();
    const modal = page.getByRole('dialog', { name: 'Welcome, Faculty!' });
    await expect(modal).toBeVisible();
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(drawer).toBeVisible();
  });
});

test.describe('modals', () => {
  for (const { opener, title, viewport } of [
    { opener: 'Faculty Login', title: 'Welcome, Faculty!', viewport: DESKTOP },
    { opener: 'YouTube', title: 'Youtube Links', viewport: PHONE },
  ]) {
    test(`${opener} opens ‘${title}’`, { tag: '@journey' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, LONG);
      const button = page.getByRole('button', { name: opener });
      const modal = page.getByRole('dialog', { name: title });
      const show = async () => {
        await button.click();
        await expect(modal).toBeVisible();
      };
      await show();
      await expect(modal.getByRole('heading', { name: title })).toBeVisible();
      await expect(modal.getByRole('link')).toHaveCount(2);
      await expect(modal).toHaveAttribute('aria-modal', 'true');
      expect(await isLocked(page), 'the page behind it does not scroll').toBe(true);
      for (let step = 0; step < 5; step++) {
        await page.keyboard.press('Tab');
        expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(button).toBeFocused();
      expect(await isLocked(page)).toBe(false);

      await show();
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(modal).toBeHidden();
      await show();
      await page.mouse.click(4, viewport.height / 2);
      await expect(modal, 'by a click on the backdrop').toBeHidden();
    });
  }

  test('the university login closes the modal and opens the login page', async ({ page }) => {
    await open(page, LONG);
    await page.getByRole('button', { name: 'Faculty Login' }).click();
    await page.getByRole('link', { name: 'University login' }).click();
    await expect(page).toHaveURL(/\/loginseu$/);
    await expect(page.getByRole('dialog', { name: 'Welcome, Faculty!' })).toBeHidden();
  });
});

test.describe('scrolling on a phone', () => {
  test.use({ viewport: PHONE });

  test('a new page starts at its top, and going back restores the position', { tag: '@journey' }, async ({ page }) => {
    await open(page, LONG);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('main a[href^="/programs/"]:visible').nth(20).click();
    await expect(page).toHaveURL(/\/programs\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    const left = await page.evaluate(() => window.history.state?.idx as number);
    expect(left).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await page.goForward();
    await expect(page).toHaveURL(/\/programs\//);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a reload keeps the scroll position', async ({ page }) => {
    await open(page, LONG);
    await page.evaluate(() => window.scrollTo(0, 800));
    // By the position of content: cached fonts may change the height of the page.
    const place = () =>
      page
        .locator('main form')
        .first()
        .evaluate((form) => Math.round(form.getBoundingClientRect().top));
    const before = await place();
    await page.reload();
    await expect.poll(place).toBe(before);
    expect(before).toBeLessThan(0);
  });

  test('an anchor is below the sticky header, also when its content loads late', { tag: '@journey' }, async ({
    page,
  }) => {
    await open(page, LONG);
    await page.evaluate(() => {
      const state = { ...window.history.state, key: 'late', idx: 1 };
      window.history.pushState(state, '', '#late');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await page.evaluate(() => {
      const late = document.createElement('h2');
      late.id = 'late';
      late.textContent = 'Late';
      const room = document.createElement('div');
      room.className = 'room';
      document.querySelector('main')?.append(late);
      const rest = document.createElement('pre');
      rest.textContent = '\n'.repeat(80);
      document.querySelector('main')?.append(room, rest);
    });
    const top = () => page.locator('#late').evaluate((late) => late.getBoundingClientRect().top);
    const bar = (await page.locator('[data-compact]').boundingBox())?.height ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(bar);
    await expect.poll(top).toBeLessThan(200);
  });
});

test('a page with slow code shows a progress bar after 200 ms', async ({ page }) => {
  await open(page, '/search');
  const release = await hold(page, /\/remotes\/mfe-public\//);
  const bar = page.locator('[data-progress]');
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(bar).toHaveCount(1);
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.2s');
  release();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(bar).toHaveCount(0);
});

test('the three logos rotate every 4000 ms, but not under the pointer or with reduced motion', async ({ page }) => {
  await page.goto(LONG);
  const logo = page.getByRole('img', { name: /logo/ }).first();
  const motion = () =>
    logo.locator('path').evaluateAll((paths) =>
      paths.map((path) => {
        const { animationName, animationDuration, animationDelay, animationPlayState, opacity } =
          getComputedStyle(path);
        return { isMoving: animationName !== 'none', animationDuration, animationDelay, animationPlayState, opacity };
      }),
    );
  const turns = await motion();
  expect(turns.map(({ isMoving, animationDuration }) => [isMoving, animationDuration])).toEqual([
    [true, '12s'],
    [true, '12s'],
    [true, '12s'],
  ]);
  expect(turns.map(({ animationDelay }) => animationDelay)).toEqual(['0s', '4s', '8s']);
  await logo.hover();
  expect((await motion()).map(({ animationPlayState }) => animationPlayState)).toEqual(['paused', 'paused', 'paused']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await motion()).map(({ isMoving, opacity }) => [isMoving, opacity])).toEqual([
    [false, '1'],
    [false, '0'],
    [false, '0'],
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus of the bar open and their links work', { tag: '@journey' }, async ({ page }) => {
    await page.goto(LONG);
    await page.locator('#site-menu summary', { hasText: 'Academics' }).click();
    await page.locator('#site-menu summary', { hasText: 'Programmes' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Postgraduate' }).click();
    await expect(page).toHaveURL(/\/courses\/pg$/);
    await expect(page.locator('#site-menu [aria-current="page"]')).toHaveText('Postgraduate');
  });

  test('drawer and modals open and close', { tag: '@journey' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(LONG);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.getByRole('button', { name: 'Faculty Login' }).click();
    const modal = page.getByRole('dialog', { name: 'Welcome, Faculty!' });
    await expect(modal.getByRole('link')).toHaveCount(2);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test('site-wide alerts are in the HTML of every page until they are closed', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  const site = await startSite();
  try {
    const desk = await apiAs(site.url, 'notices');
    for (const fileName of ['Older alert', 'Newer alert']) await desk.upload({ fileName, section: 'alert' });
    for (const path of ['/', '/courses', '/admission/result', '/no/such/page']) {
      const html = await (await page.request.get(site.url + path)).text();
      expect(html.indexOf('Newer alert'), path).toBeGreaterThan(0);
      expect(html.indexOf('Newer alert')).toBeLessThan(html.indexOf('Older alert'));
      expect(html.indexOf('Older alert')).toBeLessThan(html.indexOf('Logins and services'));
    }
    await page.goto(`${site.url}/courses`);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await page.getByRole('button', { name: 'Close: Newer alert' }).click();
    await expect(alerts.getByRole('listitem')).toHaveText([/Older alert/]);
    await page.reload();
    await expect(alerts.getByRole('listitem')).toHaveText([/Older alert/]);

    const other = await browser.newPage();
    await other.goto(`${site.url}/courses`);
    await expect(other.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toHaveCount(2);
    await other.close();
  } finally {
    await site.stop();
  }
});
