import type { Page } from '@playwright/test';
import { colourViolations, type Extent, sideways, violations } from '../support/axe';
import { expect } from '../support/test';

export interface Size {
  name: string;
  viewport: { width: number; height: number };
  /** At 200 %, or at 400 % on the phone. */
  zoomed: { width: number; height: number };
}

export const SIZES: readonly Size[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, zoomed: { width: 320, height: 256 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, zoomed: { width: 640, height: 450 } },
];

export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  if (new URL(page.url()).pathname.startsWith('/admin/')) await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Checks the page at each size in every colour scheme, zoomed, and with forced colours, then leaves it. Ending forced colours
 * on the page itself made the browser stop drawing now and then.
 */
export async function inspect(page: Page, sizes: readonly Size[], extent: Extent): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) found.push(...(await inspectAt(page, size, extent)));
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  for (const { name, viewport } of sizes) {
    await page.setViewportSize(viewport);
    found.push(...(await withoutEdge(page)).map((problem) => `${name}, forced colours: ${problem}`));
  }
  await page.goto('about:blank');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return found;
}

export async function glance(page: Page, [size]: readonly Size[], extent: Extent): Promise<string[]> {
  if (size) await page.setViewportSize(size.viewport);
  return [...(await violations(page, extent)), ...(await tooWide(page))];
}

async function inspectAt(page: Page, { name, viewport, zoomed }: Size, extent: Extent): Promise<string[]> {
  const found: string[] = [];
  const note = (look: string, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${name}, ${look}: ${problem}`));

  await page.setViewportSize(viewport);
  note('light', await violations(page, extent));
  note('light', await tooWide(page));
  note('reduced motion', await moving(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('dark', await colourViolations(page, extent));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(zoomed);
  note('zoomed', await tooWide(page));
  note('zoomed', await cut(page));
  note('zoomed', await outOfReach(page));
  await page.setViewportSize(viewport);
  return found;
}

async function tooWide(page: Page): Promise<string[]> {
  // Charts resize a moment later.
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  await page.waitForFunction(fits, null, { timeout: 3_000 }).catch(() => {});
  const pixels = await sideways(page);
  return pixels > 0 ? [`${pixels} pixels are beside the screen`] : [];
}

/** Running animations, except those that follow scrolling. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => `${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 200)} moves`),
  );

/** Fields without a border and selected elements without an outline, which forced colours need. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const has = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
    const fields = seen(
      'select, textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"])',
    );
    const bare = fields.filter((element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return !has(borderBottomStyle, borderBottomWidth);
    });
    const chosen = seen('[aria-selected="true"], [aria-pressed="true"], :is(a, button)[aria-current]');
    const unmarked = chosen.filter((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return !has(outlineStyle, outlineWidth);
    });
    return [
      ...bare.map((element) => `${element.outerHTML.slice(0, 200)} has no edge`),
      ...unmarked.map((element) => `${element.outerHTML.slice(0, 200)} does not look chosen`),
    ];
  });

const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.clientWidth > 1 &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return texts
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.outerHTML.slice(0, 200)} is cut`);
  });

/** Covered buttons of the header, or of the open dialog. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const opened = 'dialog[open], :popover-open';
    // Of several dialogs the focused one is on top.
    const over = document.activeElement?.closest(opened) ?? [...document.querySelectorAll(opened)].at(-1);
    const buttons = [...(over ?? document).querySelectorAll<HTMLElement>(over ? 'button' : '[data-compact] button')];
    window.scrollTo(0, document.documentElement.scrollHeight);
    const problems = buttons
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        if (over) button.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((button) => `“${button.textContent}” cannot be reached`);
    window.scrollTo(0, 0);
    return buttons.length === 0 ? ['There are no buttons'] : problems;
  });
