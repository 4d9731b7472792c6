import ICAL from 'ical.js';
import { sideways } from './support/axe';
import { expect, test } from './support/test';

/** Pages of text, each with words that stand on it. How they look is looked at in `reach/looks`, with all other pages. */
const PAGES: Record<string, string> = {
  '/about-us/About-the-University': 'The university in figures',
  '/about-us/Vision-and-Mission': 'How progress is checked',
  '/about-us/history': 'How it came together',
  '/chancellor': 'a thing well made',
  '/vice-chancellor': 'Three promises',
  '/contact': 'The quickest way',
  '/site-map': 'Student life',
  '/administration/chancellor': 'Petitions and appeals',
  '/administration/vice-chancellor': 'Open hour',
  '/administration/coe': 'From form to result',
  '/administration/cof': 'Paying safely',
  '/registrar': 'Student records',
  '/administration/administrative': 'What happens to your request',
  '/administration/administrative/authorities': 'Board of Management',
  '/administration/administrative/officers': 'Public Information Officer',
  '/administration/administrative/offices': 'Internal Quality Assurance Cell',
  '/administration/administrative/office-orders': 'Newest papers',
  '/administration/administrative/circulars': 'Newest papers',
  '/administration/administrative/forms': 'Newest papers',
  '/administration/Support-Services': 'This section is being built.',
  '/administration/Other-Academic-Units': 'This section is being built.',
  '/UGC-Guidelines': 'This section is being built.',
  '/academics/collaboration': 'How an agreement is made',
  '/academics/IQAC': 'The year of the cell',
  '/academics/academic-calendar': 'End-semester examinations',
  '/academics/academicAdministration': 'Whom to ask',
  '/holiday-calendar': 'Independence Day',
  '/placement': 'Year by year',
  '/Entrepreneurship': 'Who owns what',
  '/alumni': 'Return to study',
  '/ncc': 'Camps and certificates',
  '/amenities/Sports': 'Joining a team',
  '/amenities/Library': 'Readers with a disability',
  '/amenities/Equal-Opportunity': 'reasonable accommodation',
  '/amenities/ICC': 'How you are protected',
  '/amenities/Anti-Ragging': '1800-180-5522',
  '/amenities/Scholarship': 'Mistakes that cost a scholarship',
  '/policies/privacy': 'One year after the decision window',
  '/policies/terms': 'What counts',
  '/policies/copyright': 'What is reserved',
  '/policies/hyperlinking': 'Links to this website',
  '/policies/accessibility': 'What falls short',
  '/policies/web-information-manager': 'Report a mistake',
  '/feedback': 'Feedback or grievance?',
};

test('each page has one heading, its own title and description, and its text is in the HTML', async ({ request }) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  // One after the other: who asks for many at once is turned away first on a busy machine.
  for (const [path, text] of Object.entries(PAGES)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const [served = ''] = html.split('<script type="application/json"');
    expect(served, path).toContain(text);
    expect(served.match(/<h1[\s>]/g), path).toHaveLength(1);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    descriptions.add(/name="description" content="(.*?)"/.exec(html)?.[1]);
  }
  expect([titles.size, descriptions.size]).toEqual([Object.keys(PAGES).length, Object.keys(PAGES).length]);
});

test('a link in a text opens the next page in place, with its text from the server', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/registrar');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const asked = page.waitForResponse(/\/api\/v1\/page\/text\?path=.*forms$/);
  await page.locator('main').getByRole('link', { name: 'important forms' }).click();
  expect((await asked).ok()).toBe(true);
  await expect(page.locator('main h1')).toHaveText('Forms');
  await expect(page).toHaveTitle(/^Forms ·/);
  await expect(page.locator('main')).toContainText('Newest papers');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Registrar');
});

test('a text that does not come is said to be missing, and can be asked for again', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto('/registrar');
  await page.route(/\/api\/v1\/page\/text/, (route) => route.abort());
  await page.locator('main').getByRole('link', { name: 'important forms' }).click();
  await expect(page.locator('main [role=alert]')).toContainText('We could not load this page.');
  // After a while the page asks again by itself; here its time stands still, so that somebody is first.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  await page.unroute(/\/api\/v1\/page\/text/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(page.locator('main h1')).toHaveText('Forms');
  await expect(page).toHaveTitle(/^Forms ·/);
  expect(complaints.filter((complaint) => !/page\/text|ERR_FAILED/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('the table of contents leads to the parts of the text', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/policies/privacy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test('an unknown section of the administration is 404', { tag: '@journey' }, async ({ page }) => {
  const answer = await page.goto('/administration/administrative/cellar');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
  await page.locator('main').getByRole('link', { name: 'Administrative offices' }).click();
  await expect(page.locator('main h1')).toHaveText('Administrative offices');
});

for (const [file, at, name] of [
  ['/holiday-calendar.ics', '/holiday-calendar', 'Independence Day'],
  ['/academic-calendar.ics', '/academics/academic-calendar', 'End-semester examinations'],
] as const) {
  test(`${file} is a calendar with the days of its page`, async ({ page, request }) => {
    await page.goto(at);
    await expect(page.locator(`main a[href="${file}"]`)).toBeVisible();
    await expect(page.locator(`link[rel=alternate][href="${file}"]`)).toHaveAttribute('type', 'text/calendar');
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    const entries = events.map((event) => new ICAL.Event(event));
    const rows = await page.locator('main tbody tr').count();
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.length).toBeLessThanOrEqual(rows);
    const entry = entries.find(({ summary }) => summary === name);
    expect(entry?.startDate.isDate).toBe(true);
    const { data } = await (await request.get('/api/v1/setting/calendar')).json();
    const days = [...data.calendar.holidays, ...data.calendar.terms] as { name: string; day?: string; from?: string }[];
    const known = days.find((each) => each.name === name);
    expect(entry?.startDate.toString()).toBe(known?.day ?? known?.from);
  });
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('a wide table is rows of labels and values, is a table for programs, and nothing scrolls sideways', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/administration/coe');
    const frame = page.getByRole('region', { name: 'Table: From form to result' });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const cells = frame.getByRole('row').nth(1).getByRole('cell');
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
    await expect(frame.getByRole('columnheader').first()).toBeAttached();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test('on paper there is the text, its keeper and its address, and no menus', async ({ page }) => {
  await page.goto('/amenities/Anti-Ragging');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).toContainText('Nodal officer, anti-ragging');
  await expect(page.locator('main').getByText(/\/amenities\/Anti-Ragging$/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages can be read and lead on', async ({ page }) => {
    await page.goto('/amenities/ICC');
    await expect(page.getByRole('heading', { name: 'How to complain' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'annual report' }).click();
    await expect(page).toHaveURL(/\/about-us\/annualReport$/);
    await page.goto('/site-map');
    await page.locator('main').getByRole('link', { name: 'Library' }).click();
    await expect(page.locator('main h1')).toHaveText('Library');
  });
});
