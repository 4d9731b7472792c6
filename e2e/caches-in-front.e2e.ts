import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadCircular } from './support/admin';
import { freePort } from './support/ports';
import { newFolder, ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

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
  folder = newFolder('varnish');
  const vcl = readFileSync(join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  writeFileSync(join(folder, 'default.vcl'), vcl.replace('.port = "3000"', `.port = "${port}"`));
  // Before the site, which purges it at its start.
  const listening = ['-a', `localhost:${cachePort}`, '-f', join(folder, 'default.vcl'), '-n', join(folder, 'state')];
  varnish = spawn('varnishd', ['-F', ...listening, '-s', 'malloc,64m', '-j', 'none'], { stdio: 'ignore' });
  site = await startSite({ PORT: String(port), PUBLIC_URL: front, PURGE_URL: `${front}/purge` });
});

test.afterAll(async () => {
  await site?.stop();
  varnish?.kill();
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
  test(`${address} is served by the cache, and an uploaded notice shows at once`, async () => {
    await untilHit(address);
    const { headers } = await ask(address);
    expect(headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=3600');
    for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control']) expect(headers.get(name)).toBeNull();
    const title = `Past the cache ${Date.now()}`;
    await uploadCircular(front, title);
    await expect.poll(async () => (await ask(address)).text).toContain(title);
    await untilHit(address);
    expect((await ask(address)).text).toContain(title);
  });
}

test('requests with a language or canary cookie bypass the cache', async () => {
  await untilHit('/');
  expect(await ask('/', { cookie: 'language=hi' })).toMatchObject({ status: 302, cache: 'miss' });
  expect((await ask('/', { cookie: 'canary=7' })).cache).toBe('miss');
  expect((await ask('/', { cookie: '_statistics=1' })).cache).toBe('hit');
});

test('visitors can neither purge nor read metrics', async () => {
  expect((await fetch(`${front}/purge`)).status).toBe(403);
  expect((await fetch(`${front}/purge`, { method: 'POST', headers: { 'surrogate-key': 'a|.*' } })).status).toBe(400);
  expect((await ask('/metrics')).status).toBe(404);
});

test('the cache serves stale pages while the site is down', async () => {
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
