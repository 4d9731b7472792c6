import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Gate, startSiteBehindGate } from './support/gate';
import type { Site } from './support/site';
import { expect, listen, test } from './support/test';

/** Most data that a page sends to the browser, bytes after gzip. */
const BOOT_LIMIT = 15_000;

interface Row {
  /** `{program}`, `{department}` and `{member}` stand for ids that the API gives. */
  path: string;
  heading: RegExp;
  status?: 404;
  /** Something else that must stand on it. */
  text?: RegExp;
}

const PAGES: Row[] = [
  { path: '/courses', heading: /^Programmes$/, text: /\d+ programmes/ },
  { path: '/courses/diploma', heading: /^Diploma programmes$/ },
  { path: '/courses/ug', heading: /^Undergraduate programmes$/ },
  { path: '/courses/pg', heading: /^Postgraduate programmes$/ },
  { path: '/courses/compare', heading: /^Compare programmes$/, text: /No programme is chosen/ },
  { path: '/courses/compare?ids={program}', heading: /^Compare programmes$/, text: /First payment/ },
  { path: '/programs/{program}', heading: /./, text: /Year by year/ },
  { path: '/campus', heading: /^Campuses$/, text: /West Zone/ },
  { path: '/campus/dwarka', heading: /^Dwarka Campus$/, text: /How to get there/ },
  { path: '/campus/zone/central', heading: /Central Zone/ },
  { path: '/campus/zone/north', heading: /North Zone/ },
  { path: '/campus/zone/south', heading: /South Zone/ },
  { path: '/campus/zone/east', heading: /East Zone/ },
  { path: '/campus/zone/west', heading: /West Zone/, text: /Dwarka Campus/ },
  { path: '/amenities/Hostels-and-Transport', heading: /^Hostels and transport$/, text: /Campus/ },
  { path: '/academics/faculty', heading: /^Faculty and departments$/, text: /School of/ },
  { path: '/dept/{department}', heading: /^Department of/, text: /Head of the department/ },
  { path: '/faculty/{member}', heading: /^(Prof|Dr|Mr|Ms)\. /, text: /@/ },
];

const UNKNOWN: Row[] = [
  { path: '/courses/kindergarten', heading: /^Page Not Found$/, status: 404 },
  {
    path: '/courses/compare?ids=nobody',
    heading: /^Compare programmes$/,
    text: /We have no such programme/,
    status: 404,
  },
  { path: '/programs/nobody', heading: /not found/, text: /data not found/, status: 404 },
  { path: '/campus/atlantis', heading: /^Campus not found$/, status: 404 },
  { path: '/campus/zone/up', heading: /^Page Not Found$/, status: 404 },
  { path: '/dept/nobody', heading: /^Department not found$/, status: 404 },
  { path: '/faculty/nobody', heading: /^Faculty member not found$/, status: 404 },
];

/** The address of a row, with ids of records that are there. */
async function addressOf({ path }: Row, request: APIRequestContext): Promise<string> {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return path;
  const read = async (call: string) => (await (await request.get(`/api/v1/${call}`)).json()).data;
  const { programs } = await read('program');
  const program = programs.find(({ years }: { years: object | null }) => years);
  const ids: Record<string, string> = {
    program: program._id,
    department: program.department._id,
    member: (await read('faculty?limit=1000')).faculty[0]._id,
  };
  return path.replace(`{${name}}`, ids[name] ?? '');
}

test('pages that are there and pages that are not say so, in the HTML', async ({ request }) => {
  for (const row of [...PAGES, ...UNKNOWN]) {
    const answer = await request.get(await addressOf(row, request));
    expect(answer.status(), row.path).toBe(row.status ?? 200);
    const [served = ''] = (await answer.text()).split('<script type="application/json"');
    const headings = [...served.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading = '']) =>
      heading.replace(/<[^>]+>/g, ''),
    );
    expect(headings, row.path).toEqual([expect.stringMatching(row.heading)]);
    expect(served.slice(served.indexOf('<main')), row.path).toMatch(row.text ?? /./);
  }
});

