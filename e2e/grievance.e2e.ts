import type { Page } from '@playwright/test';
import { apiAs, pdf } from './support/admin';
import { expectAccessible } from './support/axe';
import { type Gate, startSiteBehindGate } from './support/gate';
import { fillIn as fill, sending, ticketOn, tracking } from './support/grievances';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** Grievances are throttled by address. */
let count = 0;
const newEmail = () => `person${++count}.${Date.now()}@person.example`;

const sendButton = (page: Page) => sending(page).getByRole('button', { name: 'Send the grievance' });

/** The subject has the address, by which staff find the grievance. */
const fillIn = (page: Page, email: string) => fill(sending(page), email, { subject: `A lamp at the gate, ${email}` });

const chooseFile = async (page: Page, file?: Buffer) => {
  const lamp = await pdf('The lamp', { name: 'lamp.pdf' });
  await sending(page)
    .getByLabel(/^A supporting document/)
    .setInputFiles({ ...lamp, buffer: file ?? lamp.buffer });
};

async function stored(email: string): Promise<{ ticket: string; hasFile: boolean }[]> {
  const desk = await apiAs(process.env.SITE_URL as string, 'grievances');
  const path = `/grievance?q=${encodeURIComponent(email)}`;
  return (await desk.get<{ grievances: { ticket: string; hasFile: boolean }[] }>(path)).grievances;
}

test('a double click makes one grievance, which can be followed', { tag: '@journey' }, async ({ page, complaints }) => {
  const email = newEmail();
  await page.goto('/grievance-form');
  await fillIn(page, email);
  await chooseFile(page);
  await sendButton(page).dblclick();
  const ticket = await ticketOn(page);
  expect(await stored(email)).toMatchObject([{ ticket, hasFile: true }]);
  await expectAccessible(page);

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
  expect(complaints.filter((complaint) => !/404|track failed/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

for (const [prefix, refused] of [
  ['', 'Keep this to 5,000 characters: it has 7,209'],
  ['/hi', 'इसे 5,000 अक्षरों तक रखें: अभी 7,209 हैं'],
] as const)
  test(`a text pasted beyond the limit stays whole, and the refusal counts it${prefix}`, {
    tag: '@journey',
  }, async ({ page, complaints }) => {
    await page.goto(`${prefix}/grievance-form`);
    const form = page.locator('main form').first();
    await form.locator('[name=name]').fill('Neha Rawat');
    await form.locator('[name=email]').fill(newEmail());
    await form.locator('[name=mobile]').fill('9811122233');
    await form.locator('[name=category]').selectOption('fee');
    await form.locator('[name=subject]').fill('A long story');
    const message = form.locator('[name=message]');
    await message.focus();
    await page.keyboard.insertText('A long story. '.repeat(515));
    await form.getByRole('button').last().click();
    await expect(form).toContainText(refused);
    expect((await message.inputValue()).length).toBe('A long story. '.length * 515);
    expect(complaints.filter((complaint) => !/400|POST/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });

test.describe('when the API fails', () => {
  let gate: Gate;
  let site: Site;
  test.beforeAll(async () => {
    ({ site, gate } = await startSiteBehindGate());
  });
  test.afterAll(async () => {
    await gate.close();
    await site.stop();
  });

  test('the form keeps its fields, and the next attempt makes one grievance', { tag: '@journey' }, async ({
    page,
    complaints,
  }) => {
    const email = newEmail();
    await page.goto(`${site.url}/grievance-form?kind=employee`);
    await fillIn(page, email);
    await chooseFile(page);
    // The request arrives, its answer does not.
    await page.route('**/api/v1/grievance', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await page.unroute('**/api/v1/grievance');
    await gate.close();
    const answered = page.waitForResponse('**/api/v1/grievance');
    await sendButton(page).click();
    expect((await answered).status()).toBe(503);
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await expect(sending(page).getByLabel('Subject')).toHaveValue(`A lamp at the gate, ${email}`);
    await gate.open();
    await sendButton(page).click();
    const ticket = await ticketOn(page);
    expect(await stored(email)).toMatchObject([{ ticket, hasFile: true, kind: 'employee' }]);
    complaints.length = 0;
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a grievance is sent with a PDF and followed', { tag: '@journey' }, async ({ page }) => {
    const email = newEmail();
    await page.goto('/grievance-form');
    await page.getByRole('link', { name: 'Employee' }).click();
    await expect(sending(page).getByLabel('Employee number (optional)')).toBeVisible();
    await fillIn(page, email);
    await chooseFile(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grievance has reached us');
    const ticket = await ticketOn(page);
    expect(await stored(email)).toMatchObject([{ ticket, hasFile: true, kind: 'employee' }]);

    await page.getByLabel('Your e-mail, once more').fill(email);
    await page.getByRole('button', { name: 'Check its status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your grievance');
    await expect(page.getByRole('row', { name: 'Status' })).toContainText('Received, waiting to be taken up');
    expect(page.url()).not.toMatch(/person|GR-/);
  });

  test('errors are shown on a page, and going back keeps the fields', { tag: '@journey' }, async ({
    page,
    complaints,
  }) => {
    const email = newEmail();
    await page.goto('/grievance-form');
    await fillIn(page, email);
    await sending(page).getByLabel('Mobile number').fill('12345');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grievance was not sent');
    await expect(page.getByRole('listitem')).toHaveText([/^Mobile number: Enter a mobile number of 10 digits/]);
    expect(await stored(email)).toEqual([]);
    await page.goBack();
    await expect(sending(page).getByLabel('Subject')).toHaveValue(`A lamp at the gate, ${email}`);
    expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });

  test('the 17 clauses on information have the date of their review', async ({ page }) => {
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
