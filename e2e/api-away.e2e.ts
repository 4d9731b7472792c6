import type { Page } from '@playwright/test';
import { idsOf } from './support/catalogue';
import { type Gate, startSiteBehindGate } from './support/gate';
import type { Site } from './support/site';
import { expect, listen, test } from './support/test';

type Row = [path: string, missing: RegExp, back: RegExp];

/** Pages with the message while the API is away, and a text that shows when it is back. */
const CATALOGUE: Row[] = [
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
const NOTICES: Row[] = [
  ['/notices', /We could not load the sections\./, /\d+ notices/],
  ['/tenders', /We could not load these notices\./, /\d+ notices/],
  ['/recruitment', /We could not load the posts\./, /Before you apply/],
  ['/notices/{notice}', /We could not load this notice\./, /At a glance/],
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

for (const [name, rows] of Object.entries({ 'the catalogue': CATALOGUE, notices: NOTICES }))
  test(`without the API each page of ${name} says what is missing, and shows it when the API is back`, {
    tag: rows === NOTICES ? '@journey' : [],
  }, async ({ context, request, complaints }) => {
    const ids = await idsOf(request);
    const { data } = await (await request.get('/api/v1/notice?limit=1&section=circulars')).json();
    await gate.close();
    const opened: { page: Page; address: string; back: RegExp }[] = [];
    for (const [path, missing, back] of rows) {
      const address = ids.in(path.replace('{notice}', data.notices[0]._id));
      const page = await context.newPage();
      listen(page, complaints);
      const answer = await page.goto(site.url + address);
      if (rows === CATALOGUE)
        expect([answer?.status(), answer?.headers()['cache-control']], address).toEqual([503, 'no-store']);
      expect(await answer?.text()).toMatch(missing);
      await expect(page.locator('main [role=alert]')).toContainText('Try again');
      opened.push({ page, address, back });
    }
    expect((await request.get(`${site.url}/notices/feed.xml`)).status()).toBe(503);
    await gate.open();
    for (const { page, address, back } of opened) {
      await expect(page.locator('main')).toContainText(back);
      if (rows !== CATALOGUE) continue;
      await expect(page.locator('main [role=alert]')).toHaveCount(0);
      const whole = await request.get(address);
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(await whole.text())?.[1] ?? '');
    }
    // Failed calls are expected, hydration errors are not.
    expect(complaints.filter((complaint) => /hydrat/i.test(complaint))).toEqual([]);
    complaints.length = 0;
  });
