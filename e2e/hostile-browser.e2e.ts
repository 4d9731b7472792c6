import { logIn, PASSWORD } from './support/log-in';
import { expect, test } from './support/test';

const HASHES = [
  '#50%',
  '#%',
  '#%E0%A4%A',
  '#%C3%28',
  '#%00',
  '#%ED%A0%80',
  '#"><img src=x onerror=alert(1)>',
  "#a'b\\c",
  '#:~:text=50%',
  '#[data-area=',
  '#__proto__',
  '#constructor',
  '##',
  `#${'a'.repeat(5_000)}`,
];
const ADDRESSES = [
  ...HASHES.map((hash) => `/courses${hash}`),
  '/#50%',
  '/grievance-form#50%',
  '/grievance-form?ticket=%#track%',
  '/admission/result?category=%E0%A4%A#%',
  '/admin-login#50%',
  '/admin-login?x=%#single-sign-on=%E0%A4%A',
  '/admin-login/preview#50%',
  '/search?q=50%',
  '/search?q=%E0%A4%A#%',
  '/search?q=__proto__&q=constructor&q[]=1',
  '/courses?q=%FF&sort=%00&level=__proto__#%FF',
  '/courses?q=%5B%28%2A%2B%3F#%',
  '/courses/diploma?level=%#%25%',
  '/courses/%E0%A4%A4#%',
  '/hi/courses?q=%#50%',
  '/hi//courses',
  '/notices/%25?page=-1e999#%',
  '/dept/50%25#50%',
  '/courses?constructor=1&hasOwnProperty=%',
  '/%0aX',
  '/hi/%E2%80%A8',
  '/courses/50%',
  '/%',
  '/hi/dept/%E0%A4%A',
];

const FAILED = /Something went wrong\.|कुछ गड़बड़/;

test('a browser that is too old for our scripts keeps the page, and its forms work', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  // As in browsers older than 2022.
  await page.addInitScript(() => {
    for (const name of ['at', 'findLast', 'findLastIndex'])
      delete (Array.prototype as unknown as Record<string, unknown>)[name];
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('refund');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Fee refund policy');
  // Scripts that were loaded early and not run.
  complaints.length = 0;
});

test(`${ADDRESSES.length} malformed addresses show a page that hydrates`, async ({ page, complaints }) => {
  for (const address of ADDRESSES)
    await test.step(address.slice(0, 60), async () => {
      // A new hash alone would be no navigation.
      await page.goto('about:blank', { waitUntil: 'commit' });
      complaints.length = 0;
      await page.goto(address);
      await expect(page.locator('h1').first(), address).toBeVisible();
      await expect(page.locator('body'), address).not.toContainText(FAILED);
      expect(
        complaints.filter((each) => /^thrown|Hydration/.test(each)),
        address,
      ).toEqual([]);
    });
  complaints.length = 0;
});

test('a malformed hash does not break the page, and a valid one scrolls', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await page.goto('/grievance-form');
  for (const hash of ['#50%', '#%E0%A4%A', '#%74rack'])
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(FAILED);
  await page.goto('/courses');
  await page.goto('/grievance-form#%74rack');
  await expect(page.locator('#track')).toBeInViewport();
  expect(complaints.filter((each) => !/is not a decodable element ID/.test(each))).toEqual([]);
  complaints.length = 0;
});

test('pages and the login work in a browser that refuses storage and other APIs', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const deny = (owner: object, names: string[]) => {
      for (const name of names) Object.defineProperty(owner, name, { configurable: true, get: refuse });
    };
    deny(window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
    deny(Document.prototype, ['cookie']);
    deny(Navigator.prototype, ['clipboard', 'permissions', 'locks', 'storage', 'serviceWorker', 'share']);
    deny(Navigator.prototype, ['credentials', 'mediaDevices']);
    Object.assign(window, { BroadcastChannel: refuse, matchMedia: undefined, requestIdleCallback: undefined });
    Object.assign(window, { PerformanceObserver: undefined, IntersectionObserver: undefined });
    Object.assign(Navigator.prototype, { sendBeacon: undefined });
  });
  const PAGES = [
    '/',
    '/courses?q=design',
    '/search?q=nothing-of-the-kind',
    '/grievance-form',
    '/admission/result?category=diploma',
    '/notices',
    '/admin-login',
    '/hi',
  ];
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator('h1').first(), address).toBeVisible();
    await expect(page.locator('body'), address).not.toContainText(FAILED);
  }
  await page.goto('/admin-login');
  await page.getByLabel('E-mail').fill('admin@seu.example');
  await page.getByLabel('Password', { exact: true }).fill('nobody-knows-it');
  await page
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto('/courses');
  await page.locator('main a[href^="/courses/"]').first().click();
  await expect(page).toHaveURL(/\/courses\/./);
  await page.goBack();
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(FAILED);
  expect(complaints.filter((each) => /thrown/.test(each))).toEqual([]);
  complaints.length = 0;
});

test('the staff area starts in a new document without slots of other remotes', {
  tag: '@journey',
}, async ({ page }) => {
  const isChanged = () => page.evaluate(() => 'changed' in window);
  const change = () =>
    page.evaluate(() => {
      Object.assign(window, { changed: true });
    });
  await page.goto('/courses');
  await change();
  await page.getByRole('link', { name: 'Admin Login' }).first().click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await isChanged()).toBe(false);
  await change();
  await logIn(page, 'admissions@seu.example', PASSWORD);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/admission');
  const link = page.getByRole('link', { name: 'See what home, the popup and the admission page say on this day' });
  await expect(link).toBeVisible();
  await expect(page.locator('[data-area]:not([data-area^="mfe-admin"])')).toHaveCount(0);
  await change();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Admission on another day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the home page' })).toBeVisible();
  expect(await isChanged()).toBe(false);
});
