import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Gate, startSiteBehindGate } from './support/gate';
import { freePort } from './support/ports';
import { newDatabase } from './support/postgres';
import { isHydrated, movePointer } from './support/live';
import { closePopup } from './support/popup';
import { RemoteServer, startSiteOf } from './support/remote-server';
import { ROOT, type Site, startSite } from './support/site';
import { decide, enterStaffArea, signIn, type Task, upload } from './support/tasks';
import { expect, test } from './support/test';

/** What a visitor sees during a fault. */
type Cell =
  | 'whole'
  /** The page can be read and says that a part does not respond; `Try again` hydrates it. */
  | 'readable'
  /** The service worker shows the page opened before, with its age. */
  | 'kept'
  /** The server shows its cached page, with its age. */
  | 'cached'
  /** A page that is not cached (at `path`) says what is missing, and loads it later. */
  | { says: RegExp; path: string }
  /** Sending fails; the page says so, keeps the form, and the same click works later. */
  | { keeps: RegExp; task?: Task }
  /** What was acknowledged before is still there after. */
  | { remembers: Task };

interface Column {
  path: string;
  /** Rendered by the server code of its remote. */
  content: string | RegExp;
  task?: Task;
  arrive?(page: Page): Promise<void>;
}

const COLUMNS = {
  home: { path: '/', content: /We teach diplomas and degrees/, arrive: closePopup },
  courses: { path: '/courses', content: 'Diploma in Architecture' },
  result: { path: '/admission/result?category=diploma', content: 'Date of birth', task: signIn },
  admin: { path: '/admin-login', content: 'Password', task: enterStaffArea },
} satisfies Record<string, Column>;

type ColumnName = keyof typeof COLUMNS;

interface Row {
  fault: string;
  place: Place;
  strike(page: Page): Promise<unknown>;
  mend(page: Page): Promise<unknown>;
  /** With the site's service worker, which would hide other faults. */
  worker?: true;
  cells: Record<ColumnName, Cell>;
}

