import type { Locator } from '@playwright/test';
import { isHydrated, isShellLive, live, movePointer } from './support/live';
import { FAULTS, RemoteServer, startFrontOf } from './support/remote-server';
import type { Site } from './support/site';
import { expect, test } from './support/test';

interface Area {
  remote: string;
  path: string;
  /** Rendered by the server code of the remote. */
  content: string;
  /** The staff area is entered and left by loading a document. */
  isApart?: boolean;
}

const AREAS: Area[] = [
  { remote: 'mfe-public', path: '/courses', content: 'Diploma in Architecture' },
  { remote: 'mfe-admissions', path: '/admission/result?category=diploma', content: 'Date of birth' },
  { remote: 'mfe-admin', path: '/admin-login', content: 'Password', isApart: true },
  { remote: 'mfe-search', path: '/search?q=diploma', content: 'Search' },
];

/** Faults that keep the remote's code from the browser. */
const WITHOUT_CODE = ['stopped', 'answers 500', 'hangs', 'corrupt entry', 'entry missing'];

let remotes: RemoteServer[];
let site: Site;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  remotes = AREAS.map(({ remote }) => new RemoteServer(remote));
  ({ site, stop } = await startFrontOf(remotes));
});

test.afterAll(() => stop?.());

for (const [index, fault] of FAULTS.entries()) {
  // Each fault at one remote; each remote down: faults.e2e.ts.
  const area = AREAS[index % AREAS.length] as Area;
  test(`${area.remote} ${fault}: its page keeps its content, other pages work, and it recovers`, async ({
    page,
    complaints,
  }) => {
    const remote = remotes.find(({ name }) => name === area.remote) as RemoteServer;
    await remote.break(fault);
    try {
      const notice = page.getByText('A part of this page cannot respond right now.');
      await page.goto(site.url + area.path, { waitUntil: 'commit' });
      const content = page.locator('main').getByText(area.content).first();
      await expect(content).toBeVisible();

      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByText('Admission', { exact: true }).first().click();
      await expect(menu.getByRole('link', { name: 'Information Bulletin' })).toBeVisible();
      await page.keyboard.press('Escape');

      if (WITHOUT_CODE.includes(fault)) {
        await expect(notice).toBeVisible();
        await expect(content).toBeVisible();
      }

      const ready = (link: Locator) => (area.isApart ? link : live(link));
      await page.evaluate(() => {
        (window as unknown as { sameTab: boolean }).sameTab = true;
      });
      const other = AREAS.find(({ remote: name }) => name !== area.remote && name !== 'mfe-search') as Area;
      const link = other.remote === 'mfe-public' ? 'Programs' : 'Diploma';
      if (other.remote === 'mfe-public')
        await (await ready(page.getByRole('contentinfo').getByRole('link', { name: link }))).click();
      else {
        // Escape closed the menu only if its code had loaded.
        const results = menu.getByText('Seat allotment results');
        if (!(await results.isVisible())) await menu.getByText('Admission', { exact: true }).first().click();
        await results.click();
        await (await ready(menu.getByRole('link', { name: link, exact: true }).last())).click();
      }
      await expect(page).toHaveURL(site.url + other.path);
      await expect(page.locator('main').getByText(other.content).first()).toBeVisible();
      await expect(notice).toBeHidden();

      await page.goBack();
      const retry = page.getByRole('button', { name: 'Try again' });
      if (WITHOUT_CODE.includes(fault)) await expect(retry.first()).toBeVisible();
      await remote.mend();
      // A request that hung may be answered first, and the button goes.
      if (WITHOUT_CODE.includes(fault))
        await Promise.race([retry.first().click(), retry.first().waitFor({ state: 'detached' })]);
      await expect(content).toBeVisible();
      await expect(retry).toHaveCount(0);
      const isSame = await page.evaluate(() => (window as unknown as { sameTab?: boolean }).sameTab === true);
      expect(isSame).toBe(!area.isApart);
    } finally {
      await remote.mend();
    }
    complaints.length = 0;
  });
}

test('“Try again” hydrates a page in place', { tag: '@journey' }, async ({ page, complaints }) => {
  const remote = remotes.find(({ name }) => name === 'mfe-public') as RemoteServer;
  await remote.break('entry missing');
  await page.goto(`${site.url}/courses`, { waitUntil: 'commit' });
  await isShellLive(page);
  await movePointer(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const failures = () => complaints.filter((complaint) => complaint.includes('mfe-public:courses could not be loaded'));
  await expect.poll(() => failures().length).toBe(2);
  await remote.mend();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.locator('main').getByText('Diploma in Architecture').first()).toBeVisible();
  expect(await isHydrated(page.locator('main h1').first())).toBe(true);
  complaints.length = 0;
});
