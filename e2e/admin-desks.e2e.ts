import { apiAs, CHOSEN_PASSWORD, endSession, enter, mailTo, staffMenu, test } from './support/admin';
import { COLUMNS, DEMO } from './support/applicants';
import { logIn } from './support/log-in';
import { expect } from './support/test';

test('wrong credentials show an error and keep the address', { tag: '@journey' }, async ({ page, complaints }) => {
  await page.goto('/admin-login');
  await logIn(page, 'notices@seu.example', 'wrong');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue('notices@seu.example');
  complaints.length = 0;
});

/** The menu of each role between Dashboard and Password, and a page and a call that it may not use. */
const ROLES = {
  notices: ['Upload notices, All notices, Archive uploads, Alert, Pictures, Drafts', 'results', '/admission/round'],
  admissions: [
    'Drafts, Bin, Catalogue, Admission years, Results, Results log, Files for auditors, Grievances, Approvals, Mail outbox',
    'view-pdfs',
    '/admin/notice',
  ],
  grievances: ['Grievances', 'staff', '/staff'],
  faculty: ['Pictures, Drafts, Bin, Catalogue, My page', 'grievances', '/grievance'],
  editor: ['Pages, Menu, Home page, Pictures, Drafts, Bin, Catalogue, Site health', 'view-pdfs', '/admin/notice'],
  auditor: ['Files for auditors', 'results', '/admission/round'],
} as const;

for (const [who, [entries, forbidden, call]] of Object.entries(ROLES))
  test(`${who}: the menu shows what the role may do; page and API refuse the rest`, {
    tag: who === 'faculty' ? '@journey' : [],
  }, async ({ page, site }) => {
    await enter(page, who, '/admin/dashboard');
    const menu = page.getByRole('navigation', { name: 'Staff menu' });
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', ...entries.split(', '), 'Password']);
    await page.goto(`/admin/${forbidden}`);
    await expect(page.getByRole('heading', { name: 'Your role may not open this page' })).toBeVisible();
    expect(await (await apiAs(site.url, who)).status(call)).toBe(403);
  });

test('the dashboard of an admin shows what needs attention', { tag: '@journey' }, async ({ page }) => {
  await enter(page, 'admin', '/admin/dashboard');
  await expect(page.getByText(/notices? moves? to the archive within 7 days/)).toBeVisible();
  await expect(page.getByText('1 grievance is overdue.')).toBeVisible();
  await expect(page.getByText(/Diploma, round 1 \(.+\): the window closes on/)).toBeVisible();
  await page.getByRole('link', { name: /Diploma, round 1 \(.+\): the window closes on/ }).click();
  await expect(page).toHaveURL(/\/admin\/results\/diploma\/1/);
});

const csv = (...rows: string[]) => ({
  name: 'round.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([COLUMNS, ...rows].join('\n')),
});
const GOOD = 'SEU25190001,Rohini Das,rohini.das@applicant.example,09-04-2008,D_UR,allotted,DCE,N01,D_UR,1,12';

