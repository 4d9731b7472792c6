/** @jest-environment node */
import type { Address } from '@university/shared/remote';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { Release } from '../releases/release';
import { createSite } from '../site';
import { PUBLIC_URL, route } from '../../testing/front-door';
import { robots } from './site-files';
import { writeSitemap } from './sitemap';

const programs: Address[] = [{ path: '/programs/1', changed: '2025-08-01T00:00:00Z' }, { path: '/programs/a&b' }];

const release: Release = {
  key: 'a',
  manifest: {
    name: 'mfe-a',
    entry: { file: 'entry.js', integrity: 'x' },
    routes: [route('home', '/'), route('program', '/programs/:id'), route('step', '/step', { listed: false })],
    slots: [],
    documents: [],
  } as unknown as RemoteManifest,
  base: '/remotes/mfe-a/',
  code: new Uint8Array(),
  addresses: ['mfe-a:program'],
};

const addressesOf = jest.fn(async (id: string) => (id === 'mfe-a:program' ? programs : []));
const site = createSite([release]);
const map = (path: string) => writeSitemap(path, { site, publicUrl: PUBLIC_URL, addressesOf });
const places = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

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
    addressesOf.mockRejectedValueOnce(new Error('Broken'));
    await expect(map('/sitemaps/mfe-a-program.xml')).rejects.toThrow('Broken');
    expect(places(await map('/sitemaps/pages.xml'))).toHaveLength(1);
  });
});

test('robots.txt says where the site maps are, and what says nothing without a login', () => {
  expect(robots(PUBLIC_URL)).toMatch(/^Sitemap: https:\/\/seu\.example\/sitemap\.xml$/m);
  expect(robots(PUBLIC_URL)).toMatch(/^Disallow: \/admin\/$/m);
});
