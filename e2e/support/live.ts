import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Waits until React has taken this element of the server's HTML over; before that a link is the browser's own. */
export async function isLive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
}
