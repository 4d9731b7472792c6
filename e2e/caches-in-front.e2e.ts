import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadCircular } from './support/notices';
import { freePort } from './support/ports';
import { ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/** Debian's varnish in front of a site, as `deploy/varnish` has it. */
const hasVarnish = (() => {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('varnishd is not installed (apt-get install varnish): the tests of a cache in front are left out.');
    return false;
  }
})();

test.describe.configure({ mode: 'serial' });
test.skip(!hasVarnish, 'varnishd is not installed');

const LIST = '/notices/section/circulars';
const CALL = '/api/v1/notice?section=circulars';

let site: Site;
let varnish: ChildProcess;
let folder: string;
let front: string;

test.beforeAll(async () => {
  const [port, cachePort] = [await freePort(), await freePort()];
  front = `http://localhost:${cachePort}`;
  folder = mkdtempSync(join(tmpdir(), 'university-varnish-'));
  const vcl = readFileSync(join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  writeFileSync(join(folder, 'default.vcl'), vcl.replace('.port = "3000"', `.port = "${port}"`));
  // The cache comes first, as the site tells it to forget what it had.
  const listening = ['-a', `localhost:${cachePort}`, '-f', join(folder, 'default.vcl'), '-n', join(folder, 'state')];
  varnish = spawn('varnishd', ['-F', ...listening, '-s', 'malloc,64m', '-j', 'none'], { stdio: 'ignore' });
  site = await startSite({ PORT: String(port), PUBLIC_URL: front, PURGE_URL: `${front}/purge` });
});

test.afterAll(async () => {
  await site?.stop();
  varnish?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(front + address, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    headers: answer.headers,
    text: await answer.text(),
  };
}

const admin = (...command: string[]) =>
  execFileSync('varnishadm', ['-n', join(folder, 'state'), ...command], { stdio: 'ignore' });

const untilHit = (address: string) => expect.poll(async () => (await ask(address)).cache).toBe('hit');

for (const address of [LIST, CALL]) {
  test(`${address} is answered by the cache, and an uploaded notice shows at once`, async ({ request }) => {
    await untilHit(address);
    const { headers } = await ask(address);
    expect(headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=3600');
    // What caches are told is not for visitors.
    expect(['surrogate-key', 'cache-tag', 'cdn-cache-control'].map((name) => headers.get(name))).toEqual([
      null,
      null,
      null,
    ]);
    const title = `Past the cache ${Date.now()}`;
    await uploadCircular(request, front, title);
    await expect.poll(async () => (await ask(address)).text, { timeout: 5_000 }).toContain(title);
    await untilHit(address);
    expect((await ask(address)).text).toContain(title);
  });
}

test('who is sent something else is not answered by the cache', async () => {
  await untilHit('/');
  expect(await ask('/', { cookie: 'language=hi' })).toMatchObject({ status: 302, cache: 'miss' });
  expect((await ask('/', { cookie: 'canary=7' })).cache).toBe('miss');
  expect((await ask('/', { cookie: '_statistics=1' })).cache).toBe('hit');
});

test('nobody else purges, and operators ask elsewhere', async () => {
  expect((await fetch(`${front}/purge`)).status).toBe(403);
  expect((await fetch(`${front}/purge`, { method: 'POST', headers: { 'surrogate-key': 'a|.*' } })).status).toBe(400);
  expect((await ask('/metrics')).status).toBe(404);
});

test('without the site the cache goes on for a while', async () => {
  // The minute for which the cache need not ask is over at once.
  const vcl = readFileSync(join(folder, 'default.vcl'), 'utf8');
  writeFileSync(join(folder, 'short.vcl'), vcl.replace(/set beresp\.ttl = std\.duration.*/, 'set beresp.ttl = 0.1s;'));
  admin('vcl.load', 'short', join(folder, 'short.vcl'));
  admin('vcl.use', 'short');
  await ask('/courses');
  await expect.poll(async () => (await ask('/courses')).cache, { intervals: [200] }).toBe('miss');
  await site.stop({ keepData: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const _ of [1, 2]) expect(await ask('/courses')).toMatchObject({ status: 200, cache: 'hit' });
  expect((await ask('/notices?page=never-asked-for')).status).toBe(503);
});
