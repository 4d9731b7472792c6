import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { giveCanary, rollback } from '../remote-kit/src/release/commands.mjs';
import { bundleOf, releaseByHand } from './support/hand-made';
import { PASSWORD } from './support/log-in';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-tried';
const PAGE = '/hand-made/1';

const PLACES = Array.from({ length: 100 }, (_, place) => place);

/** Concurrent visitors, milliseconds between two pages of one, and the pages of other remotes. */
const AT_ONCE = 4;
const LOOKS = 200;
const OTHERS = ['/', '/courses', '/tenders', '/contact'];

const ROUNDS = 10;

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;

const release = (version: string, audience?: 'staff' | number) =>
  releaseByHand(
    join(folder, NAME),
    NAME,
    { version, bundle: bundleOf(NAME, { text: `Release ${version}.` }) },
    audience,
  );

const team = () => ({
  root: '',
  name: NAME,
  to: join(folder, NAME),
  days: 1,
  tell: [],
  check: [],
  withdrawn: false,
  maps: '',
});
const give = (audience: string) => giveCanary({ ...team(), audience });

const ask = (place: number | undefined, path = PAGE) =>
  fetch(site.url + path, { headers: place === undefined ? {} : { cookie: `canary=${place}` } });

const seenBy = async (place: number) => /Release (\S+)\./.exec(await (await ask(place)).text())?.[1];

async function placesOf(version: string): Promise<number[]> {
  const found: number[] = [];
  // A few at a time: one address may not send more requests to a busy site.
  for (let first = 0; first < PLACES.length; first += AT_ONCE) {
    const some = PLACES.slice(first, first + AT_ONCE);
    const seen = await Promise.all(some.map(seenBy));
    found.push(...some.filter((_, index) => seen[index] === version));
  }
  return found;
}

const countOf = async (version: string) => (await placesOf(version)).length;

test.beforeAll(async () => {
  folder = newFolder('canary');
  await release('1.0.0');
  const entry = { from: join(folder, NAME), paths: ['/hand-made/*'] };
  site = await startFront({ REMOTES: writeRegistry(folder, { ...remotesWith(), [NAME]: entry }) });
});
test.afterAll(() => site?.stop());

test('a canary goes to a share of visitors, to more when raised, to none when withdrawn', async () => {
  await release('1.1.0', 20);
  await expect.poll(() => countOf('1.1.0')).toBe(20);
  const first = await placesOf('1.1.0');
  expect(await placesOf('1.1.0')).toEqual(first);
  expect(await countOf('1.0.0')).toBe(80);

  await give('60');
  await expect.poll(() => countOf('1.1.0')).toBe(60);
  expect(await placesOf('1.1.0')).toEqual(expect.arrayContaining(first));

  await give('nobody');
  await expect.poll(() => countOf('1.0.0')).toBe(100);
});

test('a visitor keeps the release by a cookie, and shared caches store neither', async ({
  page,
  request,
  complaints,
}) => {
  await release('1.2.0', 50);
  await expect.poll(() => countOf('1.2.0')).toBe(50);
  const [given] = await placesOf('1.2.0');
  const headers = async (place: number | undefined) => (await ask(place)).headers;
  expect((await headers(given)).get('cache-control')).toMatch(/^private/);
  const other = PLACES.find((place) => place !== given) as number;
  expect((await headers(other)).get('vary')).toContain('Accept-Encoding');
  const fresh = await headers(undefined);
  expect(fresh.get('set-cookie')).toMatch(/^canary=\d+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(fresh.get('cache-control')).toMatch(/^private/);

  await page.goto(site.url + PAGE);
  const seen = await page.locator('h1').textContent();
  for (let visit = 0; visit < 5; visit++) {
    await page.reload();
    await expect(page.locator('h1')).toHaveText(seen as string);
  }
  const { release: mark } = await (await page.request.get(`${site.url}/release.json`)).json();
  const boot = await page.locator('#boot').textContent();
  expect(boot).toContain(mark);
  expect((await request.get(`${site.url}/release.json`)).headers()['set-cookie']).toBeUndefined();
  await give('nobody');
  await expect.poll(() => countOf('1.0.0')).toBe(100);
  // Releases without a build have no code for browsers.
  await page.close();
  complaints.length = 0;
});

test('a canary for staff goes to browsers with a staff login', async () => {
  await release('1.3.0', 'staff');
  const login = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admissions@seu.example', password: PASSWORD }),
  });
  const [cookie = ''] = login.headers.getSetCookie().at(-1)?.split(';') ?? [];
  const seen = async (headers: Record<string, string>) => (await fetch(site.url + PAGE, { headers })).text();
  await expect.poll(async () => (await seen({ cookie })).includes('Release 1.3.0.')).toBe(true);
  expect(await seen({})).toContain('Release 1.0.0.');
  expect(await countOf('1.0.0')).toBe(100);
  await give('nobody');
});

test(`${ROUNDS} rounds of canary, release and rollback under load fail no request`, async () => {
  test.setTimeout(300_000);
  const failed: string[] = [];
  let visits = 0;
  let isOver = false;
  // On a busy machine a page may be left to the browser; it still has the header.
  const visit = async (path: string, place: number) => {
    const answer = await ask(place, path).catch((error: Error) => error);
    if (!('ok' in answer) || !answer.ok || !(await answer.text()).includes('<header'))
      failed.push(`${path}: ${'status' in answer ? answer.status : answer.message}`);
  };
  const visitor = async () => {
    while (!isOver) {
      const number = visits++;
      await visit(
        number % 2 ? `/hand-made/${number}` : (OTHERS[(number / 2) % OTHERS.length] as string),
        number % PLACES.length,
      );
      await setTimeout(LOOKS);
    }
  };
  const visitors = Array.from({ length: AT_ONCE }, visitor);
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const version = `2.${round}.0`;
      await release(version, 10);
      await expect.poll(() => countOf(version)).toBe(10);
      await give('50');
      await expect.poll(() => countOf(version)).toBe(50);
      await give('all');
      await expect.poll(() => countOf(version)).toBe(100);
      await rollback(team());
      await expect.poll(() => countOf('1.0.0')).toBe(100);
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect(failed, site.output().slice(-3_000)).toEqual([]);
  expect(visits).toBeGreaterThan(100);
});
