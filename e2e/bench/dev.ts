/**
 * `npm run bench:dev`: the time from saving a source file until the browser shows it, for a remote alone, and for a remote,
 * the shared package and the API while everything runs. `-- --times 3` changes each three times. Sources are restored.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../support/browser';
import { startDev } from '../support/dev';
import { freePort } from '../support/ports';
import { ROOT } from '../support/site';

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } });
const TIMES = Number(values.times);

/** Milliseconds between two changes. */
const LOOK = 8_000;

interface Change {
  file: string;
  text: string;
  path: string;
}

const REMOTE: Change = { file: 'mfe-search/src/texts.ts', text: 'Search', path: '/search' };
const SHARED: Change = {
  file: 'shared/src/kit/UnderConstruction.tsx',
  text: 'This section is being built.',
  path: '/administration/Support-Services',
};
const API: Change = {
  file: 'api/src/platform/http/input.ts',
  text: 'There is no such parameter',
  path: '/api/v1/notice?nonsense=1',
};

const rows: Record<string, string | number>[] = [];
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
try {
  await alone();
  await all();
  console.table(rows);
} finally {
  await browser.close();
}

async function alone(): Promise<void> {
  const port = String(await freePort());
  const stop = await startDev('remote-kit/bin/remote.mjs', {
    args: ['dev', '--port', port],
    cwd: join(ROOT, 'mfe-search'),
    until: 'on example answers',
  });
  try {
    await measure('a remote alone', REMOTE, `http://localhost:${port}`);
  } finally {
    await stop();
  }
}

async function all(): Promise<void> {
  const url = `http://localhost:${await freePort()}`;
  const stop = await startDev('scripts/dev.mjs', {
    args: [],
    cwd: ROOT,
    env: { PORT: new URL(url).port, DATA_DIR: join(ROOT, 'shell/.cache/bench') },
    until: `The site is at ${url}`,
  });
  try {
    await measure('a remote, with everything', REMOTE, url);
    await measure('what all share', SHARED, url);
    await measureAnswer('the API', API, url);
  } finally {
    await stop();
  }
}

async function measure(what: string, change: Change, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url + change.path);
  await pause(LOOK);
  await timed(what, change, (text) => page.getByText(text).first().waitFor());
  await page.close();
}

async function measureAnswer(what: string, change: Change, url: string): Promise<void> {
  const read = async () => (await fetch(url + change.path).catch(() => null))?.text();
  await timed(what, change, async (text) => {
    while (!(await read())?.includes(text)) await pause(50);
  });
}

async function timed(what: string, { file, text }: Change, seen: (text: string) => Promise<unknown>): Promise<void> {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  const waits: number[] = [];
  try {
    for (let time = 1; time <= TIMES; time++) {
      const begin = performance.now();
      writeFileSync(path, before.replace(text, `Change ${time}`));
      await seen(`Change ${time}`);
      waits.push(performance.now() - begin);
      await pause(LOOK);
    }
  } finally {
    writeFileSync(path, before);
  }
  waits.sort((a, b) => a - b);
  const seconds = (wait = 0) => `${(wait / 1000).toFixed(2)} s`;
  rows.push({ what, median: seconds(waits[waits.length >> 1]), longest: seconds(waits.at(-1)) });
}