test('every page has its own title and description, and sends little data along', async ({ request }) => {
  const heads = await Promise.all(
    PAGES.map(async (row) => {
      const html = await (await request.get(await addressOf(row, request))).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /name="description" content="(.*?)"/.exec(html)?.[1],
        bootSize: gzipSync(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').length,
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
  for (const { title, bootSize } of heads) {
    expect(bootSize, title).toBeGreaterThan(100);
    expect(bootSize, title).toBeLessThanOrEqual(BOOT_LIMIT);
  }
});

test('a campus is found by its exact name, and lives at its slug', async ({ request }) => {
  const answer = await request.get('/campus/Dwarka%20Campus?from=map', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/campus/dwarka?from=map');
});

test('the filter narrows at once, stays in the address, and Back leads to it', async ({ page }) => {
  await page.goto('/courses');
  await page.getByLabel('School').selectOption('scit');
  await page.getByLabel('Sort by').selectOption('fee');
  await expect(page).toHaveURL(/\?school=scit&sort=fee$/);
  const count = page.locator('main [role=status]', { hasText: /of \d+ programmes/ });
  await expect(count).toHaveText(/^\d+ of \d+ programmes$/);
  const text = (await count.textContent()) ?? '';
  await page.locator('main a[href^="/programs/"]').first().click();
  await expect(page).toHaveURL(/\/programs\//);
  await page.goBack();
  await expect(count).toHaveText(text);
  await expect(page.getByLabel('Sort by')).toHaveValue('fee');
});

/** Ids of the programmes that are taught at most campuses: they have most to say. */
async function largest(request: APIRequestContext, count: number): Promise<string[]> {
  const { programs } = (await (await request.get('/api/v1/program')).json()).data;
  return programs
    .filter(({ years }: { years: object | null }) => years)
    .sort((a: { campuses: object[] }, b: { campuses: object[] }) => b.campuses.length - a.campuses.length)
    .slice(0, count)
    .map(({ _id }: { _id: string }) => _id);
}

test('what an applicant asks of a programme stands on its page: seats, fees, last date, how to apply', async ({
  page,
  request,
}) => {
  const [id] = await largest(request, 1);
  const { programs } = (await (await request.get(`/api/v1/program/${id}`)).json()).data;
  const [program] = programs;
  await page.goto(`/programs/${id}`);
  const seats = page.getByRole('table', { name: 'Seats by campus' });
  await expect(seats.getByRole('row')).toHaveCount(program.campuses.length + 2);
  await expect(seats.getByRole('row').last()).toContainText(program.seats.toLocaleString('en-IN'));
  const money = `₹${program.first_payment.toLocaleString('en-IN')}`;
  await expect(page.getByRole('row', { name: /^First payment/ })).toContainText(money);
  await expect(page.getByRole('heading', { name: 'When to apply' })).toBeVisible();
  expect(await page.locator('main').textContent()).not.toMatch(/To be announced|undefined|null/);
});

test('a course says its price, its last date and its places to machines', async ({ request }) => {
  const [id] = await largest(request, 1);
  const html = await (await request.get(`/programs/${id}`)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const said = scripts.flatMap(([, json = '']) => JSON.parse(json)['@graph'] ?? [JSON.parse(json)]);
  const course = said.find((each) => each['@type'] === 'Course');
  expect(course.offers).toMatchObject({ priceCurrency: 'INR', price: expect.any(Number) });
  expect(course.hasCourseInstance.length).toBeGreaterThan(1);
  expect(course.hasCourseInstance[0].location.address.addressLocality).toMatch(/./);
  expect(course.coursePrerequisites).toMatch(/./);
});

test('programmes that are ticked stand beside each other, and each can be taken out', async ({ page }) => {
  await page.goto('/courses/diploma');
  const ticks = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1, 2]) await ticks.nth(index).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/courses\/compare\?ids=\w+,\w+,\w+$/);
  await expect(page.locator('main thead th')).toHaveCount(3);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.locator('main thead th')).toHaveCount(2);
});

test('a comparison of the three largest programmes prints on one A4 sheet', async ({ page, request }) => {
  await page.goto(`/courses/compare?ids=${(await largest(request, 3)).join(',')}`);
  await expect(page.locator('main thead th')).toHaveCount(3);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('what is chosen before the scripts came is not undone', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The first script of the page listens to what people do. They can be earlier.
  await page.route(/\/assets\/(start|main)\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByLabel('School').selectOption('scit');
  letGo();
  await expect(page).toHaveURL(/\?school=scit$/);
  await expect(page.getByLabel('School')).toHaveValue('scit');
});

test('somebody on the faculty is found, and leads to their department', async ({ page }) => {
  await page.goto('/academics/faculty');
  await page.getByLabel('Name, subject or research').fill('professor');
  await expect(page.locator('main [role=status]')).toHaveText(/^The first 40 of \d+ people/);
  await page.locator('main a[href^="/faculty/"]').first().click();
  await expect(page.locator('main h1')).toHaveText(/^(Prof|Dr|Mr|Ms)\. /);
  await page.locator('main a[href^="/dept/"]').click();
  await expect(page.locator('main h1')).toHaveText(/^Department of/);
});

test('the map leads to a campus by the keyboard', async ({ page }) => {
  await page.goto('/campus');
  const dot = page.getByRole('group', { name: 'Map of the campuses' }).getByRole('link', { name: 'Dwarka Campus' });
  await dot.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campus\/dwarka$/);
  await expect(page.locator('main h1')).toHaveText('Dwarka Campus');
});

test('the menu leads to every zone', async ({ page, request }) => {
  const { zones } = (await (await request.get('/api/v1/zone')).json()).data;
  await page.goto('/tenders');
  const paths = await page
    .locator('#site-menu a[href^="/campus"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/campus', ...zones.map(({ code }: { code: string }) => `/campus/zone/${code}`)]);
});

test('campuses and people say to search engines what they are', async ({ request }) => {
  const kinds = {
    '/campus/dwarka': /CollegeOrUniversity/,
    '/dept/{department}': /Organization/,
    '/faculty/{member}': /Person/,
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const html = await (await request.get(await addressOf({ path, heading: /./ }, request))).text();
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    const types = data['@graph'].flatMap((each: { '@type': string | string[] }) => each['@type']);
    expect(types.join(' '), path).toMatch(kind);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest campuses are found by the form', async ({ page }) => {
    await page.goto('/campus');
    await page.getByLabel('Your PIN code').fill('110 077');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/campus\?pin=110\+077$/);
    const near = page.getByRole('region', { name: 'Campuses near you' });
    await expect(near.getByRole('listitem').first()).toContainText('Dwarka Campus');
    await expect(near.getByRole('listitem').first()).toContainText('km');
    await page.goto('/campus?pin=999999');
    await expect(near).toContainText('We do not know the PIN code 999999');
  });

  test('programmes are narrowed by the form', async ({ page }) => {
    await page.goto('/courses');
    await page.getByLabel('Name, code or department').fill('design');
    await page.getByLabel('Level, by what you have passed', { exact: true }).selectOption('ug');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/q=design&level=ug/);
    await expect(page.getByText(/^\d of \d+ programmes$/)).toBeVisible();
    await expect(page.getByLabel('Level, by what you have passed', { exact: true })).toHaveValue('ug');
    await page.goto('/courses?fee=20000&shift=gone');
    await expect(page.getByText(/^\d+ of \d+ programmes$/)).toBeVisible();
    await page.goto('/courses?q=paint&duration=3');
    await expect(page.locator('main')).toContainText('No programme matches');
  });

  test('programmes are compared by the form, and the address can be handed on', async ({ page }) => {
    await page.goto('/courses/ug');
    const ticks = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1]) await ticks.nth(index).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/courses\/compare\?ids=\w+,\w+$/);
    await expect(page.locator('main thead th')).toHaveCount(2);
    await expect(page.getByRole('rowheader', { name: /^First payment/ })).toBeVisible();
  });

  test('people are found by the form', async ({ page }) => {
    await page.goto('/academics/faculty');
    await page.getByLabel('Name, subject or research').fill('professor civil');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.locator('main [role=status]')).toHaveText(/^\d+ people$/);
  });
});