test('a round is imported with a preview, given a window, published and taken back', async ({ page }) => {
  await enter(page, 'admissions', '/admin/results');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('results.csv');
  await page.getByRole('link', { name: 'Open Diploma, round 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diploma, round 2 \(\d{4}-\d\d\)$/);
  const records = page.locator('dl').first();
  await expect(records).toContainText(/Records\s*\d/);
  const before = await records.textContent();

  await page
    .getByLabel('CSV file')
    .setInputFiles(csv(GOOD, 'SEU25190002,Nobody,not-an-address,31-02-2008,D_UR,won,,,,,'));
  await expect(page.getByText(/problems\. Nothing can be imported/)).toBeVisible();
  await expect(page.getByRole('row', { name: /date_of_birth 3 1 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Use allotted.* outcome 3 1 / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('CSV file').setInputFiles(csv(GOOD));
  await expect(page.getByText('Every row is right.')).toBeVisible();
  expect(await records.textContent(), 'the preview changes nothing').toBe(before);
  const isRead = page.getByLabel('I have read this, and want it all the same');
  await isRead.check();
  await page.getByRole('button', { name: 'Import 1 rows' }).click();
  await expect(page.getByText('Imported: 1 new records, 0 changed.')).toBeVisible();
  await expect(records).not.toHaveText(before ?? '');

  await page.getByLabel('Opens at, in IST').fill('2031-08-01T10:00');
  await page.getByLabel('Closes at, in IST').fill('2031-07-01T10:00');
  await page.getByRole('button', { name: 'Save the window' }).click();
  await expect(page.getByLabel('Closes at, in IST')).toHaveAccessibleDescription(/must close after it opens/);
  await page.getByLabel('Closes at, in IST').fill('2031-08-05T17:30');
  await page.getByRole('button', { name: 'Save the window' }).click();
  await expect(page.getByText('The window is saved.')).toBeVisible();

  const isPublic = page.getByText('These results are public.');
  const publish = page.getByRole('button', { name: 'Publish the results' });
  const takeBack = page.getByRole('button', { name: 'Take the results back' });
  await expect(publish.or(takeBack)).toBeVisible();
  const [first, second] = (await isPublic.isVisible()) ? [takeBack, publish] : [publish, takeBack];
  for (const button of [first, second]) {
    const name = await button.textContent();
    await button.click();
    const dialog = page.getByRole('dialog');
    if (button === publish) {
      await expect(dialog.getByText(/applicants? have no photograph here|has a photograph here/)).toBeVisible();
      await isRead.check();
    }
    await dialog.getByRole('button', { name: name ?? '' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeHidden();
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^diploma-round-2-\d{4}-\d\d\.csv$/);
});

test('ranks of a round are published and taken back', async ({ page, browser, baseURL }) => {
  await enter(page, 'admissions', '/admin/results');
  await page.getByRole('link', { name: 'Open Diploma, round 1' }).click();
  await expect(page.getByText('These ranks are not public.')).toBeVisible();
  await page.locator('summary', { hasText: 'The ranks as a table' }).click();
  const cells = page.getByRole('table', { name: 'The ranks as a table' }).getByRole('row').nth(1).getByRole('cell');
  const [programme = ''] = await cells.allTextContents();
  const cycle = /\d{4}-\d\d/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0];
  const press = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await press('Publish the ranks');
  await expect(page.getByText(/^These ranks are public since/)).toBeVisible();
  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/admission/ranks');
  const tracks = visitor.getByRole('main').getByRole('heading', { level: 2 });
  await expect(tracks).toHaveText(['Diploma', 'B.Tech', 'UG', 'PG']);
  await visitor.getByRole('main').getByRole('link', { name: programme, exact: true }).click();
  const table = visitor.getByRole('table', { name: /^Ranks (?:by category )?at / }).first();
  await expect(table.getByRole('columnheader', { name: `${cycle}, Round\u00a01`, exact: true })).toBeVisible();
  await expect(table.getByRole('cell', { name: /^\d[\d,]*( to \d[\d,]*)?$/ }).first()).toBeVisible();

  await press('Take the ranks back');
  await expect(page.getByText('These ranks are not public.')).toBeVisible();
  await visitor.reload();
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader', { name: `${cycle}, Round\u00a01`, exact: true })).toHaveCount(0);
  await visitor.close();
});

test('a decision of an applicant is changed with a reason, and logged', async ({ page, site }) => {
  await enter(page, 'admissions', '/admin/results');
  await page.getByLabel('Name, form number or e-mail address').fill('nobody@applicant.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No record has this name')).toBeVisible();
  await page.getByLabel('Name, form number or e-mail address').fill(DEMO.lowerChoice.form.toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: /Ravi Menon/ }).click();
  await expect(page).toHaveURL(/\/admin\/results\/records\/[\w-]+$/);

  await page.getByLabel('New status').selectOption('freeze');
  await page.getByRole('button', { name: 'Change the decision' }).click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Give the reason in a few words/);
  await page.getByLabel('Reason').fill('Letter of the applicant of 14 August');
  await page.getByRole('button', { name: 'Change the decision' }).click();
  await expect(page.getByRole('row', { name: /Decision changed by staff/ })).toContainText('Pending → Freeze');
  await staffMenu(page, 'Results log');
  await page.getByLabel('What was done').selectOption({ label: 'Decision changed by staff' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/action=correct/);
  await expect(page.getByRole('row', { name: /Letter of the applicant of 14 August/ })).toContainText(
    'admissions@seu.example',
  );
  expect(site.output()).not.toContain(DEMO.lowerChoice.form.toLowerCase());
});

test('a grievance is settled with a reply, although the session ends before it is sent', async ({
  page,
  site,
  complaints,
}) => {
  await enter(page, 'grievances', '/admin/grievances');
  await page.getByRole('button', { name: 'Overdue (1)' }).click();
  await expect(page).toHaveURL(/status=overdue/);
  await expect(page.getByText('1 found')).toBeVisible();
  await page
    .getByRole('row', { name: /, overdue/ })
    .getByRole('link', { name: /^Read GR-/ })
    .click();
  await expect(page.getByText('What they wrote')).toBeVisible();
  await page.getByLabel('Status from now on').selectOption('settled');
  await page.getByRole('button', { name: 'Save and send the reply' }).click();
  await expect(page.getByLabel('Reply to the person')).toHaveAccessibleDescription(/Write a reply to the person/);
  await page.getByLabel('Reply to the person').fill('The form was forwarded today.');

  await endSession(page);
  await page.getByRole('button', { name: 'Save and send the reply' }).click();
  await expect(page.getByText('Your session has expired. please log in again!')).toHaveCount(1);
  await logIn(page, 'grievances@seu.example');
  await expect(page).toHaveURL(/\/admin\/grievances\/[\w-]+$/);
  await expect(page.getByText('What you had entered is still here.')).toBeVisible();
  await expect(page.getByLabel('Status from now on')).toHaveValue('settled');
  await expect(page.getByLabel('Reply to the person')).toHaveValue('The form was forwarded today.');
  await page.getByRole('button', { name: 'Save and send the reply' }).click();
  await expect(page.getByRole('main').getByText('The form was forwarded today.', { exact: true })).toBeVisible();
  const subject = 'Our reply to your grievance';
  expect(await mailTo(site.dataDir, 'grievance.', subject)).toContain('The form was forwarded today.');
  complaints.length = 0;
});

test('an account is invited, changed and disabled, and the outbox shows the mail', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await enter(page, 'admin', '/admin/staff');
  await page.getByLabel('E-mail address').fill('new.clerk@seu.example');
  await page.getByLabel('Name', { exact: true }).fill('Nandini Thapa');
  await page.getByLabel('Role').selectOption('grievances');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('row', { name: /Nandini Thapa/ })).toContainText('Invited');
  const mail = await mailTo(site.dataDir, 'new.clerk@seu.example', 'Your account');

  const clerk = await browser.newPage({ baseURL });
  await clerk.goto(/\/admin-login\/password#\S+/.exec(mail)?.[0] ?? '');
  await clerk.getByLabel('New password', { exact: true }).fill(CHOSEN_PASSWORD);
  await clerk.getByLabel('New password again').fill(CHOSEN_PASSWORD);
  await clerk.getByRole('button', { name: 'Set the password' }).click();
  await clerk.getByRole('link', { name: 'Log in' }).click();
  await logIn(clerk, 'new.clerk@seu.example', CHOSEN_PASSWORD);
  await expect(clerk).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole('button', { name: 'Edit Nandini Thapa' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('notices');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Nandini Thapa/ })).toContainText('Notices desk');
  await page.getByRole('button', { name: 'Edit Nandini Thapa' }).click();
  await page.getByRole('button', { name: 'Disable the account' }).click();
  await page
    .getByRole('dialog', { name: /^Disable the account of / })
    .getByRole('button', { name: 'Disable the account' })
    .click();
  await expect(page.getByRole('row', { name: /Nandini Thapa/ })).toContainText('Disabled');
  await staffMenu(clerk, 'Grievances');
  await expect(clerk, 'the sessions of the account are ended').toHaveURL(/\/admin-login$/);
  await clerk.close();

  await page.getByRole('button', { name: 'Edit Vandana Rawat' }).click();
  await expect(page.getByRole('dialog')).toContainText('somebody else has to change');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Vandana Rawat' })).toBeFocused();
  await staffMenu(page, 'Mail outbox');
  await page.getByRole('button', { name: 'Written to a file, not sent' }).click();
  await expect(page.getByRole('row', { name: /Your account in the staff area of/ })).toContainText('•');
});

test('a member of the faculty changes their page, and visitors see it', async ({ page }) => {
  await enter(page, 'faculty', '/admin/my-page');
  await page.getByRole('button', { name: 'Write as plain text: Overview' }).click();
  await page.getByLabel('Overview (optional)').fill('Teaches lathe work on **Fridays**.');
  await page.getByLabel('Research interests').fill('Gears\nTool steels of small workshops');
  await page.getByLabel('Publications').fill('Lathes of one room, 2024');
  await page.getByRole('button', { name: /^Choose (a|another) picture$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Preview: Overview' }).click();
  await expect(page.getByRole('region', { name: 'Preview: Overview' })).toContainText('Teaches lathe work on Fridays.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/” is published\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'See it on the site' }).click();
  await expect(page).toHaveURL(/\/faculty\//);
  for (const said of ['Tool steels of small workshops', 'Teaches lathe work on Fridays.', 'Lathes of one room, 2024'])
    await expect(page.getByText(said)).toBeVisible();
});

test('visitors of public pages load no file of the staff area', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/courses', '/tenders', '/admission/result', '/academics/faculty']) {
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /mfe[-_]admin/.test(url))).toEqual([]);
});
