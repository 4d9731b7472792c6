import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken an element over: before that, links and forms are the browser's. */
export async function live(element: Locator): Promise<Locator> {
  await element.hover();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
  return element;
}
