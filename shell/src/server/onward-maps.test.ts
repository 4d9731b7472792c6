/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { exampleSite } from '@university/shared/testing/identity';
import { ALONE } from '../renderer/messages';
import type { LanguageSites } from './language-sites';
import { addOnwardMaps } from './onward-maps';
import type { Release } from './releases/release';
import { createSite } from './site';

const remote = (name: string, path: string, access?: string[]): Release => {
  const route = { id: `${name}:page`, path, title: 'Page', description: 'd', query: [], files: [], access };
  const manifest = { name, entry: {}, integrity: {}, routes: [route], slots: [], documents: [], requires: {} };
  const code = new Uint8Array();
  return {
    key: name,
    manifest: manifest as unknown as RemoteManifest,
    base: `/remotes/${name}/`,
    code,
    addresses: [],
  };
};

const siteOf = (...releases: Release[]) => createSite(releases, ALONE, exampleSite);
const courses = remote('mfe-a', '/courses');
const staff = remote('mfe-b', '/admin/desk', ['admin']);

let site = siteOf(courses, staff);
let canary: typeof site | undefined;
let web: FastifyInstance;
beforeEach(() => {
  site = siteOf(courses, staff);
  web = Fastify();
  const edition = async (canaries: readonly string[] = []) => ({ site: canaries.length > 0 ? canary : site });
  const sites = ['', '/hi'].map((prefix) => ({ prefix, edition })) as unknown as LanguageSites;
  addOnwardMaps(web, { sites, givenTo: ({ headers }) => (headers.cookie ? ['mfe-a'] : []) });
});
afterEach(() => web.close());

const ask = (digest: string, headers = {}) => web.inject({ url: `/site-map.${digest}.json`, headers });
const digestFor = (of: typeof site, name?: string) => of.forBrowser(name).onward.digest;

test('each set of routes that pages are told is there for good, by its digest', async () => {
  const [everybody, desk] = [digestFor(site, 'mfe-a'), digestFor(site, 'mfe-b')];
  expect(desk).not.toBe(everybody);
  const answer = await ask(everybody);
  expect(answer.json().routes.map(({ path }: { path: string }) => path)).toEqual(['/courses']);
  expect(answer.headers['cache-control']).toContain('public, max-age=31536000');
  expect((await ask(desk)).json().routes).toHaveLength(2);
  expect((await web.inject({ url: `/hi/site-map.${everybody}.json` })).statusCode).toBe(200);
});

test('what somebody was given is there after a release; what nobody was, or never was, is not, and no cache keeps that', async () => {
  const before = digestFor(site, 'mfe-a');
  expect((await ask(before)).statusCode).toBe(200);
  const skipped = siteOf(remote('mfe-a', '/skipped'), staff);
  site = siteOf(remote('mfe-a', '/programmes'), staff);
  expect((await ask(before)).json().routes[0].path).toBe('/courses');
  expect((await ask(digestFor(site, 'mfe-a'))).json().routes[0].path).toBe('/programmes');
  for (const digest of [digestFor(skipped, 'mfe-a'), '0123456789', '__proto__', '%2e%2e']) {
    const answer = await ask(digest);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  }
});

test('those who are given a canary find its routes', async () => {
  canary = siteOf(remote('mfe-a', '/canary'), staff);
  const digest = digestFor(canary, 'mfe-a');
  expect((await ask(digest)).statusCode).toBe(404);
  expect((await ask(digest, { cookie: 'canary=1' })).statusCode).toBe(200);
});
