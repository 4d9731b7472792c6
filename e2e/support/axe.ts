import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** With the rule of WCAG 2.2 that axe leaves off: targets of 24 pixels. */
const ALL = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

const COLOURS = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

const FRAME = ['#site-menu', 'footer'];

export type Extent = 'whole' | 'frameless';

/** What axe finds: the rule, and the markup that breaks it. `reach/looks` checks the frame. */
export const violations = (page: Page, extent: Extent = 'frameless'): Promise<string[]> => run(page, ALL, extent);

/** Only the rules about colours, for a page that was checked in another colour scheme. */
export const colourViolations = (page: Page, extent: Extent = 'frameless'): Promise<string[]> =>
  run(page, COLOURS, extent);

async function run(page: Page, options: object, extent: Extent): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const exclude = extent === 'whole' ? [] : FRAME.map((selector) => [selector]);
  return page.evaluate(
    async ([context, given]) => {
      // Colours in transition have no final contrast.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(
        transitions.filter(({ timeline }) => timeline instanceof DocumentTimeline).map(({ finished }) => finished),
      );
      // Targets half covered by a bar at the foot of the screen would be too small until one scrolls.
      const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (each) => getComputedStyle(each).position === 'sticky',
      );
      for (const { style } of bars) style.position = 'static';
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Result> } };
      const { violations } = await axe.run(context, given);
      for (const { style } of bars) style.position = '';
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' | ')}`);
    },
    [{ include: [['html']], exclude }, options] as const,
  );
}

/** By how many pixels the page is wider than the screen. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** On a phone and a wide screen axe finds nothing and the page fits. For states that `reach/looks` does not open. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Targets half covered by the sticky header would be too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
  }
}
