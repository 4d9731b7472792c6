import type { Page } from '@playwright/test';

/** Fills in the staff login that is on screen, as one of the demonstration's people. */
export async function logIn(page: Page, email: string, password = 'demo-Skill-2025'): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
}
