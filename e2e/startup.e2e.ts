import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/ports';
import { registryWith } from './support/registry';
import { ROOT, siteEnvironment, startSite } from './support/site';
import { expect, test } from './support/test';

const newFolder = () => mkdtempSync(join(tmpdir(), 'university-start-'));

/** Starts the site with something wrong and waits until it gives up. */
async function tryToStart(own: Record<string, string>): Promise<{ code: number | null; said: string[] }> {
  const env = siteEnvironment({ PORT: String(await freePort()), DATA_DIR: newFolder(), LOG_LEVEL: 'fatal', ...own });
  const child = spawn(process.execPath, ['shell/dist/server/main.mjs'], { cwd: ROOT, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said: output.trim().split('\n') };
}

test.describe('a configuration that cannot work ends with one clear line and exit code 1', () => {
  test('unknown registry address', async () => {
    const { code, said } = await tryToStart({ REMOTES: `http://localhost:${await freePort()}/registry.json` });
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^REMOTES: the registry http.* cannot be read/)]);
  });

  test('registry that is not one', async () => {
    const file = join(newFolder(), 'registry.json');
    writeFileSync(file, '{"remotes": 7}');
    const { code, said } = await tryToStart({ REMOTES: file });
    expect(code).toBe(1);
    expect(said[0]).toMatch(/^REMOTES: .* is not a registry/);
  });

  test('wrong DATABASE_URL', async () => {
    const { code, said } = await tryToStart({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
    expect(code).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('DATABASE_URL');
  });

  test('port taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const { code, said } = await tryToStart({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  });

  test('several bad values are all named at once', async () => {
    const { code, said } = await tryToStart({ PORT: 'abc', PUBLIC_URL: 'nonsense', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(said.join('\n')).toMatch(/PORT[\s\S]*|PUBLIC_URL|LOG_LEVEL/);
    for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL']) expect(said.join('\n')).toContain(name);
  });

  test('data folder in use', async () => {
    const site = await startSite();
    const { code, said } = await tryToStart({ DATA_DIR: site.dataDir });
    await site.stop();
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringContaining('is in use')]);
  });
});

test('without a release of a required remote it is up and not ready, and its addresses say so', async () => {
  const folder = newFolder();
  const registry = join(folder, 'registry.json');
  writeFileSync(registry, JSON.stringify(registryWith({ 'mfe-public': join(folder, 'nothing') })));
  const site = await startSite({ REMOTES: registry, API_URL: process.env.SITE_URL as string });
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

test('in production it is ready once it has rendered what most visits begin with', async () => {
  const METRICS_TOKEN = 'metrics-token-of-the-test';
  const PUBLIC_URL = 'https://www.university.example';
  const site = await startSite({
    DEPLOY: 'production',
    PUBLIC_URL,
    API_URL: process.env.SITE_URL as string,
    METRICS_TOKEN,
  });
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
  expect((await fetch(site.url)).status).toBe(200);
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const home = /^page_duration_seconds_count\{page="mfe-public:home",.*from="(\w+)".*\} (\d+)$/gm;
  // One for `/readyz`; the other is that one, or another draw of the programmes.
  const counts = [...(await metrics.text()).matchAll(home)].map(([, , count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(site.output()).toBe('');
  await site.stop();
});

test('ends on SIGTERM only after it has answered what it began', async () => {
  const site = await startSite();
  const answers = Array.from({ length: 20 }, () => fetch(`${site.url}/courses`).then((answer) => answer.text()));
  await fetch(`${site.url}/icon.svg`);
  const stopped = site.stop();
  const pages = await Promise.all(answers);
  await stopped;
  for (const page of pages) expect(page).toContain('</html>');
});
