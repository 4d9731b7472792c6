import type { Page } from '@playwright/test';

export async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
  await popup.getByRole('button', { name: /close/i }).first().click();
  await popup.waitFor({ state: 'hidden' });
}

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await closePopup(page);
}
