/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { SeenErrors } from '../monitoring/seen-errors';
import { addSiteState, type Lifted } from './routes';
import { SourceMaps } from './source-maps';

describe('the state of the site', () => {
  const ADMIN = { authorization: 'Bearer admin' };
  let web: FastifyInstance;
  let lifted: Lifted[];
  const seen = new SeenErrors();
  const quarantined = [
    {
      key: 'mfe-a 2.0.0+x abc',
      remote: 'mfe-a',
      version: '2.0.0',
      at: 'then',
      until: 'later',
      times: 1,
      reason: 'it hung',
    },
  ];

  beforeEach(async () => {
    lifted = [];
    web = fastify();
    // The API, as far as it is asked.
    web.get('/api/v1/staff', async ({ headers }, reply) => {
      if (headers.authorization === ADMIN.authorization) return { status: 'success', data: { staff: [] } };
      const isKnown = headers.authorization === 'Bearer notices';
      return reply.code(isKnown ? 403 : 401).send({ status: 'error', code: isKnown ? 'forbidden' : 'unauthenticated' });
    });
    web.get('/api/v1/auth/me', async () => ({ status: 'success', data: { me: { _id: 'a1' } } }));
    await addSiteState(web, {
      navigation: async () => [],
      releases: {
        remarks: () => new Map([['mfe-a', ['it fills no slot']]]),
        status: () => [{ name: 'mfe-a', version: '1.0.0', expires: null, quarantined }] as never,
        journalOf: () => [{ key: 'k', remote: 'mfe-a', version: '1.0.0', end: null }] as never,
        lift: async (key) => quarantined.find((release) => release.key === key),
      },
      seen,
      mapped: async (positions) => positions.map((position) => ({ position, source: 'src/Page.tsx:1:1' })),
      lifted: async (release) => void lifted.push(release),
    });
  });
  afterEach(() => web.close());
  const ask = (method: 'GET' | 'DELETE', url: string, headers: Record<string, string> = ADMIN) =>
    web.inject({ method, url, headers });

  it.each([
    ['GET', '/site-state/releases'],
    ['GET', '/site-state/stacks/abc'],
    ['DELETE', `/site-state/quarantine/${encodeURIComponent(quarantined[0]?.key ?? '')}`],
  ] as const)('%s %s is for admins alone, as the API says', async (method, url) => {
    const stranger = await ask(method, url, {});
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'unauthenticated']);
    expect((await ask(method, url, { authorization: 'Bearer notices' })).statusCode).toBe(403);
    expect(lifted).toEqual([]);
  });

  it('the state of each remote is told with its errors and its journal, and stored by nobody', async () => {
    const stack = ['mfe-a/Page.js:1:2'];
    seen.note({
      remote: 'mfe-a',
      version: '1.0.0',
      where: 'server',
      name: 'Error',
      message: 'x',
      page: 'mfe-a:p',
      stack,
    });
    const answer = await ask('GET', '/site-state/releases');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data.remotes).toMatchObject([
      {
        name: 'mfe-a',
        version: '1.0.0',
        quarantined: [{ version: '2.0.0', until: 'later', reason: 'it hung' }],
        errors: [{ where: 'server', pages: ['mfe-a:p'], count: 1 }],
        journal: [{ version: '1.0.0', end: null }],
      },
    ]);
    const [{ fingerprint }] = data.remotes[0].errors;
    expect((await ask('GET', `/site-state/stacks/${fingerprint}`)).json().data.stack).toEqual([
      { position: 'mfe-a/Page.js:1:2', source: 'src/Page.tsx:1:1' },
    ]);
    const unknown = await ask('GET', '/site-state/stacks/000000000000');
    expect([unknown.statusCode, unknown.json().status]).toEqual([404, 'error']);
  });

  it('a release that is let in again is named with who did it', async () => {
    const path = (key: string) => `/site-state/quarantine/${encodeURIComponent(key)}`;
    expect((await ask('DELETE', path('another'))).statusCode).toBe(404);
    expect((await ask('DELETE', path(quarantined[0]?.key ?? ''))).json()).toEqual({ status: 'success', data: {} });
    expect(lifted).toMatchObject([{ remote: 'mfe-a', version: '2.0.0', by: 'a1' }]);
  });
});

describe('source maps', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
    mkdirSync(join(folder, 'maps'));
    // The second column of the built file is the first of line 3; names and lines as in ECMA-426.
    const map = { version: 3, sources: ['webpack://mfe-a/./src/Page.tsx'], names: ['Page'], mappings: 'CAEAA' };
    writeFileSync(join(folder, 'maps/Page.0123.js.map'), JSON.stringify(map));
    writeFileSync(join(folder, 'maps/broken.js.map'), '<html>');
    writeFileSync(join(folder, 'maps/large.js.map'), ' '.repeat(5 * 1024 * 1024));
    writeFileSync(join(folder, 'maps/packed.js.map.gz'), gzipSync(JSON.stringify(map)));
    writeFileSync(join(folder, 'maps/bomb.js.map.gz'), gzipSync(' '.repeat(5 * 1024 * 1024)));
    writeFileSync(join(folder, 'secret.map'), JSON.stringify(map));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const linesOf = (...positions: string[]) =>
    new SourceMaps((owner) => (owner === 'mfe-a' ? join(folder, 'maps') : undefined)).lines(positions);

  it('a position is told with its place in the sources, and the name there', async () => {
    const position = 'mfe-a/Page.0123.js:1:2';
    expect(await linesOf(position, position)).toEqual(
      [position, position].map((position) => ({ position, source: 'src/Page.tsx:3:1 (Page)' })),
    );
  });

  it.each([
    ['an earlier release without a map', 'mfe-a/Page.9999.js:1:2'],
    ['a file that is no map', 'mfe-a/broken.js:1:2'],
    ['a map that would hold up visitors', 'mfe-a/large.js:1:2'],
    ['a packed one that would', 'mfe-a/bomb.js:1:2'],
    ['a remote on the web, whose team has the maps', 'mfe-b/Page.0123.js:1:2'],
    ['a position outside the map', 'mfe-a/Page.0123.js:9:1'],
    ['a file outside the folder', 'mfe-a/../secret:1:2'],
  ])('what nobody can tell stays a position: %s', async (_says, position) =>
    expect(await linesOf(position)).toEqual([{ position, source: null }]),
  );
});
