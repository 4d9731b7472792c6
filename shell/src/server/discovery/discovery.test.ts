/** @jest-environment node */
import type { Address, DocumentModule } from '@university/shared/remote';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '../releases/release';
import { createSite } from '../site';
import { PUBLIC_URL, route } from '../../testing/front-door';
import { isDocument, writeDocument } from './documents';
import { robots } from './site-files';
import { writeSitemap } from './sitemap';

const feed: DocumentModule['default'] = jest.fn(async ({ params, publicUrl }) =>
  params.section === 'tenders' ? `<rss>${publicUrl}/tenders</rss>` : null,
);
const programs: Address[] = [{ path: '/programs/1', changed: '2025-08-01T00:00:00Z' }, { path: '/programs/a&b' }];

const release: Release = {
  manifest: {
    name: 'mfe-a',
    entry: { file: 'entry.js', integrity: 'x' },
    routes: [route('home', '/'), route('program', '/programs/:id'), route('step', '/step', { listed: false })],
    slots: [],
    documents: [{ id: 'mfe-a:feed', path: '/notices/:section/feed.xml', type: 'application/rss+xml' }],
  } as unknown as RemoteManifest,
  base: '/remotes/mfe-a/',
  load: jest.fn(),
  loadDocument: async () => ({ default: feed }),
  addresses: new Map([['mfe-a:program', async () => ({ default: async () => programs })]]),
};

const log = { error: jest.fn() } as unknown as FastifyBaseLogger;
const options = { site: createSite([release]), api: { get: async () => null }, publicUrl: PUBLIC_URL, log };
const read = (path: string) => writeDocument(new URL(path, PUBLIC_URL), options);
const map = (path: string, more: object = {}) => writeSitemap(path, { ...options, ...more });
const places = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

describe('documents', () => {
  test('are written by the remote that declares their address', async () => {
    expect(await read('/notices/tenders/feed.xml')).toEqual({
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
      body: '<rss>https://seu.example/tenders</rss>',
    });
  });

  test('an address that names nothing is 404, and one of no document is left to the pages', async () => {
    expect(await read('/notices/nonsense/feed.xml')).toMatchObject({ status: 404 });
    expect(
      ['/notices/x/feed.xml', '/notices/tenders'].map((path) => isDocument(options.site, new URL(path, PUBLIC_URL))),
    ).toEqual([true, false]);
  });

  test('one that cannot be written is 503 and logged', async () => {
    jest.mocked(feed).mockRejectedValueOnce(new Error('No data'));
    expect(await read('/notices/tenders/feed.xml')).toMatchObject({ status: 503 });
    expect(log.error).toHaveBeenCalledWith({ err: new Error('No data'), document: 'mfe-a:feed' }, expect.any(String));
  });
});

describe('site maps', () => {
  test('the index names the pages and every route that can name its own', async () => {
    expect(places(await map('/sitemap.xml'))).toEqual([
      'https://seu.example/sitemaps/pages.xml',
      'https://seu.example/sitemaps/mfe-a-program.xml',
    ]);
  });

  test('pages are those without parameters that are listed', async () => {
    expect(places(await map('/sitemaps/pages.xml'))).toEqual(['https://seu.example/']);
  });

  test('a route’s pages come with the day they changed, and no address breaks the XML', async () => {
    const xml = await map('/sitemaps/mfe-a-program.xml');
    expect(places(xml)).toEqual(['https://seu.example/programs/1', 'https://seu.example/programs/a&amp;b']);
    expect(xml).toContain('<lastmod>2025-08-01T00:00:00.000Z</lastmod>');
  });

  test('there is no other', async () => {
    expect(await map('/sitemaps/nonsense.xml')).toBeUndefined();
    expect(await map('/courses')).toBeUndefined();
  });

  test('one whose pages cannot be read fails, so that a search engine keeps what it has; the rest stands', async () => {
    const broken = { ...release, addresses: new Map([['mfe-a:program', () => Promise.reject(new Error('Broken'))]]) };
    const site = createSite([broken]);
    await expect(map('/sitemaps/mfe-a-program.xml', { site })).rejects.toThrow('Broken');
    expect(places(await map('/sitemaps/pages.xml', { site }))).toHaveLength(1);
  });
});

test('robots.txt says where the site maps are, and what says nothing without a login', () => {
  expect(robots(PUBLIC_URL)).toMatch(/^Sitemap: https:\/\/seu\.example\/sitemap\.xml$/m);
  expect(robots(PUBLIC_URL)).toMatch(/^Disallow: \/admin\/$/m);
});
