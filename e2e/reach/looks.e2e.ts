import type { Page } from '@playwright/test';
import { enter, test } from '../support/admin';
import { Office, type Person, type Round, ROUNDS, signIn } from '../support/applicants';
import { openHome } from '../support/popup';
import { expect } from '../support/test';
import { glance, inspect, SIZES, settle, type Size } from './inspect';
import { addressOf, APPLICANT, isExpected, ROUTES, type Route } from './routes';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BATCH = 12;

const OTHER_OUTCOMES: readonly Person[] = [
  { key: 'reachheld', outcome: 'held' },
  { key: 'reachnot', outcome: 'not-allotted' },
];

type Steps = Record<string, (page: Page) => Promise<unknown>>;

const goTo = (address: string) => (page: Page) => page.goto(address);

const open = ROUTES.filter(({ access }) => !access);
const ofStaff = (who: string, isFirst: (route: Route) => boolean) =>
  ROUTES.filter(({ access }) => Array.isArray(access) && access.includes(who)).filter(isFirst);

/** Overlays, error states, and pages that no remote declares. */
const STATES: Steps = {
  'the menu': async (page) => {
    await page.goto('/tenders');
    const menu = page.locator('#site-menu');
    const drawer = page.getByRole('button', { name: 'Menu', exact: true });
    if (await drawer.isVisible()) await drawer.click();
    await menu.locator('summary', { hasText: 'Academics' }).click();
    await expect(menu.getByRole('link', { name: 'Academic Calendar' })).toBeVisible();
  },
  'no such page': goTo('/no/such/page'),
  'no such programme': goTo('/programs/nobody'),
  'no such campus': goTo('/campus/atlantis'),
  'no such notice': goTo('/notices/nobody'),
  'no such section': goTo('/notices/section/gossip'),
  'the popup': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Admission Notifications' }).getByRole('heading')).toBeFocused();
  },
  'home without the popup': openHome,
  'search results': goTo('/search?q=computr'),
  'the search overlay': async (page) => {
    await page.goto('/tenders');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('library');
    await expect(search.getByRole('group', { name: 'Notices' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(search.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  },
  'a search that finds nothing': async (page) => {
    await page.goto('/tenders');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('zebra xylophone');
    await expect(page.getByText('Nothing found for “zebra xylophone”.')).toBeVisible();
  },
  'the faculty’s doors': async (page) => {
    await page.goto('/tenders');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Faculty Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome, Faculty!' })).toBeVisible();
  },
  'a form full of mistakes': async (page) => {
    await page.goto('/grievance-form');
    await page.getByRole('button', { name: 'Send the grievance' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'a sign-in with a mistake': async (page) => {
    await page.goto('/admission/result/ug/round2');
    await page.getByText('Looking for another result?').click();
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  },
};

/** Opens and checks each page, the first one with menu and footer. */
async function inspectAll(page: Page, steps: Steps, sizes: readonly Size[] = SIZES, look = inspect): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const [name, arrive] of Object.entries(steps)) {
    await test.step(name, async () => {
      if (sizes[0]) await page.setViewportSize(sizes[0].viewport);
      await arrive(page);
      await settle(page);
      found[name] = await look(page, sizes, name === Object.keys(steps)[0] ? 'whole' : 'frameless');
    });
  }
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
}

const glanceAt = (page: Page, steps: Steps) => inspectAll(page, steps, SIZES.slice(0, 1), glance);

const stepsTo = async (routes: readonly Route[], site: string, prefix = ''): Promise<Steps> =>
  Object.fromEntries(
    await Promise.all(
      routes.map(async (route) => [prefix + route.path, goTo(prefix + (await addressOf(route, site)))] as const),
    ),
  );

test.beforeEach(() => test.setTimeout(300_000));

const batches = (routes: readonly Route[]): Route[][] =>
  routes.length === 0 ? [] : [routes.slice(0, BATCH), ...batches(routes.slice(BATCH))];

const fromTo = (routes: readonly Route[]) => `from ${routes[0]?.path} to ${routes.at(-1)?.path}`;

const KINDS = [
  '/',
  '/courses',
  '/programs/:id',
  '/campus/:name',
  '/academics/faculty',
  '/faculty/:id',
  '/notices',
  '/notices/:id',
  '/tenders',
  '/holiday-calendar',
  '/placement',
  '/grievance-form',
  '/search',
  '/admission',
  '/admission/guidelines',
  '/admission/result/:track/:round',
];
const KINDS_OF_STAFF = [
  '/admin/dashboard',
  '/admin/uploads',
  '/admin/catalogue/:kind/:id',
  '/admin/results/:track/:round',
  '/admin/grievances/:id',
];
const routesAt = (paths: readonly string[]) => paths.map((path) => ROUTES.find((each) => each.path === path) as Route);

for (const [language, prefix] of Object.entries({ English: '', Hindi: '/hi' })) {
  test(`a page of each kind, on a phone, in ${language}`, { tag: '@journey' }, async ({ page, site }) => {
    await glanceAt(page, await stepsTo(routesAt(KINDS), site.url, prefix));
  });
}

test('a page of each kind of the staff area, on a phone', { tag: '@journey' }, async ({ page, site }) => {
  await enter(page, 'admin', '/admin/dashboard');
  await glanceAt(page, await stepsTo(routesAt(KINDS_OF_STAFF), site.url));
});

for (const some of batches(open)) {
  test(`public pages ${fromTo(some)}`, async ({ page, site, complaints }) => {
    await inspectAll(page, await stepsTo(some, site.url));
    await glanceAt(page, await stepsTo(some, site.url, '/hi'));
    complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isExpected(complaint)));
  });
}

for (const size of SIZES) {
  test(`overlays and error states, ${size.name}`, async ({ page, complaints }) => {
    await inspectAll(page, STATES, [size]);
    complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isExpected(complaint)));
  });
}

