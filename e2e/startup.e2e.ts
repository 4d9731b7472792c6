import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './support/ports';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, ROOT, siteEnvironment, startFront, startSite } from './support/site';
import { expect, test } from './support/test';

async function tryToStart(own: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = siteEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: newFolder('start'),
    LOG_LEVEL: 'fatal',
    ...own,
  });
  const child = spawn(process.execPath, ['shell/dist/server/main.mjs'], { cwd: ROOT, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said: output.trim() };
}

const WRONG: Record<string, () => Promise<[own: Record<string, string>, said: RegExp]>> = {
  'unknown registry address': async () => [
    { REMOTES: `http://localhost:${await freePort()}/registry.json` },
    /^REMOTES: the registry http.* cannot be read/,
  ],
  'registry that is not one': async () => {
    const REMOTES = join(newFolder('start'), 'registry.json');
    writeFileSync(REMOTES, '{"remotes": 7}');
    return [{ REMOTES }, /^REMOTES: .* is not a registry/];
  },
  'wrong DATABASE_URL': async () => [
    { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` },
    /DATABASE_URL/,
  ],
  'port taken': async () => {
    const PORT = new URL(process.env.SITE_URL as string).port;
    return [{ PORT }, new RegExp(`Port ${PORT} is taken`)];
  },
  'several bad values': async () => [
    { PORT: 'abc', PUBLIC_URL: 'nonsense', LOG_LEVEL: 'loud' },
    /(?=.*PORT)(?=.*PUBLIC_URL)(?=.*LOG_LEVEL)/s,
  ],
};

for (const [name, configure] of Object.entries(WRONG))
  test(`${name} ends the start with exit code 1 and a message`, async () => {
    const [own, expected] = await configure();
    const { code, said } = await tryToStart(own);
    expect(code).toBe(1);
    expect(said).toMatch(expected);
    if (!['several bad values', 'registry that is not one'].includes(name)) expect(said.split('\n')).toHaveLength(1);
  });

test('a data folder in use ends the start with exit code 1 and a message', async () => {
  const site = await startSite();
  const { code, said } = await tryToStart({ DATA_DIR: site.dataDir });
  await site.stop();
  expect([code, said]).toEqual([1, expect.stringMatching(/^.*is in use.*$/)]);
});

test('without a release of a required remote the site is up but not ready', async () => {
  const folder = newFolder('start');
  const entries = remotesWith({ 'mfe-public': join(folder, 'nothing') });
  const site = await startFront({ REMOTES: writeRegistry(folder, entries) });
  const ready = await fetch(`${site.url}/readyz`);
  expect(ready.status).toBe(503);
  const ok = { ok: true };
  const remotes = { ok: false, message: 'no release in use: mfe-public' };
  expect(await ready.json()).toEqual({ status: 'not ready', needs: { api: ok, renderers: ok, remotes } });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const home = await fetch(site.url);
  expect([home.status, home.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await home.text()).toContain('This part of the website cannot be shown just now.');
  expect((await fetch(`${site.url}/search`)).status).toBe(200);
  await site.stop();
});

test('in production it is ready once it has rendered the home page', async () => {
  const METRICS_TOKEN = 'metrics-token-of-the-test';
  const PUBLIC_URL = 'https://www.university.example';
  const site = await startFront({ DEPLOY: 'production', PUBLIC_URL, METRICS_TOKEN });
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
  expect((await fetch(site.url)).status).toBe(200);
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const home = /^page_duration_seconds_count\{page="mfe-public:home",.*from="(\w+)".*\} (\d+)$/gm;
  // One for `/readyz` and one for the visit.
  const counts = [...(await metrics.text()).matchAll(home)].map(([, , count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(site.output()).toBe('');
  await site.stop();
});

test('SIGTERM ends the site after it has answered open requests', async () => {
  const site = await startSite();
  const answers = Array.from({ length: 20 }, () => fetch(`${site.url}/courses`).then((answer) => answer.text()));
  await fetch(`${site.url}/icon.svg`);
  const stopped = site.stop();
  const pages = await Promise.all(answers);
  await stopped;
  for (const page of pages) expect(page).toContain('</html>');
});
