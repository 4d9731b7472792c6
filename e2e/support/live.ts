import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has taken an element of the server's HTML over: before that, links and forms are the browser's. */
export async function isLive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** The element, once it is live; the pointer goes there, so that parts of the layout that wait for somebody come. */
export async function live(element: Locator): Promise<Locator> {
  await element.hover();
  await isLive(element);
  return element;
}

/** Waits until the header and the page itself are live, for keys and buttons that need it. */
export async function pageIsLive(page: Page): Promise<void> {
  for (const part of ['header search button', 'main [data-area]']) await isLive(page.locator(part).first());
}
