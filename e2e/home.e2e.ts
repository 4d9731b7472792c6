import type { Page } from '@playwright/test';
import { colourViolations, sideways, violations } from './support/axe';
import { hold, isLive, live, movePointer } from './support/live';
import { closePopup, openHome } from './support/popup';
import { expect, test } from './support/test';

const SECTIONS = [
  'Admission now',
  'Announcements',
  'Information bulletin',
  'Study',
  'Recent Achievements',
  'News',
  'Student events',
  'In our workshops',
  'Campuses by zone',
  'From the Chancellor and the Vice-Chancellor',
  'Partners',
  'Follow us',
];

async function liveCarousel(page: Page) {
  const carousel = page.getByRole('region', { name: 'Recent Achievements' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('group', { name: 'Choose an achievement' })).toBeVisible();
  return {
    carousel,
    rotation: carousel.getByRole('button', { name: /^(Pause|Play)/ }),
    dots: carousel.getByRole('group', { name: 'Choose an achievement' }).getByRole('button'),
    slide: carousel.getByRole('group', { name: /\d of 5/ }),
  };
}

async function isBelowLive(page: Page): Promise<void> {
  await movePointer(page);
  await isLive(page.locator('[data-area="mfe-public:home"]'));
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForFunction((least) => window.scrollY >= least, Math.min(y, height - 2000));
  }
}

test('every section is on the page, in order', { tag: '@journey' }, async ({ page }) => {
  await openHome(page);
  await expect(page.locator('main h2')).toHaveText(SECTIONS);
});

test('the admission panel is rendered by the server and links within the tab', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await openHome(page);
  const panel = page.getByRole('region', { name: 'Admission now' });
  await expect(panel).toContainText(/applications closed on \d.*Diploma Round.1 result is out.*decide by \d/i);
  await panel.evaluate((element) => Object.assign(element, { wasRendered: true }));
  await isBelowLive(page);
  await panel.scrollIntoViewIfNeeded();
  await isLive(page.locator('[data-area="mfe-admissions:home-panel"]'));
  expect(await panel.evaluate((element) => 'wasRendered' in element)).toBe(true);
  await panel.getByRole('link', { name: 'All dates and how to apply' }).click();
  await expect(page.locator('main h1')).toHaveText('Admission');
  expect(complaints).toEqual([]);
});

test('the Study section shows six programmes of a level, and a card opens its page', { tag: '@journey' }, async ({
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

test.describe('Recent Achievements', () => {
  test('a dot shows its achievement, and Pause stops the rotation', { tag: '@journey' }, async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    const { slide, dots, rotation } = await liveCarousel(page);
    await rotation.click();
    await expect(rotation).toHaveAccessibleName(/^Play/);
    await dots.nth(3).click();
    await page.clock.runFor(1000);
    await expect(slide).toHaveAccessibleName('4 of 5');
    await expect(slide.getByRole('img')).toBeInViewport();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expect(slide).toHaveAccessibleName('4 of 5');
    await rotation.click();
    await page.clock.runFor(4000);
    await expect(slide).toHaveAccessibleName('5 of 5');
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not move until Play is pressed', { tag: '@journey' }, async ({ page }) => {
      await page.clock.install();
      await openHome(page);
      const { slide, rotation } = await liveCarousel(page);
      await expect(rotation).toHaveAccessibleName(/^Play/);
      await page.clock.runFor(10_000);
      await expect(slide).toHaveAccessibleName('1 of 5');
      await rotation.click();
      await page.clock.runFor(4000);
      await expect(slide).toHaveAccessibleName('2 of 5');
    });
  });
});

test('the tabs of the information bulletin work with the first click on the page', {
  tag: '@journey',
}, async ({ page }) => {
  await openHome(page);
  const bulletin = page.getByRole('region', { name: 'Information bulletin' });
  const before = await bulletin.getByRole('listitem').allTextContents();
  await bulletin.getByRole('tab', { name: 'Students' }).click();
  await expect(bulletin.getByRole('tab', { name: 'Students' })).toHaveAttribute('aria-selected', 'true');
  expect(await bulletin.getByRole('listitem').allTextContents()).not.toEqual(before);
});

/** The code of the page, and all code but the first script, which records clicks. */
const LATER = /\/remotes\/mfe-public\/Home\.\w+\.js/;
const ALL = /\/(assets|remotes\/[\w-]+)\/(?!start\.)[\w.-]+\.js/;

for (const [what, code] of Object.entries({ 'the code of its part': LATER, 'any code': ALL })) {
  test(`a click before ${what} has loaded is replayed`, { tag: '@journey' }, async ({ page }) => {
    const release = await hold(page, code);
    await page.goto('/', { waitUntil: 'commit' });
    await closePopup(page);
    await page.waitForFunction(() => Symbol.for('university:clicks') in window);
    const tab = page.getByRole('tab', { name: 'PG' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('leaving before its code has loaded works, and the page hydrates on the way back', async ({ page }) => {
  const release = await hold(page, LATER);
  await page.goto('/', { waitUntil: 'commit' });
  await closePopup(page);
  await isLive(page.locator('main'));
  // Before hydration the link would reload the page.
  await (await live(page.getByRole('link', { name: 'Tenders' }).first())).click();
  await expect(page.locator('main h1')).toHaveText('Tenders');
  release();
  await page.goBack();
  const tab = page.getByRole('tab', { name: 'UG' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
})) {
  test.describe(size, () => {
    test.use({ viewport });

    test('scrolling shifts no layout; axe finds nothing', {
      tag: size === 'phone' ? '@journey' : [],
    }, async ({ page }) => {
      await openHome(page);
      await isBelowLive(page);
      await page.evaluate(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as unknown as { sources: { node: Element | null }[] };
            shifts.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 200)).join(' | '));
          }
        }).observe({ type: 'layout-shift' });
      });
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourViolations(page)).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section, kind of notice and achievement can be read', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('dialog').getByRole('button', { name: /close/i }).first().click();
    await expect(page.locator('main h2')).toHaveText(SECTIONS);
    for (const name of SECTIONS) {
      const region = page.getByRole('region', { name, exact: true });
      await expect(
        region.getByRole('listitem').or(region.getByRole('link')).or(region.getByRole('img')).first(),
      ).toBeVisible();
    }
    const bulletin = page.getByRole('region', { name: 'Information bulletin' });
    for (const kind of ['Students', 'Important links', 'Notices'])
      await expect(bulletin.getByRole('heading', { name: kind })).toBeVisible();
    const images = page.getByRole('region', { name: 'Recent Achievements' }).getByRole('img');
    await expect(images).toHaveCount(5);
    await images.last().scrollIntoViewIfNeeded();
    await expect(images.last()).toBeInViewport();
    await expect(page.getByText('Loading')).toHaveCount(0);
  });
});
