import { uploadCircular } from './support/admin';
import { freePort } from './support/ports';
import { newDatabase } from './support/postgres';
import { newFolder, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const KEY = 'a key of tests that all processes have in common';
/** Not the home page: each process draws its programmes at random. */
const PATHS = [
  '/courses',
  '/hi/courses',
  '/courses/ug',
  '/notices',
  '/campus/dwarka',
  '/search?q=fee',
  '/admission/ranks',
];

const ROUNDS = 4;

let sites: Site[] = [];
let database: Awaited<ReturnType<typeof newDatabase>>;

test.beforeAll(async () => {
  database = await newDatabase();
  test.skip(!database, 'no PostgreSQL answers');
  if (!database) return;
  const together = {
    DATABASE_URL: database.url.href,
    DATA_DIR: newFolder('mesh'),
    DEMO: 'on',
    SECRET_KEY: KEY,
    PUBLIC_URL: `http://localhost:${await freePort()}`,
    RENDERERS: '1',
  };
  const first = await startSite(together);
  sites = [first, await startSite(together)];
  sites.push(await startSite({ PUBLIC_URL: together.PUBLIC_URL, API_URL: first.url, RENDERERS: '1' }));
});

test.afterAll(async () => {
  for (const site of sites.reverse()) await site.stop({ keepData: true });
  await database?.remove();
});

test('all processes give the same ETag', async ({ request }) => {
  for (const path of [...PATHS, '/api/v1/program']) {
    const tags = new Set<string>();
    for (let asked = 0; asked < ROUNDS * sites.length; asked++) {
      const answer = await request.get(`${sites[asked % sites.length]?.url}${path}`);
      expect(answer.status()).toBe(200);
      tags.add(answer.headers().etag as string);
    }
    expect([path, tags.size]).toEqual([path, 1]);
    for (const { url } of sites) {
      const again = await request.get(url + path, { headers: { 'if-none-match': [...tags].join() } });
      expect([path, again.status()]).toEqual([path, 304]);
    }
  }
});

test('a notice published through one process shows on all', async ({ request }) => {
  const tags = () => Promise.all(sites.map(async ({ url }) => (await request.get(`${url}/notices`)).headers().etag));
  const before = await tags();
  await uploadCircular(sites[1]?.url ?? '', 'Published through one of three');
  for (const { url } of sites)
    await expect
      .poll(async () => (await request.get(`${url}/notices`)).text())
      .toContain('Published through one of three');
  const after = await tags();
  expect(new Set(after).size).toBe(1);
  expect(after[0]).not.toBe(before[0]);
});