test.describe('with the API stopped', () => {
  const MISSING: [path: string, missing: RegExp, back: RegExp][] = [
    ['/courses', /Failed to load programs\./, /\d+ programmes/],
    ['/programs/{program}', /could not load this programme/, /Year by year/],
    ['/campus', /could not load the campuses/, /West Zone/],
    ['/campus/dwarka', /could not load this campus/, /How to get there/],
    ['/amenities/Hostels-and-Transport', /could not load hostels and transport/, /Campus/],
    ['/courses/compare?ids={program}', /Failed to load programs\./, /First payment/],
    ['/campus/zone/west', /could not load the campuses/, /Dwarka Campus/],
    ['/academics/faculty', /could not load the schools|Network response was not ok/, /School of/],
    ['/dept/{department}', /could not load this department/, /Head of the department/],
    ['/faculty/{member}', /could not load this page/, /E-mail/],
  ];
  let gate: Gate;
  let site: Site;

  test.beforeAll(async () => {
    ({ site, gate } = await startSiteBehindGate());
  });
  test.afterAll(async () => {
    await gate.close();
    await site.stop();
  });

  test('every page says what is missing, and fills itself when the API is back', async ({
    context,
    request,
    complaints,
  }) => {
    const rows = await Promise.all(
      MISSING.map(async ([path, ...texts]) => [await addressOf({ path, heading: /./ }, request), ...texts] as const),
    );
    await gate.close();
    const opened: { page: Page; address: string; back: RegExp }[] = [];
    for (const [address, missing, back] of rows) {
      const page = await context.newPage();
      listen(page, complaints);
      const answer = await page.goto(site.url + address);
      expect(answer?.status(), address).toBe(503);
      expect(answer?.headers()['cache-control'], address).toBe('no-store');
      expect(await answer?.text()).toMatch(missing);
      await expect(page.locator('main [role=alert]')).toContainText('Try again');
      opened.push({ page, address, back });
    }
    await gate.open();
    for (const { page, address, back } of opened) {
      await expect(page.locator('main')).toContainText(back);
      await expect(page.locator('main [role=alert]')).toHaveCount(0);
      const whole = await request.get(address);
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(await whole.text())?.[1] ?? '');
    }
    // The failed calls were the test's own doing; a page that does not fit its server's HTML would not be.
    expect(complaints.filter((complaint) => /hydrat/i.test(complaint))).toEqual([]);
    complaints.length = 0;
  });
});
