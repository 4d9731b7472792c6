import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const NAMES = ['mfe-public', 'mfe-admissions', 'mfe-admin', 'mfe-search'];
const OLD = 'data not found';
const NEW = 'nothing here yet';
const LATER = 'nothing here any more';

let folder: string;
let site: Site;

test.beforeAll(async () => {
  folder = newFolder('releases');
  for (const name of NAMES) cpSync(join(ROOT, name, 'dist'), join(folder, name), { recursive: true });
  const copies = Object.fromEntries(NAMES.map((name) => [name, name]));
  site = await startFront({ REMOTES: writeRegistry(folder, remotesWith(copies)) });
});
test.afterAll(() => site?.stop());

const asItIs = (text: string) => text;

function publish(change = asItIs, changeCode = asItIs): void {
  const dist = join(folder, 'mfe-public');
  const text = readFileSync(join(dist, 'remote.json'), 'utf8');
  const { file, integrity } = (JSON.parse(text) as { server: { file: string; integrity: string } }).server;
  const code = changeCode(readFileSync(join(dist, 'server', file), 'utf8').replaceAll(OLD, NEW));
  const hash = createHash('sha384').update(code);
  const next = `server.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.cjs`;
  writeFileSync(join(dist, 'server', next), code);
  const manifest = text.replaceAll(file, next).replaceAll(integrity, `sha384-${hash.digest('base64')}`);
  writeFileSync(join(dist, 'remote.json.new'), change(manifest));
  renameSync(join(dist, 'remote.json.new'), join(dist, 'remote.json'));
}

const refusal = (why: RegExp) =>
  expect.poll(() => site.output()).toMatch(new RegExp(`release refused: .*${why.source}`));

test('a new release is live within seconds, and open tabs keep working', { tag: '@journey' }, async ({
  page,
  request,
  complaints,
}) => {
  await page.goto(`${site.url}/courses`);
  const address = `${site.url}/programs/nonsense`;
  expect(await (await request.get(address)).text()).toContain(OLD);

  publish();
  await expect.poll(async () => (await request.get(address)).text()).toContain(NEW);

  await page
    .locator('main')
    .getByRole('link', { name: /Diploma in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/programs\//);
  await expect(page.locator('main h1')).toHaveText(/Diploma in/);
  complaints.length = 0;
});

test('a release with a wrong integrity is refused, and the last good one stays', {
  tag: '@journey',
}, async ({ request }) => {
  const before = await (await request.get(`${site.url}/courses`)).text();
  publish((manifest) => manifest.replace(/("server": \{\s*"file": "[^"]+",\s*"integrity": "sha384-)[^"]{4}/, '$1AAAA'));
  await refusal(/does not have the integrity/);
  const answer = await request.get(`${site.url}/courses`);
  expect(answer.status()).toBe(200);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1]).toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(before)?.[1]);
});

test('a page whose loader fails on the server is rendered by the browser', {
  tag: '@journey',
}, async ({ page, request }) => {
  await request.get(`${site.url}/courses`);
  publish(
    asItIs,
    (code) => `${code.replaceAll(NEW, LATER)}
for (const route of module.exports.default.routes)
  if (route.id === 'mfe-public:courses')
    route.load = async () => ({ default: () => null, loader: async () => { throw new Error('on the server'); } });`,
  );
  await expect.poll(async () => (await request.get(`${site.url}/programs/nonsense`)).text()).toContain(LATER);
  // The first was cached with the release before.
  for (const path of ['/courses', '/courses?level=pg']) {
    expect(await (await request.get(site.url + path)).text()).toMatch(/<header[\s\S]*Loading…[\s\S]*<footer/);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programmes');
  }
});
