import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has taken an element of the server's HTML over: before that, links and forms are the browser's. */
export async function isLive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** Moves the pointer as a hand does, over more than one place: browsers report no movement for the first move on a page. */
export const movePointer = (page: Page, x = 200, y = 300) => page.mouse.move(x, y, { steps: 3 });

/** The element, once it is live; the pointer goes there, so that parts of the layout that wait for somebody come. */
export async function live(element: Locator): Promise<Locator> {
  await movePointer(element.page());
  await element.hover();
  await isLive(element);
  return element;
}

/**
 * Runs in the page: whether the header, and the page if the server rendered it, are live. True also where no scripts are to
 * come. What fills a slot on the page may wait until somebody comes near.
 */
export function isPageLive(): boolean {
  // Pages that wait for somebody have somebody here.
  window.dispatchEvent(new Event('university:touch'));
  if (!document.querySelector('script[src*="/assets/start."]')) return true;
  const parts = [
    document.querySelector('header search button') ?? {},
    ...document.querySelectorAll('main [data-area]:not([data-area] [data-area])'),
  ];
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Waits until the shell has taken the page over, which nobody touches. */
export const isShellLive = (page: Page) => isLive(page.locator('header search button').first());

/** Waits until a page that was loaded anew is live, for keys and buttons that need it. Opening one waits by itself (test.ts). */
export const pageIsLive = (page: Page) => page.waitForFunction(isPageLive);
