import type { Page } from '@playwright/test';

export const PASSWORD = 'demo-Skill-2025';

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
}
