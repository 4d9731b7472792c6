import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf, publishByHand } from './support/hand-made';
import { registryWith } from './support/registry';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-network';
const TOKEN = 'a-token-of-the-operators-of-this-site';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
/** A programme's page. */
let programme: string;

/** Writes the registry as somebody who keeps it would: at one go. */
function allow(grant: { menu?: string[] | true; slots?: string[] }): void {
  const { remotes } = registryWith();
  const entry = { from: join(folder, NAME), paths: ['/network'], ...grant };
  writeFileSync(join(folder, 'registry.new'), JSON.stringify({ remotes: { ...remotes, [NAME]: entry } }));
  renameSync(join(folder, 'registry.new'), join(folder, 'registry.json'));
}

const ENTRY = { id: `${NAME}:network`, under: 'About Us', label: 'Alumni network', path: '/network' };
const GIVEN = { type: 'object', properties: { name: { type: 'string', maxLength: 200 } }, required: ['name'] };
const ASIDE = { id: `${NAME}:aside`, slot: 'programme.aside', when: 'visible', files: [], takes: GIVEN };

const SAYS_IT = `return createElement('p', null, 'Alumni of ' + gives.name)`;

let version = 0;

const publish = (aside: string, slots: object[] = [ASIDE]) =>
  publishByHand(join(folder, NAME), NAME, {
    version: `${++version}.0.0`,
    path: '/network',
    bundle: bundleOf(NAME, { text: 'The network', aside }),
    offers: { slots, menu: [ENTRY] },
  });

const read = async (path: string) => (await fetch(site.url + path)).text();

const statusOf = async (name: string) => {
  const answer = await fetch(`${site.url}/remotes.json`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const { remotes } = (await answer.json()) as { remotes: { name: string; remarks: string[]; version: string }[] };
  return remotes.find((remote) => remote.name === name);
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'university-slots-'));
  mkdirSync(join(folder, NAME));
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registryWith()));
  site = await startSite({
    REMOTES: join(folder, 'registry.json'),
    API_URL: process.env.SITE_URL as string,
    METRICS_TOKEN: TOKEN,
  });
  const { data } = (await (await fetch(`${site.url}/api/v1/program`)).json()) as {
    data: { programs: { _id: string; code: string }[] };
  };
  programme = `/programs/${data.programs.find(({ code }) => code === 'BDS')?._id}`;
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a programme’s page says how its admission stands, before and without any script of that remote', async ({
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

  // A step within the page does not cost the HTML that stands.
  await page.evaluate(() => {
    const look = () => document.getElementById('programme-admission') ?? Object.assign(window, { wasGone: true });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    location.hash = '#years';
  });
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/#years$/);

  // Once somebody uses the page its code comes, takes the HTML over, and links lead on within the tab.
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

  // Where no server made it, it comes when its place is near.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Admission to this programme' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an entry that the registry does not allow is not in the menu, and the operators are told', async () => {
  publish(SAYS_IT);
  allow({ slots: ['programme.aside'] });
  await expect.poll(() => read('/network')).toContain('The network');
  expect(await read('/')).not.toContain('Alumni network');
  expect((await statusOf(NAME))?.remarks).toEqual([
    `it offers the menu entry ${ENTRY.id}, which the registry does not allow; ask for "${ENTRY.id}" in its "menu"`,
  ]);
});

test('two remotes fill one slot, in the registry’s order', async () => {
  expect(await read(programme)).toMatch(/Admission to this programme.*Alumni of B\.Tech\. Data Science.*Year by year/s);
});

test('an entry stands in the menu of the running site once the registry allows it, on phones too', async ({ page }) => {
  allow({ slots: ['programme.aside'], menu: [ENTRY.id] });
  await expect.poll(() => read('/tenders')).toContain('Alumni network');
  expect((await statusOf(NAME))?.remarks).toEqual([]);

  await page.goto(`${site.url}/tenders`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entries = menu.locator('details', { has: page.getByText('About Us', { exact: true }) }).getByRole('link');
  await menu.getByText('About Us', { exact: true }).click();
  // What the specification names comes first, as it stands.
  await expect(entries.last()).toHaveText('Alumni network');
  await expect(entries).toHaveCount(7);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('About Us', { exact: true }).click();
  const entry = page.getByRole('dialog').getByRole('link', { name: 'Alumni network' });
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('href', '/network');
});

test('what fills a slot and throws is missing, and the page is whole', async ({ page, complaints }) => {
  publish(`throw new Error('broken')`);
  await expect.poll(async () => (await statusOf(NAME))?.version).toBe(`${version}.0.0`);
  const html = await read(programme);
  expect(html).toMatch(/Admission to this programme.*Year by year/s);
  expect(html).not.toContain('Alumni of');
  await page.goto(site.url + programme);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('heading', { name: 'Year by year' })).toBeVisible();
  // The place of the filling is above it.
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect.poll(() => site.output()).toContain('slot failed on the server');
  // What was made by hand has no code for browsers either; nobody else has anything to complain of.
  await expect.poll(() => complaints.join()).toContain('mfe-network:aside could not be loaded');
  await page.close();
  complaints.length = 0;
});

test('what fills a slot without end is the culprit, and no other page is harmed', async () => {
  publish('for (;;);');
  await expect.poll(async () => (await statusOf(NAME))?.version).toBe(`${version}.0.0`);
  for (let time = 0; time < 3; time++) expect((await fetch(site.url + programme)).status).toBe(200);
  await expect.poll(() => site.output()).toMatch(/"remote":"mfe-network"[^\n]*taken out of use/);
  await expect.poll(() => read(programme)).toMatch(/Admission to this programme.*Year by year/s);
  expect(site.output()).not.toMatch(/"remote":"mfe-(public|admissions)"[^\n]*taken out of use/);
});

test('whoever fills a slot that nobody opens keeps its pages, and is told so', async () => {
  publish(SAYS_IT, [{ ...ASIDE, slot: 'programme.above' }]);
  allow({ slots: ['programme.above'], menu: true });
  await expect
    .poll(async () => (await statusOf(NAME))?.remarks)
    .toEqual(['it fills the slot programme.above, which no release in use opens']);
  expect((await fetch(`${site.url}/network`)).status).toBe(200);
});

test('a remote that goes takes its entry with it', async () => {
  expect(await read('/tenders')).toContain('Alumni network');
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registryWith()));
  await expect.poll(() => read('/tenders')).not.toContain('Alumni network');
});
