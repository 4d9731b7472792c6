import type { Locator, Page } from '@playwright/test';
import { addDays, istDay } from '@university/shared/time';
import { WORD } from '../mfe-admin/src/editor/testing/pasted';
import { apiAs, endSession, enter, pasteHtml, pdf, staffMenu, test } from './support/admin';
import { COLUMNS } from './support/applicants';
import { calendarNow } from './support/site';
import { expect } from './support/test';

/** Actions on a page; each click and each field counts as one step. */
class Steps {
  count = 0;
  /** The document is public and has no draft. */
  published = async () => {
    await expect(this.page.locator('main').getByText('Published', { exact: true })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0);
  };
  constructor(readonly page: Page) {}

  private async step(work: Promise<unknown>) {
    this.count += 1;
    await work;
  }

  link = (name: string | RegExp, within: Page | Locator = this.page) =>
    this.step(
      within
        .getByRole('link', { name, exact: typeof name === 'string' })
        .first()
        .click(),
    );
  menu = (name: string) => staffMenu(this.page, name, true);
  press = (name: string | RegExp, within: Page | Locator = this.page) =>
    this.step(
      within
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click(),
    );
  open = (words: string | RegExp) => this.step(this.page.getByText(words).first().click());
  fill = (label: string | RegExp, value: string) =>
    this.step(
      this.page
        .getByLabel(label, { exact: typeof label === 'string' })
        .first()
        .fill(value),
    );
  pick = (label: string, option: string) => this.step(this.page.getByLabel(label).selectOption({ label: option }));
  tick = (label: string | RegExp) => this.step(this.page.getByLabel(label).first().check());
  give = (label: string, ...files: Awaited<ReturnType<typeof pdf>>[]) =>
    this.step(this.page.getByLabel(label).setInputFiles(files));
  find = (label: string | RegExp, typed: string, option: string | RegExp) =>
    this.step(
      (async () => {
        await this.page.getByLabel(label).first().fill(typed);
        await this.page.getByRole('listbox').getByRole('option', { name: option, disabled: false }).first().click();
      })(),
    );
}

/** A common job of staff, and the most steps that it may take. */
function job(name: string, who: string, most: number, walk: (steps: Steps, site: string) => Promise<void>) {
  test(`${name}: at most ${most} steps`, async ({ page, site, complaints }) => {
    await enter(page, who, '/admin/dashboard');
    const steps = new Steps(page);
    await walk(steps, site.url);
    console.log(`${name}: ${steps.count} of ${most}`);
    expect(steps.count).toBeLessThanOrEqual(most);
    complaints.length = 0;
  });
}

job('tender with PDF and last date', 'notices', 9, async (to) => {
  await to.menu('Upload notices');
  await to.find('Section', 'tend', 'Tenders');
  await to.give('PDF files', await pdf('Looms', { name: 'Supply of looms.pdf' }));
  await to.fill(/^Tender number/, 'T-7');
  await to.fill(/^Last date for bids/, '2031-03-31');
  await to.fill(/^Closing hour/, '15:00');
  await to.tick(/^Move it to the archive by itself/);
  await to.press('Upload and publish');
  await expect(to.page.getByText('“Supply of looms” is published.')).toBeVisible();
});

job('the tender corrected with a new PDF', 'notices', 8, async (to) => {
  await to.menu('All notices');
  await to.link('Edit Supply of looms');
  await to.give('New PDF (optional)', await pdf('Ten looms', { name: 'ten.pdf' }));
  await expect(to.page.getByText(/stored with the draft/)).toBeVisible();
  await to.fill('What was wrong?', 'The number of looms was wrong.');
  await to.press('Publish');
  await to.published();
});

job('corrigendum', 'notices', 5, async (to) => {
  await to.menu('Upload notices');
  await to.find('Section', 'tend', 'Tenders');
  await to.give('PDF files', await pdf('Twelve', { name: 'Corrigendum to looms.pdf' }));
  await to.find(/^Corrects or belongs to/, 'Supply of', /Supply of looms/);
  await to.press('Upload and publish');
  await expect(to.page.getByText('“Corrigendum to looms” is published.')).toBeVisible();
});

job('announcement for tomorrow, 9 am', 'notices', 4, async (to, site) => {
  await to.menu('Upload notices');
  await to.find('Section', 'announ', 'Announcements');
  await to.give('PDF files', await pdf('Holiday', { name: 'Holiday tomorrow.pdf' }));
  await to.fill(/^Publish at/, `${addDays(istDay(await calendarNow(site)), 1)}T09:00`);
  await to.press('Upload and schedule');
  await expect(to.page.getByText(/^“Holiday tomorrow” will be published on .*9:00 am IST/)).toBeVisible();
});