test('pages of applicants', async ({ page, site }) => {
  await importApplicants(site.url);
  const pages = ROUNDS.map((round) => [round.show, (page: Page) => signIn(page, round, APPLICANT.key)] as const);
  const [round] = ROUNDS as readonly [Round];
  const outcomes = OTHER_OUTCOMES.map(({ key }) => [key, (page: Page) => signIn(page, round, key)] as const);
  const ask = async (page: Page) => {
    await signIn(page, round, APPLICANT.key);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
    await expect(page.getByText('Enter your form number.')).toBeVisible();
  };
  await inspectAll(page, { ...Object.fromEntries([...pages, ...outcomes]), 'the question before a decision': ask });
});

test('ROUNDS has every page of applicants', () => {
  const shown = new Set(ROUNDS.map(({ show }) => show.split('?')[0]));
  const declared = ROUTES.filter(({ access, path }) => access === 'applicant' && !path.includes(':')).map(
    ({ path }) => path,
  );
  expect(new Set(declared)).toEqual(shown);
});

for (const some of batches(ofStaff('admin', () => true))) {
  test(`pages of staff ${fromTo(some)}`, async ({ page, site, complaints }) => {
    await importApplicants(site.url);
    await enter(page, 'admin', '/admin/dashboard');
    await inspectAll(page, await stepsTo(some, site.url));
    complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isExpected(complaint)));
  });
}

test('pages of the faculty', async ({ page, site }) => {
  await enter(page, 'faculty', '/admin/dashboard');
  const own = ofStaff('faculty', ({ access }) => !access?.includes('admin'));
  await inspectAll(page, { ...(await stepsTo(own, site.url)), 'a page of another role': goTo('/admin/staff') });
});

test('every declared page is checked', () => {
  const seen = [
    ...open,
    ...ROUTES.filter(({ access }) => access === 'applicant'),
    ...ofStaff('admin', () => true),
    ...ofStaff('faculty', ({ access }) => !access?.includes('admin')),
  ];
  expect(seen.length).toBeGreaterThan(100);
  expect(new Set(seen)).toEqual(new Set(ROUTES));
});

test('the check for motion finds the rotating logo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/courses');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

/** An applicant with a seat in every round, and others in the first. Idempotent. */
async function importApplicants(site: string): Promise<void> {
  const office = await Office.open(site);
  for (const [index, round] of ROUNDS.entries()) {
    await office.openRound(round, [APPLICANT, ...(index === 0 ? OTHER_OUTCOMES : [])]);
  }
}
