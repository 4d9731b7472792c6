import type { Browser, Page } from '@playwright/test';
import { enter, mailTo, test } from './support/admin';
import { expectAccessible, sideways } from './support/axe';
import { fillIn, sending, ticketOn, tracking } from './support/grievances';
import { expect } from './support/test';

const EMAIL = 'desk.citizen@person.example';
const SUBJECT = 'The lamp at the north gate is dark';
const NOTE = 'The electrician is on leave until Monday.';
const PHONE = { width: 390, height: 844 };

async function plainPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, viewport: PHONE });
  return context.newPage();
}

async function send(page: Page): Promise<string> {
  await page.goto('/grievance-form');
  await fillIn(sending(page), EMAIL, { subject: SUBJECT, about: 'Campus and hostel' });
  await sending(page).getByRole('button', { name: 'Send the grievance' }).click();
  return ticketOn(page);
}

async function follow(page: Page, ticket: string) {
  await page.goto('/grievance-form');
  await tracking(page).getByLabel('Ticket number').fill(ticket);
  await tracking(page).getByLabel('E-mail').fill(EMAIL);
  await tracking(page).getByRole('button').click();
}

async function expectToFit(page: Page) {
  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBe(0);
}

test('a citizen and the office exchange messages, and notes of the office stay internal', async ({
  page,
  browser,
  site,
}) => {
  const citizen = await plainPage(browser, site.url);
  const ticket = await send(citizen);

  await page.setViewportSize(PHONE);
  await enter(page, 'grievances', '/admin/grievances');
  await page.getByLabel('Ticket or subject has').fill(ticket);
  await page.getByLabel('Assigned to').selectOption({ label: 'Nobody' });
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page.getByLabel('Month')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Read ${ticket}` }).click();

  await page.getByLabel('Assigned to').selectOption({ label: 'Vandana Rawat' });
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
  await expect(page.getByText('It is assigned to Vandana Rawat.')).toBeVisible();
  const told = await mailTo(site.dataDir, 'admin@seu.example', 'A grievance is yours now');
  expect(told).not.toMatch(/lamp|Neha/);

  await page.getByLabel('Note').fill(NOTE);
  await page.getByRole('button', { name: 'Save the note' }).press('Enter');
  const thread = page.getByRole('list', { name: 'What was written since' });
  await expect(thread.getByText(NOTE)).toBeVisible();
  await page.getByLabel('Status from now on').selectOption({ label: 'In progress' });
  await page.getByLabel('Reply to the person').fill('Which of the two lamps is it?');
  await page.getByRole('button', { name: 'Save and send the reply' }).press('Enter');
  await expect(thread.getByText('Which of the two lamps is it?')).toBeVisible();
  await page.getByText('Move it to another category').press('Enter');
  await page.getByText('Promise a later day').press('Enter');
  await expect(page.getByLabel('Answer by')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await follow(citizen, ticket);
  await expect(citizen.getByText('Which of the two lamps is it?')).toBeVisible();
  await expect(citizen.locator('body')).not.toContainText(NOTE);
  await citizen.getByRole('textbox', { name: 'Message' }).fill('The one nearer to the road.');
  await citizen.getByLabel('Your e-mail, once more').fill(EMAIL);
  await citizen.getByRole('button', { name: 'Send the message' }).click();
  await expect(citizen.getByText('Your message was added.')).toBeVisible();
  await expect(citizen.getByText('The one nearer to the road.')).toBeVisible();
  await expectToFit(citizen);
  await citizen.reload();
  await expect(citizen.getByText('The one nearer to the road.')).toHaveCount(1);

  await page.reload();
  await expect(thread.getByText('The one nearer to the road.')).toBeVisible();
  await page.getByLabel('Status from now on').selectOption({ label: 'Settled' });
  await page.getByLabel('Reply to the person').fill('The lamp burns again.');
  await page.getByRole('button', { name: 'Save and send the reply' }).press('Enter');
  await expect(thread.getByText('The lamp burns again.')).toBeVisible();

  await follow(citizen, ticket);
  await expect(citizen.getByRole('row', { name: 'Status' })).toContainText('Settled');
  await expect(citizen.getByText('The lamp burns again.')).toBeVisible();
  await expect(citizen.locator('body')).not.toContainText(NOTE);
  expect(await mailTo(site.dataDir, EMAIL, 'Our reply')).not.toContain(NOTE);
  await citizen.context().close();
});

test('with scripts the thread is answered in place, and the counts of last month are shown', async ({ page }) => {
  const ticket = await send(page);
  await page.setViewportSize(PHONE);
  await follow(page, ticket);
  await expect(page.getByRole('heading', { name: 'Status of your grievance' })).toBeFocused();
  await page
    .getByRole('form', { name: 'Add a message' })
    .getByLabel('Message')
    .fill('It is the one nearer to the road.');
  await page.getByRole('button', { name: 'Send the message' }).press('Enter');
  await expect(page.getByText('Your message was added.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What was written' })).toContainText('It is the one nearer to the road.');
  await expect(page.getByRole('table', { name: /^Grievances in \w+ \d{4}$/ })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
