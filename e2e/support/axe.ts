import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Options of axe. Rules of WCAG 2.2 that axe leaves off: targets of 24 pixels. */
const ALL = { rules: { 'target-size': { enabled: true } } };

/** What can change when only colours do. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds on the page: the rule, and the markup that breaks it. */
export const violations = (page: Page): Promise<string[]> => run(page, ALL);

/** The same for a page that was looked at already and has other colours now. */
export const colourViolations = (page: Page): Promise<string[]> => run(page, COLOURS);

async function run(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (given) => {
    // A colour on its way to another has a contrast that nobody reads at.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(
      transitions.filter(({ timeline }) => timeline instanceof DocumentTimeline).map(({ finished }) => finished),
    );
    const { axe } = window as unknown as { axe: { run(options: object): Promise<Result> } };
    const { violations } = await axe.run(given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' | ')}`);
  }, options);
}

/** How many pixels of the page are beside the screen. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