job('ten old notices into the archive, and back', 'notices', 14, async (to) => {
  await to.menu('All notices');
  await to.press(/^Active \(/);
  const boxes = to.page.locator('tbody').getByRole('checkbox');
  await expect(boxes.nth(9)).toBeVisible();
  for (let at = 0; at < 10; at++) {
    to.count += 1;
    await boxes.nth(at).check();
  }
  const act = to.page.getByRole('button', { name: 'Archive the selected' });
  await expect(act).toBeInViewport();
  await to.press('Archive the selected');
  await expect(to.page.getByText('10 notices are in the archive now.')).toBeVisible();
  await to.press('Undo');
  await expect(to.page.getByText('10 notices are out of the archive now.')).toBeVisible();
});

job('a notice found among many', 'notices', 2, async (to) => {
  await to.menu('All notices');
  await to.fill('Title or text has', 'desktop');
  await to.press('Search');
  await expect(to.page.getByRole('row', { name: /Supply of desktop computers for Hotel Management/ })).toBeVisible();
});

job('five PDFs at once, with odd names', 'notices', 8, async (to) => {
  await to.menu('Upload notices');
  await to.find('Section', 'circ', 'Circulars');
  const names = ['scan_0001.pdf', 'IMG (2).PDF', 'अधिसूचना.pdf', 'final__FINAL.pdf', 'a.b.c.pdf'];
  await to.give('PDF files', ...(await Promise.all(names.map((name) => pdf(name, { name })))));
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
    await to.fill(`Title ${index + 1} of 5`, `Odd circular ${title}`);
  await to.press('Upload and publish 5 notices');
  await expect(to.page.getByText('All 5 uploads are done.')).toBeVisible();
});

job('a large file while the network is away', 'notices', 1, async (to) => {
  await to.menu('Upload notices');
  await to.find('Section', 'circ', 'Circulars');
  await to.give('PDF files', await pdf('Large', { name: 'Large circular.pdf', bytes: 3_000_000 }));
  await to.page.route('**/notice/upload', (route) => route.abort());
  await to.press('Upload and publish');
  await expect(to.page.getByText(/could not reach the university/)).toBeVisible();
  await to.page.unroute('**/notice/upload');
  to.count = 0;
  await to.press('Try again: Large circular');
  await expect(to.page.getByText('“Large circular” is published.')).toBeVisible();
});

test('a new notice is a draft on the server, also when the session ends', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('News');
  await page.getByLabel('Title').fill('Typed and not sent');
  await expect(page.getByText(/^Draft saved/)).toBeVisible({ timeout: 5_000 });
  await endSession(page);
  await page.getByLabel(/^Summary/).fill('And a summary.');
  await staffMenu(page, 'All notices');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText(/session has ended|logged out|Log in again/i).first()).toBeVisible();

  const other = await browser.newPage({ baseURL: site.url });
  await enter(other, 'notices', '/admin/drafts');
  await other.getByRole('link', { name: 'Open Typed and not sent' }).click();
  await expect(other.getByLabel('Title')).toHaveValue('Typed and not sent');
  await expect(other.getByLabel('Section')).toHaveValue('News');
  await other.getByLabel('PDF files').setInputFiles(await pdf('sent', { name: 'sent.pdf' }));
  await other.getByRole('button', { name: 'Upload and publish' }).click();
  await expect(other.getByText('“Typed and not sent” is published.')).toBeVisible();
  const { drafts } = await (await apiAs(site.url, 'notices')).get<{ drafts: { name: string }[] }>('/draft');
  expect(drafts.filter(({ name }) => name === 'Typed and not sent')).toEqual([]);
  await other.close();
  complaints.length = 0;
});

job('next year’s cycle from this year’s', 'admissions', 3, async (to) => {
  await to.menu('Admission years');
  await to.open('Copy to a new year');
  await to.press('Copy');
  await expect(to.page).toHaveURL(/cycle=/);
  await expect(to.page.getByText('Draft', { exact: true }).first()).toBeVisible();
});

const table = (wrong: number) => {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const day = index < wrong ? '31-02-2008' : '09-04-2008';
    return `SEU2518${1000 + index},Person ${'ABCDEFGHIJ'[index % 10]},p${index}@table.example,${day},D_UR,not-allotted,,,,,`;
  });
  return { name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from([COLUMNS, ...rows].join('\n')) };
};

job('a round of 500 rows, eleven wrong, then right', 'admissions', 3, async (to) => {
  await to.menu('Results');
  await to.link(/^Open Diploma, round 2/);
  to.count = 0;
  await to.give('CSV file', table(11));
  await expect(to.page.getByRole('row', { name: /date_of_birth/ })).toContainText('11');
  await to.press('Choose another file');
  await to.give('CSV file', table(0));
  await expect(to.page.getByText('Every row is right.')).toBeVisible();
});

job('a help ticket answered; counts; export', 'grievances', 6, async (to) => {
  await to.menu('Grievances');
  await to.link(/^Read GR-/);
  await to.fill('Reply to the person', 'We have looked into it and repaired the lamp.');
  await to.press('Save and send the reply');
  await expect(to.page.getByRole('listitem').filter({ hasText: 'repaired the lamp' })).toBeVisible();
  await to.link('All grievances');
  await expect(to.page.getByLabel('Month')).toBeVisible();
  const saved = to.page.waitForEvent('download');
  await to.press('Save this list as a table');
  await saved;
});

