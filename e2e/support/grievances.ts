import { expect, type Locator, type Page } from '@playwright/test';

const TICKET = /^GR-\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

export const sending = (page: Page): Locator => page.getByRole('form', { name: 'Send a grievance' });
export const tracking = (page: Page): Locator => page.getByRole('form', { name: 'Follow a grievance' });

export async function fillIn(
  form: Locator,
  email: string,
  { subject = 'A lamp at the gate', about = 'Something else' } = {},
) {
  await form.getByLabel('Your name').fill('Neha Rawat');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Mobile number').fill('+91 98111 22233');
  await form.getByLabel('What it is about').selectOption({ label: about });
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('What happened').fill('The lamp at the north gate has been dark for a week.');
}

export async function ticketOn(page: Page): Promise<string> {
  await expect(page.getByText(TICKET)).toBeVisible();
  return (await page.getByText(TICKET).textContent()) ?? '';
}
