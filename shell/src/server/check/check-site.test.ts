/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellBuilds, shellsIn } from '../shell-build';
import { checkApiUrl, checkPort, checkPublicUrl, checkSite, checkRemotes } from './check-site';
import { checkRunning } from './running';

describe('the check of a site', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'university-check-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('variables that are wrong are told all at once, without what they hold', async () => {
    const SECRET = 'short-secret';
    const found = await checkSite({ PORT: 'abc', SECRET_KEY: SECRET, LOG_LEVEL: 'loud' }, { provides: {} });
    expect(found.map(({ level, subject }) => `${level} ${subject}`)).toEqual([
      'error SECRET_KEY',
      'error LOG_LEVEL',
      'error PORT',
    ]);
    expect(JSON.stringify(found)).not.toContain(SECRET);
  });

  const registryOf = (remotes: object) => {
    const file = join(folder, 'registry.json');
    writeFileSync(file, JSON.stringify({ remotes }));
    return { registry: file, isDeployment: false, provides: {}, names: {} };
  };

  it('a required remote that cannot be taken is an error, another one a warning', async () => {
    writeFileSync(join(folder, 'remote.json'), '{"contract": 0}');
    const found = await checkRemotes(
      registryOf({
        'mfe-needed': { from: 'nothing', paths: ['/a'], required: true },
        'mfe-other': { from: '.', paths: ['/b'] },
      }),
    );
    expect(found).toEqual([
      { level: 'error', subject: 'REMOTES', says: expect.stringMatching(/^mfe-needed cannot be taken: ENOENT/) },
      { level: 'warning', subject: 'REMOTES', says: expect.stringMatching(/^mfe-other cannot be taken: .*contract/) },
    ]);
  });

  it('a registry that cannot be read is an error', async () => {
    const found = await checkRemotes({ ...registryOf({}), registry: join(folder, 'none.json') });
    expect(found).toMatchObject([{ level: 'error', says: expect.stringMatching(/cannot be read/) }]);
  });

  it('a port that is taken is warned of; an address of another machine is an error', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await checkPort(port, '127.0.0.1')).toMatchObject({ level: 'warning' });
    server.close();
    await once(server, 'close');
    expect(await checkPort(port, '127.0.0.1')).toMatchObject({ level: 'ok' });
    expect(await checkPort(port, '192.0.2.1')).toMatchObject({ level: 'error' });
  });

  it.each([
    ['https://www.nowhere.invalid', 'has no address'],
    ['http://localhost:3000', 'is this machine'],
    [undefined, 'Not set'],
  ])('the public address %s is warned of', async (given, says) => {
    const found = await checkPublicUrl(given, given ?? 'http://localhost:3000');
    expect(found).toEqual({ level: 'warning', says: expect.stringContaining(says) });
  });

  it('an API that does not answer is an error', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.close();
    await once(server, 'close');
    const says = `The API at ${url} does not answer (ECONNREFUSED).`;
    expect(await checkApiUrl(url)).toEqual({ level: 'error', says });
  });
});

it('a running site is read with what its pages link to, also in menu and footer', async () => {
  const page =
    '<h1>Home</h1><a href="/about?from=menu">About</a><a href="/contact#top">Contact</a><a href="/gone">x</a>';
  const answers: Record<string, string> = { '/': page, '/contact': 'Contact', '/readyz': '{"needs":{}}' };
  const server = createWebServer(({ url = '' }, response) => {
    const map = (path: string) => `<loc>http://${host}${path}</loc>`;
    const maps: Record<string, string> = {
      '/sitemap.xml': map('/sitemaps/pages.xml'),
      '/sitemaps/pages.xml': map('/'),
    };
    const body = answers[url] ?? maps[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const publicUrl = `http://${host}`;
  const found = await checkRunning({ publicUrl, host: '127.0.0.1', port });
  server.close();
  const [, about] = found;
  expect(about).toMatchObject({ level: 'error', subject: 'PUBLIC_URL' });
  expect(about?.says).toBe(`Faults of pages: 1. ${publicUrl}/ links to /gone, which answers 404.`);
});

describe('the build of the shell', () => {
  it('reads what the build says of itself; browsers find its files below /assets', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'shell-'));
    const build = {
      entry: [{ file: 'main.1.js', integrity: 'x' }],
      federation: [{ file: 'federation.1.js', integrity: 'f' }],
      start: [],
      provides: { react: '19.3.1' },
      languages: { hi: { entry: [{ file: 'main.2.js', integrity: 'y' }], federation: [] } },
    };
    await writeFile(join(dist, 'browser.json'), JSON.stringify(build));
    const english = {
      entry: [{ file: '/assets/main.1.js', integrity: 'x' }],
      federation: [{ file: '/assets/federation.1.js', integrity: 'f' }],
      start: [],
      provides: { react: '19.3.1' },
    };
    const hindi = { ...english, entry: [{ file: '/assets/main.2.js', integrity: 'y' }], federation: [] };
    const builds = readShellBuilds(dist);
    expect(builds).toEqual({ en: english, hi: hindi });
    expect(shellsIn([], builds)).toEqual({ en: english });
    expect(shellsIn(['hi'], builds)).toEqual(builds);
    await rm(dist, { recursive: true });
  });
});