job('an applicant’s name corrected', 'admissions', 6, async (to) => {
  await to.menu('Results');
  await to.fill('Name, form number or e-mail address', 'SEU25100003');
  await to.page.keyboard.press('Enter');
  await to.link(/SEU25100003, Diploma, round 1/);
  await to.press('Correct these details');
  await to.fill('Name', 'Meena Waiting Devi');
  await to.fill('Reason', 'Letter of the applicant.');
  await to.press('Correct the applicant');
  await expect(to.page.getByRole('definition').filter({ hasText: 'Meena Waiting Devi' })).toBeVisible();
});

job('a menu entry', 'editor', 4, async (to) => {
  await to.menu('Menu');
  await to.press('Add a row: Entries');
  await to.page
    .getByLabel(/^Words, row/)
    .last()
    .fill('Lantern days');
  await to.page
    .getByLabel(/^Leads to.*row/)
    .last()
    .fill('/contact');
  to.count += 2;
  await to.press('Publish');
  await to.published();
});

job('an alert from a phone', 'notices', 3, async (to) => {
  await to.page.setViewportSize({ width: 390, height: 844 });
  await to.press('Staff menu');
  await to.menu('Alert');
  const box = await to.page.getByLabel('What must everybody know?').boundingBox();
  expect(box?.y, 'the one field is in sight').toBeLessThan(300);
  await to.fill('What must everybody know?', 'Campus closed: cyclone');
  await to.press('Publish on every page');
  await to.press(/^Take it away/);
  to.count -= 1;
  await expect(to.page.getByText('No alert is showing.')).toBeVisible();
});

job('a page with a table and a picture, from Word', 'editor', 10, async (to) => {
  await to.menu('Pages');
  await to.link('Add: Page');
  await to.fill('Address', '/about-us/lantern-hall');
  await to.fill('Title', 'Lantern hall');
  await to.fill('What it answers', 'When the hall is open.');
  await to.fill('Office that answers for it', 'Estate office');
  const text = to.page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(to.page.getByRole('toolbar')).toBeVisible();
  await text.click();
  await pasteHtml(text, WORD);
  to.count += 1;
  await to.press('Picture', to.page.getByRole('toolbar'));
  await to.press(/^Choose /, to.page.getByRole('dialog').getByRole('list'));
  await to.press('Publish');
  await to.published();
  await to.page.goto('/about-us/lantern-hall');
  await expect(to.page.locator('article, main').getByRole('table').first()).toBeVisible();
});

job('the page moved, and brought back as it was', 'editor', 4, async (to) => {
  await to.menu('Pages');
  await to.link('Edit Lantern hall');
  await to.fill('Address', '/about-us/hall-of-lanterns');
  await to.press('Publish');
  await to.published();
  const moved = async () => (await to.page.request.get('/about-us/lantern-hall')).url();
  await expect.poll(moved).toMatch(/hall-of-lanterns$/);
  to.count = 0;
  await to.link('History');
  await to.press('Restore as a draft: version 1');
  await to.press('Restore as a draft', to.page.getByRole('dialog'));
  await expect(to.page.getByLabel('Address', { exact: true })).toHaveValue('/about-us/lantern-hall');
});

job('a programme with fees, seats and two campuses', 'editor', 30, async (to) => {
  const { page } = to;
  const inLast = async (label: RegExp, value: string) => {
    to.count += 1;
    await page.getByLabel(label).last().fill(value);
  };
  const findInLast = async (label: RegExp, typed: string) => {
    to.count += 1;
    await page.getByLabel(label).last().fill(typed);
    await page.getByRole('listbox').getByRole('option', { disabled: false }).first().click();
  };
  await to.menu('Catalogue');
  await to.link('Programmes');
  await to.link('Add: Programme');
  await to.fill('Code', 'LAN');
  await to.fill('Name', 'Diploma in Lanterns');
  await to.pick('Level', 'Diploma');
  await to.find('Admission track', 'Dipl', /Diploma/);
  await to.find('Department', 'computer', /Computer/);
  await to.fill('Duration', '3 years');
  await to.fill('Mode', 'Full-time');
  await to.fill('Fee band (optional)', 'A');
  await to.press('Add a row: Campuses and seats');
  await findInLast(/^Campus$/, 'dwarka');
  await to.press('Add a row: Seats by category');
  await inLast(/^Category.*row 1/, 'D_UR');
  await inLast(/^Seats.*row 1/, '30');
  await to.press('Duplicate Campuses and seats, row 1');
  await findInLast(/^Campus$/, 'rohini');
  await to.press('Publish');
  await to.published();
});

job('a grievance noted, answered, so taken, and closed', 'grievances', 6, async (to) => {
  await to.menu('Grievances');
  await to.link(/^Read GR-/);
  await to.fill('Note', 'The electrician comes on Monday.');
  await to.press('Save the note');
  await to.pick('Status from now on', 'Settled');
  await to.fill('Reply to the person', 'The lamp is repaired.');
  await to.press('Save and send the reply');
  await expect(to.page.getByRole('definition').filter({ hasText: 'Settled' })).toBeVisible();
  await expect(to.page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
});
