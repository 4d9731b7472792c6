import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Options of axe. Rules of WCAG 2.2 that axe leaves off: targets of 24 pixels. */
const ALL = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/** What can change when only colours do. */
const COLOURS = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Menu and footer: two thirds of most pages, and the same on all. */
const FRAME = ['#site-menu', 'footer'];

/** How much of a page is looked at: all of it, or all but its frame. */
export type Extent = 'whole' | 'frameless';

/** What axe finds on the page: the rule, and the markup that breaks it. `reach/looks` looks at frames. */
export const violations = (page: Page, extent: Extent = 'frameless'): Promise<string[]> => run(page, ALL, extent);

/** The same for a page that was looked at already and has other colours now. */
export const colourViolations = (page: Page, extent: Extent = 'frameless'): Promise<string[]> =>
  run(page, COLOURS, extent);

async function run(page: Page, options: object, extent: Extent): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const exclude = extent === 'whole' ? [] : FRAME.map((selector) => [selector]);
  return page.evaluate(
    async ([context, given]) => {
      // A colour on its way to another has a contrast that nobody reads at.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(
        transitions.filter(({ timeline }) => timeline instanceof DocumentTimeline).map(({ finished }) => finished),
      );
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Result> } };
      const { violations } = await axe.run(context, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' | ')}`);
    },
    [{ include: [['html']], exclude }, options] as const,
  );
}

/** How many pixels of the page are beside the screen. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** On a phone and on a wide screen axe finds nothing, and nothing is beside the screen. For what `reach/looks` does not come to. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // What is half below the head of the site, or below a bar at the foot of the screen, is no target there.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      for (const each of document.querySelectorAll<HTMLElement>('form *')) {
        if (getComputedStyle(each).position === 'sticky') each.style.position = 'static';
      }
    });
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
  }
}