interface Place {
  url(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A site without data; remotes, API and network can be cut. */
const front = {
  remotes: ['mfe-public', 'mfe-admissions', 'mfe-admin', 'mfe-search'].map((name) => new RemoteServer(name)),
  api: null as Gate | null,
  network: null as Gate | null,
  end: async () => {},
  url: () => front.network?.url ?? '',
  async start() {
    const { site, gate, stop } = await startSiteOf(front.remotes, (own) => startSiteBehindGate(own));
    Object.assign(front, { api: gate, network: new Gate(new URL(site.url)), end: stop });
    await front.network?.open();
  },
  async stop() {
    await front.network?.close();
    await front.api?.close();
    await front.end();
  },
};

/** A site with its own disk and database, PostgreSQL where one answers. */
const back = {
  database: null as Awaited<ReturnType<typeof newDatabase>>,
  gate: null as Gate | null,
  site: null as Site | null,
  /** While this file exists the disk is full (full-disk.cjs). */
  marker: join(tmpdir(), `university-full-disk-${process.pid}`),
  variables: {} as Record<string, string>,
  url: () => back.site?.url ?? '',
  async start() {
    back.variables = {
      DEMO: 'on',
      PORT: String(await freePort()),
      NODE_OPTIONS: `--require=${join(ROOT, 'e2e/support/full-disk.cjs')}`,
      FULL_DISK: back.marker,
    };
    back.database = await newDatabase();
    if (!back.database) console.log('No PostgreSQL answers (TEST_DATABASE_URL): "database down" is left out.');
    if (back.database) {
      const { url } = back.database;
      back.gate = new Gate(url);
      await back.gate.open();
      back.variables.DATABASE_URL = Object.assign(new URL(url), { host: new URL(back.gate.url).host }).href;
    }
    back.site = await startSite(back.variables);
  },
  async again() {
    back.site = await startSite({ ...back.variables, DATA_DIR: back.site?.dataDir ?? '' });
  },
  async stop() {
    rmSync(back.marker, { force: true });
    await back.site?.stop();
    await back.gate?.close();
    await back.database?.remove();
  },
};

const remoteDown = (name: string, cells: Row['cells']): Row => {
  const remote = front.remotes.find((each) => each.name === name) as RemoteServer;
  return {
    fault: `${name} down`,
    place: front,
    strike: () => remote.break('stopped'),
    mend: () => remote.mend(),
    cells,
  };
};

const SLOW = { offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
async function network(page: Page, conditions: typeof SLOW): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', conditions);
}

const NO_ROOM = /no room for more files just now\. Nothing was changed/;

const WAITS = /very busy or interrupted.*This page tries again/s;
const AWAY = /The service is interrupted\. Nothing was changed/;
const NO_ANSWER = /could not reach the university/;

const AS_IT_WAS = /This page is from \d\d:\d\d IST\. Some of it may have changed\./;

/** Requested nowhere else, so not cached. */
const NOT_OPENED = '/courses?sort=fee';

const ROWS: Row[] = [
  remoteDown('mfe-public', { home: 'readable', courses: 'readable', result: 'whole', admin: 'whole' }),
  remoteDown('mfe-admissions', { home: 'readable', courses: 'whole', result: 'readable', admin: 'whole' }),
  remoteDown('mfe-admin', { home: 'whole', courses: 'whole', result: 'whole', admin: 'readable' }),
  remoteDown('mfe-search', { home: 'whole', courses: 'whole', result: 'whole', admin: 'whole' }),
  {
    fault: 'API down',
    place: front,
    strike: async () => front.api?.close(),
    mend: async () => front.api?.open(),
    cells: {
      home: 'cached',
      courses: { says: /Failed to load programs\./, path: NOT_OPENED },
      result: { keeps: WAITS },
      admin: { keeps: AWAY },
    },
  },
  {
    fault: 'database down',
    place: back,
    strike: async () => back.gate?.close(),
    mend: async () => back.gate?.open(),
    cells: {
      home: 'cached',
      courses: { says: /Failed to load programs\./, path: NOT_OPENED },
      result: { keeps: WAITS },
      admin: { keeps: AWAY },
    },
  },
  {
    fault: 'disk full',
    place: back,
    strike: async () => writeFileSync(back.marker, ''),
    mend: async () => rmSync(back.marker, { force: true }),
    cells: { home: 'whole', courses: 'whole', result: 'whole', admin: { keeps: NO_ROOM, task: upload } },
  },
  {
    fault: 'disk nearly full',
    place: back,
    strike: async () => writeFileSync(back.marker, 'nearly'),
    mend: async () => rmSync(back.marker, { force: true }),
    cells: { home: 'whole', courses: 'whole', result: 'whole', admin: { keeps: NO_ROOM, task: upload } },
  },
  {
    fault: 'slow network',
    place: front,
    strike: (page) => network(page, SLOW),
    mend: (page) => network(page, FAST),
    cells: { home: 'whole', courses: 'whole', result: 'whole', admin: 'whole' },
  },
  {
    fault: 'offline',
    place: front,
    worker: true,
    strike: (page) => Promise.all([front.network?.close(), page.context().setOffline(true)]),
    mend: (page) => Promise.all([front.network?.open(), page.context().setOffline(false)]),
    cells: { home: 'kept', courses: 'kept', result: { keeps: NO_ANSWER }, admin: { keeps: NO_ANSWER } },
  },
  {
    fault: 'killed process',
    place: back,
    worker: true,
    strike: async () => back.site?.kill(),
    mend: () => back.again(),
    cells: { home: 'kept', courses: 'kept', result: { remembers: decide }, admin: { remembers: upload } },
  },
];

for (const place of [front, back]) {
  test.describe(place === front ? 'in front of the data' : 'with data of its own', () => {
    test.beforeAll(() => place.start());
    test.afterAll(() => place.stop());
    for (const row of ROWS.filter((each) => each.place === place)) {
      test.describe(row.fault, () => {
        test.use({ serviceWorkers: row.worker ? 'allow' : 'block' });
        for (const [name, cell] of Object.entries(row.cells) as [ColumnName, Cell][]) {
          const isJourney = row.fault === 'killed process' && name === 'result';
          test(`${name}: ${inWords(cell)}`, { tag: isJourney ? '@journey' : [] }, async ({ page, complaints }) => {
            test.skip(row.fault === 'database down' && !back.database, 'no PostgreSQL answers; see TEST_DATABASE_URL');
            const column: Column = COLUMNS[name];
            let isMended = false;
            const mend = async () => {
              if (!isMended) await row.mend(page);
              isMended = true;
            };
            try {
              await meet(cell, { page, column, site: place.url(), strike: () => row.strike(page), mend });
            } finally {
              await mend();
            }
            // Failed requests are expected, hydration errors and exceptions are not.
            expect(complaints.filter((complaint) => /hydrat|thrown/i.test(complaint))).toEqual([]);
            complaints.length = 0;
          });
        }
      });
    }
  });
}

function inWords(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('says' in cell) return `says ${cell.says.source}`;
  return 'keeps' in cell ? `says ${cell.keeps.source} and keeps what was typed` : 'remembers';
}

interface Meeting {
  page: Page;
  column: Column;
  site: string;
  strike(): Promise<unknown>;
  mend(): Promise<unknown>;
}

/** Causes a fault, checks what a visitor sees, ends the fault and checks that the page recovers. */
async function meet(cell: Cell, { page, column, site, strike, mend }: Meeting): Promise<void> {
  const { path, content, task, arrive } = column;
  const main = page.locator('main');
  const isRead = async () => {
    await expect(main.getByText(content).first()).toBeVisible();
    await arrive?.(page);
  };
  const retry = page.getByRole('button', { name: 'Try again' });
  const open = (address = path) => page.goto(site + address, { waitUntil: 'commit' });
  const works = async () => {
    if (!task) return hydrated(page);
    await task.prepare(page, site);
    await task.submit(page);
    await task.isDone(page);
  };

  if (cell === 'whole') {
    await strike();
    await open();
    await isRead();
    await works();
  } else if (cell === 'readable') {
    await strike();
    await open();
    await isRead();
    // Many pages hydrate on the first pointer move, which may come before they listen.
    await expect(async () => {
      await movePointer(page);
      await expect(page.getByText('A part of this page cannot respond right now.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(main.getByText(content).first()).toBeVisible();
    await mend();
    // The page also retries once by itself, so the button may have gone.
    await retry.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(retry).toHaveCount(0);
    await works();
  } else if (cell === 'kept') {
    await open();
    await isRead();
    await hydrated(page);
    const kept = () => page.evaluate((path) => caches.match(path).then(Boolean), path);
    await expect.poll(kept).toBe(true);
    await strike();
    await open();
    await isRead();
    await expect(page.getByText(/This page is as of/)).toBeVisible();
    await mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText(/This page is as of/)).toHaveCount(0);
    await isRead();
  } else if (cell === 'cached') {
    await open();
    await isRead();
    // On a busy machine the first rendering may be incomplete, which is not cached.
    const caching = async () => (await fetch(site + path)).headers.get('cache-control');
    await expect.poll(caching).toContain('public');
    await strike();
    await open();
    await isRead();
    await works();
    const isAsItWas = async () => AS_IT_WAS.test(await (await fetch(site + path)).text());
    await expect.poll(isAsItWas).toBe(true);
    await open();
    await expect(page.getByRole('status').getByText(AS_IT_WAS)).toBeVisible();
    await expect(main).not.toContainText(/could not load|Failed to load/);
    await mend();
    await expect.poll(isAsItWas).toBe(false);
  } else if ('says' in cell) {
    await strike();
    await open(cell.path);
    await hydrated(page);
    await expect(main).toContainText(cell.says);
    await mend();
    await expect(main.getByText(content).first()).toBeVisible();
    await expect(main).not.toContainText(cell.says);
  } else if ('keeps' in cell) {
    const asked = (cell.task ?? task) as Task;
    await asked.prepare(page, site);
    await strike();
    await asked.submit(page);
    await expect(main).toContainText(cell.keeps);
    await asked.isKept(page);
    await mend();
    // The automatic retry may take a minute.
    const waiting = page.getByRole('button', { name: 'Stop trying' });
    if (await waiting.isVisible()) await waiting.click();
    await (asked.again ?? asked.submit)(page);
    await asked.isDone(page);
  } else {
    await cell.remembers.prepare(page, site);
    await cell.remembers.submit(page);
    await cell.remembers.isDone(page);
    await strike();
    await mend();
    await cell.remembers.isThere?.(page);
  }
}

async function hydrated(page: Page): Promise<void> {
  let at = 0;
  await expect(async () => {
    // Some code waits for the pointer.
    await page.mouse.move(10, ++at % 100);
    expect(await isHydrated(page.locator('main h1').first())).toBe(true);
  }).toPass();
}
