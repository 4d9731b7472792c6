import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { VisitCount } from '@university/shared/contract';
import { exampleSite } from '@university/shared/testing/identity';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { operation, RequestQueue, serverOptions } from '@university/web';
import fastify, { type FastifyInstance } from 'fastify';
import type { LoadedRelease } from '../renderer/bundle';
import { TASKS } from '../renderer/tasks';
import { ALONE } from '../renderer/messages';
import { createSite } from '../renderer/site';
import { SeenErrors } from '../server/monitoring/seen-errors';
import type { Release } from '../server/releases/release';
import type { Releases } from '../server/releases/releases';
import type { Rendering } from '../server/renderers/renderers';
import { addRoutes } from '../server/web';

export const PUBLIC_URL = 'https://seu.example';
export const TOKEN = 'operators-token-of-the-test';
export const TEAM_TOKEN = 'token:of-the-team';

export const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };
export const VISITOR = { 'x-forwarded-for': '198.51.100.7' };

/** A reset is as good as an end. */
export const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });

export const route = (id: string, path: string, more: object = {}) => ({
  id: `mfe-a:${id}`,
  path,
  title: id,
  description: `about ${id}`,
  files: [],
  ...more,
});

/** A shell server with one remote, and a readable log. */
export interface FrontDoor {
  web: FastifyInstance;
  dist: string;
  log: () => string;
  clear: () => void;
  write: (document: string) => void;
  visits: VisitCount[];
  stop: () => Promise<void>;
}

/** @param search called by the search page's loader */
export async function openFrontDoor(
  search: (query: string) => Promise<void> = async () => {},
  inHindi = false,
): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), 'university-front-door-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'browser'), { recursive: true });
  let log = '';
  let document = '<rss/>';
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const searchPage = {
    default: () => null,
    loader: async ({ url }: { url: URL }) => {
      await search(url.searchParams.get('q') ?? '');
      return {};
    },
  };
  const loaded: LoadedRelease = {
    manifest: {
      name: 'mfe-a',
      version: '1.0.0',
      entry: { file: 'entry.js', integrity: 'x' },
      requires: {},
      exposed: [],
      integrity: {},
      routes: [
        route('home', '/'),
        route('search', '/search', { query: ['q'] }),
        route('item', '/items/:id', { query: [] }),
        route('desk', '/desk', { access: ['admin'] }),
        route('text', '/texts/*', { listed: false }),
        route('level', '/courses/:level', { lowercase: ['level'] }),
        ...(inHindi ? [route('rest', '/*')] : []),
      ],
      slots: [],
      documents: [{ id: 'mfe-a:feed', path: '/feeds/:section.xml', type: 'application/rss+xml' }],
    } as unknown as RemoteManifest,
    base: '/remotes/mfe-a/',
    load: async (id) => (id === 'mfe-a:search' ? searchPage : { default: () => null }) as never,
    loadDocument: async () => ({ default: async () => document }),
    addresses: new Map(),
  };
  const { manifest, base } = loaded;
  const release: Release = { key: 'mfe-a', manifest, base, code: new Uint8Array(), addresses: [] };
  const surroundings = { ...ALONE, absent: ['/away/*'] };
  const site = createSite([loaded], surroundings);
  const visits: VisitCount[] = [];
  const setup = {
    shell: { entry: [], federation: [], start: [], provides: {} },
    publicUrl: PUBLIC_URL,
    dataDeadline: 1_500,
  };
  const run: Rendering['run'] = (name, input, { api }) =>
    TASKS[name](input, { ...setup, site, api, log: { error: () => {} } });
  const rendering = { run, runPreview: run };
  const web = fastify(serverOptions({ logLevel: 'warn', logTo }));
  const inUse = [release];
  const releases = {
    served: () => ({ inUse, surroundings }),
    all: () => inUse,
    canaries: () => [],
    names: () => ['mfe-a'],
    folderOf: (name: string) => (name === 'mfe-a' ? dist : undefined),
    status: () => [{ name: 'mfe-a', version: '1.0.0', quarantined: [] }],
    journalOf: () => [],
    entryOf: (name: string) =>
      name === 'mfe-a' ? { rollbackAt: 0.2, errors: createHash('sha256').update(TEAM_TOKEN).digest('hex') } : undefined,
    registered: () => [],
    lookNow: async () => 'There is no key.',
  };
  await web.register(operation, { metricsToken: TOKEN, measureDelay: () => 0 });
  await addRoutes(web, {
    shells: inHindi ? { en: setup.shell, hi: setup.shell } : { en: setup.shell },
    renderingIn: () => rendering,
    seen: new SeenErrors(),
    quarantine: async () => {},
    lifted: async () => {},
    dist,
    releases: releases as unknown as Releases,
    api: {
      plugin: async () => {},
      portFor: () => ({ get: async () => ({ data: { notices: [], zones: [] } }) }),
      dataVersion: async () => '1',
      identity: async () => exampleSite,
      addVisits: async (counted: VisitCount[]) => void visits.push(...counted),
    } as never,
    config: {
      publicUrl: PUBLIC_URL,
      previewOrigins: ['http://localhost:*'],
      metricsToken: TOKEN,
      secret: 'a secret of the test',
      savesPages: true,
      purge: null,
    },
    // Independent of the machine's speed.
    turns: new RequestQueue({ atOnce: 4, waitingEach: 100, hold: 2 ** 30, burst: 2 ** 30, share: 1 }),
  });
  await web.listen({ host: '127.0.0.1', port: 0 });
  return {
    web,
    dist,
    visits,
    log: () => log,
    clear: () => {
      log = '';
    },
    write: (text) => {
      document = text;
    },
    stop: async () => {
      await web.close();
      rmSync(folder, { recursive: true });
    },
  };
}
