import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Milliseconds in which a page that is alive answers, and draws, on a machine with much else to do. */
const PATIENCE = { answer: 10_000, frame: 20_000 };

/** Where it is noted of the tests of a file that their browser stopped drawing: where each needs the one before it, all run again. */
const noteOf = ({ project, file }: TestInfo) =>
  join(project.outputDir, 'stopped-drawing', `${project.name}-${basename(file)}`);

/** Whether a promise is kept in time. */
const inTime = (promise: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    promise.then(settle, settle);
  });

/**
 * Whether the page's code runs and yet nothing is drawn. No page can do that to itself, so it is the browser’s fault: that of
 * npm has done it on a busy machine, and for good; nothing can be pressed then.
 */
async function hasStopped(page: Page): Promise<boolean> {
  const isAlive = await inTime(
    page.evaluate(() => 1),
    PATIENCE.answer,
  );
  if (!isAlive || page.isClosed()) return false;
  const frame = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return !(await inTime(frame, PATIENCE.frame));
}

/**
 * A test is run once more where the browser had stopped drawing, and for no other reason.
 * @throws Error in a second run after another failure
 */
export function mayRun(test: TestInfo): void {
  if (test.retry === 0 || existsSync(noteOf(test))) return;
  throw new Error('It failed, and the browser had not stopped drawing: it is not run again.');
}

/** Notes of a test that failed whether its browser had stopped drawing. */
export async function noteIfStopped(pages: readonly Page[], test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus || test.retry > 0) return;
  const stopped = await Promise.all(pages.map(hasStopped));
  if (!stopped.includes(true)) return;
  console.log(`The browser stopped drawing in “${test.title}”, which is run once more.`);
  mkdirSync(dirname(noteOf(test)), { recursive: true });
  writeFileSync(noteOf(test), '');
}
