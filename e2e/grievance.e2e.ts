import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expectAccessible } from './support/axe';
import { type Gate, startSiteBehindGate } from './support/gate';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const TICKET = /^GR-\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

/** Another address for each grievance: those of one are throttled. */
let count = 0;
const newEmail = () => `person${++count}.${Date.now()}@person.example`;

const sending = (page: Page) => page.getByRole('form', { name: 'Send a grievance' });
const tracking = (page: Page) => page.getByRole('form', { name: 'Follow a grievance' });
const sendButton = (page: Page) => sending(page).getByRole('button', { name: 'Send the grievance' });

async function fillIn(form: Locator, email: string) {
  await form.getByLabel('Your name').fill('Neha Rawat');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Mobile number').fill('+91 98111 22233');
  await form.getByLabel('What it is about').selectOption({ label: 'Something else' });
  await form.getByLabel('Subject').fill(`A lamp at the gate, ${email}`);
  await form.getByLabel('What happened').fill('The lamp at the north gate has been dark for a week.');
}

async function chooseFile(form: Locator, name: string, buffer: Buffer) {
  await form.getByLabel(/^A document/).setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

async function aPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('The lamp');
  return Buffer.from(await document.save());
}

/** What staff see of the grievances with this subject. */
async function kept(request: APIRequestContext, email: string): Promise<{ ticket: string; hasFile: boolean }[]> {
  const login = { email: 'grievances@seu.example', password: 'demo-Skill-2025' };
  const { token } = await (await request.post('/api/v1/auth/login', { data: login })).json();
  const answer = await request.get(`/api/v1/grievance?q=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.grievances;
}

test('the form can be used by everybody: empty, wrong, sent', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/grievance-form');
  await sendButton(page).click();
  const problems = page.getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveCount(6);
  await problems.getByRole('link', { name: 'Enter your name' }).press('Enter');
  await expect(sending(page).getByLabel('Your name')).toBeFocused();
  await fillIn(sending(page), newEmail());
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your grievance has reached us' })).toBeFocused();
  await expect(page.getByText(TICKET)).toBeVisible();
  await expectAccessible(page);
});

test('a double click makes one grievance, with its PDF; then it can be followed', { tag: '@journey' }, async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail();
  await page.goto('/grievance-form');
  await fillIn(sending(page), email);
  await chooseFile(sending(page), 'lamp.pdf', await aPdf());
  await sendButton(page).dblclick();
  const ticket = (await page.getByText(TICKET).textContent()) ?? '';
  expect(await kept(request, email)).toMatchObject([{ ticket, hasFile: true }]);

  await page.getByRole('link', { name: 'Check its status' }).click();
  await expect(tracking(page).getByLabel('Ticket number')).toHaveValue(ticket);
  await tracking(page).getByLabel('E-mail').fill('somebody@person.example');
  await tracking(page).getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('No grievance has this ticket number and e-mail address.');
  await tracking(page).getByLabel('E-mail').fill(email);
  await tracking(page).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Status of your grievance' })).toBeFocused();
  await expect(page.locator('main')).toContainText('Received, waiting to be taken up');
  expect(page.url()).not.toContain('person');
  // What the browser reports of the refusal.
  expect(complaints.filter((complaint) => !/404|track failed/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('a file that is no PDF is found before it is sent', { tag: '@journey' }, async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/grievance-form');
  await fillIn(sending(page), email);
  await chooseFile(sending(page), 'lamp.pdf', Buffer.from('<html>'));
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Choose a PDF file']);
  expect(await kept(request, email)).toEqual([]);
});

test.describe('when the API goes away', () => {
  let gate: Gate;
  let site: Site;
  test.beforeAll(async () => {
    ({ site, gate } = await startSiteBehindGate());
  });
  test.afterAll(async () => {
    await gate.close();
    await site.stop();
  });

  test('what was typed stays, and the next attempt makes one grievance', { tag: '@journey' }, async ({
    page,
    request,
    complaints,
  }) => {
    const email = newEmail();
    await page.goto(`${site.url}/grievance-form?kind=employee`);
    await fillIn(sending(page), email);
    await chooseFile(sending(page), 'lamp.pdf', await aPdf());
    // It arrives, but the answer does not: nobody can tell whether it was kept.
    await page.route('**/api/v1/grievance', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await page.unroute('**/api/v1/grievance');
    await gate.close();
    // The alert of the first attempt looks like that of the second.
    const answered = page.waitForResponse('**/api/v1/grievance');
    await sendButton(page).click();
    expect((await answered).status()).toBe(503);
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await expect(sending(page).getByLabel('Subject')).toHaveValue(`A lamp at the gate, ${email}`);
    await gate.open();
    await sendButton(page).click();
    const ticket = (await page.getByText(TICKET).textContent()) ?? '';
    expect(await kept(request, email)).toMatchObject([{ ticket, hasFile: true, kind: 'employee' }]);
    complaints.length = 0;
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent, with a PDF, and its ticket followed', { tag: '@journey' }, async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/grievance-form');
    await page.getByRole('link', { name: 'Employee' }).click();
    await expect(sending(page).getByLabel('Employee number (optional)')).toBeVisible();
    await fillIn(sending(page), email);
    await chooseFile(sending(page), 'lamp.pdf', await aPdf());
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grievance has reached us');
    const ticket = (await page.getByText(TICKET).textContent()) ?? '';
    expect(await kept(request, email)).toMatchObject([{ ticket, hasFile: true, kind: 'employee' }]);

    await page.getByLabel('Your e-mail, once more').fill(email);
    await page.getByRole('button', { name: 'Check its status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your grievance');
    await expect(page.getByRole('row', { name: 'Status' })).toContainText('Received, waiting to be taken up');
    expect(page.url()).not.toMatch(/person|GR-/);
  });

  test('what is wrong is said on a page, and the way back keeps what was typed', { tag: '@journey' }, async ({
    page,
    request,
    complaints,
  }) => {
    const email = newEmail();
    await page.goto('/grievance-form');
    await fillIn(sending(page), email);
    await sending(page).getByLabel('Mobile number').fill('12345');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grievance was not sent');
    await expect(page.getByRole('listitem')).toHaveText([/^Mobile number: Enter a mobile number of 10 digits/]);
    expect(await kept(request, email)).toEqual([]);
    await page.goBack();
    await expect(sending(page).getByLabel('Subject')).toHaveValue(`A lamp at the gate, ${email}`);
    expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });

  test('the 17 clauses can be read, each with the day of its review', async ({ page }) => {
    await page.goto('/grievance-form');
    await page
      .getByRole('region', { name: /Right to Information/ })
      .getByRole('link')
      .click();
    const table = page.getByRole('region', { name: 'Table: What we publish on our own' });
    const clauses = table.locator('tbody').getByRole('row');
    await expect(clauses).toHaveCount(17);
    for (const clause of await clauses.all()) await expect(clause).toContainText(/Last reviewed \d+ \w{3} \d{4}/);
  });
});
