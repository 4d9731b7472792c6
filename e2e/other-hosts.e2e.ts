import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { freePort } from './support/ports';
import { RemoteServer } from './support/remote-server';
import { newFolder, ROOT } from './support/site';
import { expect, test } from './support/test';

const remote = new RemoteServer('mfe-search');
let folder: string;
let server: Server;
let url: string;

test.beforeAll(async () => {
  folder = newFolder('host');
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { host: './e2e/other-host/host.tsx' },
    output: { path: folder, filename: 'host.js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    experiments: { topLevelAwait: true } as never,
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
  });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  );
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><body><script defer src="/host.js"></script>';
  server = createServer(({ url: path }, response) => {
    if (path === '/host.js')
      response.setHeader('content-type', 'text/javascript').end(readFileSync(join(folder, 'host.js')));
    else response.setHeader('content-type', 'text/html').end(html);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  url = `http://localhost:${port}/`;
  await remote.start();
});

test.afterAll(async () => {
  await remote.stop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ENTRIES = {
  'its mf-manifest.json': () => 'mf-manifest.json',
  'the entry that it names': () => {
    const { metaData } = JSON.parse(readFileSync(join(ROOT, 'mfe-search/dist/mf-manifest.json'), 'utf8'));
    return `${metaData.remoteEntry.path}/${metaData.remoteEntry.name}`;
  },
};

for (const [what, file] of Object.entries(ENTRIES))
  test(`a plain Module Federation host mounts a page by ${what}`, async ({ page }) => {
    await page.goto(`${url}?entry=${encodeURIComponent(`${remote.url}/${file()}`)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await page.getByRole('searchbox').fill('workshops');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('link', { name: 'Workshops of the host' })).toBeVisible();
  });

test('the site itself loads no files for other hosts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/search?q=diploma', '/courses']) await page.goto(path);
  expect(asked.some((path) => /\/entry\.\w+\.js$/.test(path))).toBe(true);
  expect(
    asked.filter((path) => /mf-manifest|mf-stats|mf-types|\/plain\.|remote\.json|contract\.json/.test(path)),
  ).toEqual([]);
});
