import { expect, type Locator, type Page } from '@playwright/test';

export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));

/** Waits until React has hydrated an element: before that its links and forms are plain HTML. */
export const isLive = (element: Locator): Promise<void> => expect.poll(() => isHydrated(element)).toBe(true);

/** Moves the pointer in steps: browsers report no movement for the first move on a page. */
export const movePointer = (page: Page, x = 200, y = 300) => page.mouse.move(x, y, { steps: 3 });

/** Hovers over an element, which also starts what waits for a visitor, and returns it once it is hydrated. */
export async function live(element: Locator): Promise<Locator> {
  await movePointer(element.page());
  await element.hover();
  await isLive(element);
  return element;
}

/** Runs in the page: whether the header, and the page if the server rendered it, are hydrated, or have no scripts. */
export function isPageLive(): boolean {
  window.dispatchEvent(new Event('university:touch'));
  if (!document.querySelector('script[src*="/assets/start."]')) return true;
  const parts = [
    document.querySelector('header search button') ?? {},
    ...document.querySelectorAll('main [data-area]:not([data-area] [data-area])'),
  ];
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Waits until the shell is hydrated, without touching the page. */
export const isShellLive = (page: Page) => isLive(page.locator('header search button').first());

/** Waits for hydration after a reload; `goto` does so by itself (test.ts). */
export const pageIsLive = (page: Page) => page.waitForFunction(isPageLive);

/** Holds back matching requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
