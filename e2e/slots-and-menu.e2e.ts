import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf, publishByHand } from './support/hand-made';
import { programmes } from './support/catalogue';
import { remotesWith, statusOf, writeRegistry } from './support/registry';
import { newFolder, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-network';
const TOKEN = 'a-token-of-the-operators-of-this-site';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
let programme: string;

const allow = (grant: { menu?: string[]; slots: string[] }) =>
  writeRegistry(folder, {
    ...remotesWith(),
    [NAME]: { from: join(folder, NAME), paths: ['/network'], ...grant },
  });

const ENTRY = { id: `${NAME}:network`, under: 'About Us', label: 'Alumni network', path: '/network' };
const GIVEN = { type: 'object', properties: { name: { type: 'string', maxLength: 200 } }, required: ['name'] };
const ASIDE = { id: `${NAME}:aside`, slot: 'programme.aside', when: 'visible', files: [], takes: GIVEN };

const SAYS_IT = `return createElement('p', null, 'Alumni of ' + gives.name)`;

let version = 0;

const publish = (aside: string) =>
  publishByHand(join(folder, NAME), NAME, {
    version: `${++version}.0.0`,
    path: '/network',
    bundle: bundleOf(NAME, { text: 'The network', aside }),
    offers: { slots: [ASIDE], menu: [ENTRY] },
  });

const read = async (path: string) => (await fetch(site.url + path)).text();

const status = () => statusOf(site, TOKEN, NAME);

test.beforeAll(async ({ request }) => {
  folder = newFolder('slots');
  mkdirSync(join(folder, NAME));
  site = await startFront({ REMOTES: writeRegistry(folder), METRICS_TOKEN: TOKEN });
  programme = `/programs/${(await programmes(request)).find(({ code }) => code === 'BDS')?._id}`;
});
test.afterAll(() => site?.stop());

test('the page of a programme has its admission dates without any script of that remote', async ({
  page,
  complaints,
}) => {
  expect(await read(programme)).toMatch(/Admission to this programme.*B\.Tech Round 2<.*decide by.*Year by year/s);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url + programme);
  await expect(page.getByRole('region', { name: 'Admission to this programme' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ofAdmissions = () => asked.filter((url) => url.includes('/mfe-admissions/'));
  expect(ofAdmissions()).toEqual([]);

  await page.evaluate(() => {
    const look = () => document.getElementById('programme-admission') ?? Object.assign(window, { wasGone: true });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    location.hash = '#years';
  });
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/#years$/);

  await page.mouse.wheel(0, 200);
  await expect.poll(ofAdmissions).not.toEqual([]);
  const area = page.locator('[data-area="mfe-admissions:programme"]');
  await expect(area).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'wasGone' in window)).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await area.getByRole('link', { name: 'All rounds and dates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admission' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);

  // Without server HTML it loads when its place is near the screen.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Admission to this programme' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a menu entry that the registry does not allow is left out and reported', async () => {
  publish(SAYS_IT);
  allow({ slots: ['programme.aside'] });
  await expect.poll(() => read('/network')).toContain('The network');
  expect(await read('/')).not.toContain('Alumni network');
  expect((await status()).remarks).toEqual([
    `it offers the menu entry ${ENTRY.id}, which the registry does not allow; ask for "${ENTRY.id}" in its "menu"`,
  ]);
});

test('two remotes fill a slot in the order of the registry', async () => {
  expect(await read(programme)).toMatch(/Admission to this programme.*Alumni of B\.Tech\. Data Science.*Year by year/s);
});

test('an entry is in the menu once the registry allows it, on phones too', async ({ page }) => {
  allow({ slots: ['programme.aside'], menu: [ENTRY.id] });
  await expect.poll(() => read('/tenders')).toContain('Alumni network');
  expect((await status()).remarks).toEqual([]);

  await page.goto(`${site.url}/tenders`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entries = menu.locator('details', { has: page.getByText('About Us', { exact: true }) }).getByRole('link');
  await menu.getByText('About Us', { exact: true }).click();
  await expect(entries.last()).toHaveText('Alumni network');
  await expect(entries).toHaveCount(7);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('About Us', { exact: true }).click();
  const entry = page.getByRole('dialog').getByRole('link', { name: 'Alumni network' });
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('href', '/network');
});

test('slot content that throws is left out of the page', async ({ page, complaints }) => {
  publish(`throw new Error('broken')`);
  await expect.poll(async () => (await status()).version).toBe(`${version}.0.0`);
  const html = await read(programme);
  expect(html).toMatch(/Admission to this programme.*Year by year/s);
  expect(html).not.toContain('Alumni of');
  await page.goto(site.url + programme);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('heading', { name: 'Year by year' })).toBeVisible();
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect.poll(() => site.output()).toContain('slot failed on the server');
  // A release without a build has no code for browsers.
  await expect.poll(() => complaints.join()).toContain('mfe-network:aside could not be loaded');
  await page.close();
  complaints.length = 0;
});

test('slot content in an endless loop is quarantined, and the page works', async () => {
  publish('for (;;);');
  await expect.poll(async () => (await status()).version).toBe(`${version}.0.0`);
  for (let time = 0; time < 3; time++) expect((await fetch(site.url + programme)).status).toBe(200);
  await expect.poll(() => site.output()).toMatch(/"remote":"mfe-network"[^\n]*taken out of use/);
  await expect.poll(() => read(programme)).toMatch(/Admission to this programme.*Year by year/s);
  expect(site.output()).not.toMatch(/"remote":"mfe-(public|admissions)"[^\n]*taken out of use/);
});

test('removing a remote removes its menu entry', async () => {
  expect(await read('/tenders')).toContain('Alumni network');
  writeRegistry(folder);
  await expect.poll(() => read('/tenders')).not.toContain('Alumni network');
});
