import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/ports';
import { newDatabase } from './support/postgres';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const KEY = 'a key of tests that all processes have in common';
const PATHS = [
  '/',
  '/hi',
  '/courses/ug',
  '/notices',
  '/campus/dwarka',
  '/search?q=fee',
  '/admission/ranks',
  '/api/v1/program',
];

/** Rounds of asking all of them. */
const ROUNDS = 4;

let sites: Site[] = [];
let dataDir: string;
let database: Awaited<ReturnType<typeof newDatabase>>;

test.beforeAll(async () => {
  database = await newDatabase();
  test.skip(!database, 'no PostgreSQL answers');
  if (!database) return;
  dataDir = mkdtempSync(join(tmpdir(), 'university-mesh-'));
  const together = {
    DATABASE_URL: database.url.href,
    DATA_DIR: dataDir,
    DEMO: 'on',
    SECRET_KEY: KEY,
    PUBLIC_URL: `http://localhost:${await freePort()}`,
    RENDERERS: '1',
  };
  const first = await startSite(together);
  sites = [first, await startSite(together)];
  // A site whose API is another one, as behind a balancer.
  sites.push(await startSite({ PUBLIC_URL: together.PUBLIC_URL, API_URL: first.url, RENDERERS: '1' }));
});

test.afterAll(async () => {
  for (const site of sites.reverse()) await site.stop({ keepData: true });
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  await database?.remove();
});

test('whichever process answers, what is the same has one tag, and is not sent again', async ({ request }) => {
  for (const path of PATHS) {
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

test('what is published through one is on the pages of all', async ({ request }) => {
  const [first, second] = sites as [Site, Site];
  const login = { email: 'notices@seu.example', password: 'demo-Skill-2025' };
  const { token } = await (await request.post(`${first.url}/api/v1/auth/login`, { data: login })).json();
  const before = await Promise.all(sites.map(async ({ url }) => (await request.get(`${url}/notices`)).headers().etag));
  const answer = await request.post(`${second.url}/api/v1/notice/upload`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { fileName: 'Published through one of three', section: 'circulars', text: 'All of them show it.' },
  });
  expect(answer.status()).toBe(200);
  for (const { url } of sites)
    await expect
      .poll(async () => (await request.get(`${url}/notices`)).text())
      .toContain('Published through one of three');
  const after = await Promise.all(sites.map(async ({ url }) => (await request.get(`${url}/notices`)).headers().etag));
  expect(new Set(after).size).toBe(1);
  expect(after[0]).not.toBe(before[0]);
});
