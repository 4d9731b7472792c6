import type { Page } from '@playwright/test';

/** Opens the home page and closes the popup that greets every load. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
  await popup.getByRole('button', { name: /close/i }).first().click();
  await popup.waitFor({ state: 'hidden' });
}
