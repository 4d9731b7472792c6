import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { freePort } from './support/ports';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const WRONG = `sha384-${'a'.repeat(64)}`;

let folder: string;
let server: Server;
let origin: string;
let site: Site;

/** A partner's app: React and the plugin of Module Federation, nothing of this project. */
async function buildPartner(): Promise<void> {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.js'), '');
  writeFileSync(
    join(folder, 'src/App.jsx'),
    `import { useState } from 'react';
     export default function App() {
       const [count, setCount] = useState(0);
       return <button type="button" onClick={() => setCount(count + 1)}>Workshops booked: {count}</button>;
     }`,
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'app'), publicPath: 'auto', uniqueName: 'partner' },
    resolve: { extensions: ['.jsx', '.js'], modules: [join(ROOT, 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'partner',
        filename: 'remoteEntry.js',
        exposes: { './App': './src/App.jsx' },
        shared: {
          react: { singleton: true, requiredVersion: '^19.0.0' },
          'react/jsx-runtime': { singleton: true, requiredVersion: '^19.0.0' },
        },
        dts: false,
      }),
    ],
  });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  );
}

test.beforeAll(async () => {
  folder = newFolder('partner');
  await buildPartner();
  server = createServer(({ url = '' }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    try {
      const bytes = readFileSync(join(folder, new URL(url, origin).pathname));
      response.setHeader('content-type', url.includes('.json') ? 'application/json' : 'text/javascript').end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const plain = (path: string, more: object = {}) => ({
    plain: {
      ...{ manifest: `${origin}/app/mf-manifest.json`, module: './App', path },
      ...{ title: 'Partner workshops', description: 'Workshops of a partner, to book by the day.' },
      ...more,
    },
    paths: [path],
  });
  const REMOTES = writeRegistry(folder, {
    ...remotesWith(),
    partner: plain('/partner'),
    pinned: plain('/pinned', { integrity: WRONG }),
    beyond: { ...plain('/beyond'), paths: ['/elsewhere'] },
  });
  site = await startFront({ REMOTES });
});

test.afterAll(async () => {
  await site?.stop();
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(null)));
});

const heading = { level: 1, name: 'Partner workshops' } as const;

test('the HTML has its frame, and the policy allows scripts of its origin only', async () => {
  const answer = await fetch(`${site.url}/partner`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Partner workshops/);
  expect(html).toContain('Workshops of a partner, to book by the day.');
  expect(html).toContain('<noscript>This part of the page needs JavaScript.</noscript>');
  expect(html).not.toContain('Workshops booked');
  const scripts = /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(scripts).toBe(`'self' ${origin}`);
});

test('its component works in the browser, also after a click on another page', async ({ page }) => {
  const booked = page.getByRole('button', { name: /Workshops booked/ });
  await page.goto(`${site.url}/partner`);
  await booked.click();
  await expect(booked).toHaveText('Workshops booked: 1');
  await page.goto(`${site.url}/search?q=partner+workshops`);
  await page.getByRole('main').getByRole('link', { name: 'Partner workshops' }).first().click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await booked.click();
  await expect(booked).toHaveText('Workshops booked: 1');
});

test('without its code the frame stays, with a message', async ({ page, complaints }) => {
  await page.route('**/remoteEntry.js*', (route) => route.abort());
  await page.goto(`${site.url}/partner`);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText('A part of this page cannot respond right now.')).toBeVisible();
  complaints.length = 0;
});

test('a wrong integrity and a path that is not granted are refused', async () => {
  expect(site.output()).toContain('remoteEntry.js does not have the integrity that the registry gives');
  expect(site.output()).toContain('it claims /beyond, which the registry does not grant to beyond');
  expect((await fetch(`${site.url}/pinned`)).status).toBe(503);
  expect((await fetch(`${site.url}/beyond`)).status).toBe(404);
});
