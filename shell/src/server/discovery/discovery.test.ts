/** @jest-environment node */
import { DEFAULT_LOOK, FIXED, type Look } from '@university/shared/colours';
import type { Address } from '@university/shared/remote';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { exampleIdentity } from '@university/shared/testing/identity';
import sharp from 'sharp';
import { PUBLIC_URL, route } from '../../testing/front-door';
import { releaseOf } from '../../testing/release';
import fastify from 'fastify';
import { createSite } from '../site';
import { iconOf, iconOfPicture } from '../../site/icon';
import { addDiscovery, drawIcon, robots, webManifest } from './routes';
import { writeSitemap } from './sitemap';
import { socialCard } from './social-card';

const programs: Address[] = [{ path: '/programs/1', changed: '2025-08-01T00:00:00Z' }, { path: '/programs/a&b' }];
const routes = [route('home', '/'), route('program', '/programs/:id'), route('step', '/step', { listed: false })];
const release = releaseOf('mfe-a', { routes }, { addresses: ['mfe-a:program'] });
const addressesOf = jest.fn(async (id: string) => (id === 'mfe-a:program' ? programs : []));
const site = createSite([release]);
const map = (path: string) =>
  writeSitemap(path, { sites: [{ language: 'en', site }], publicUrl: PUBLIC_URL, addressesOf });
const places = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

describe('site maps', () => {
  test('the index names the pages and every route that can name its own', async () =>
    expect(places(await map('/sitemap.xml'))).toEqual([
      'https://seu.example/sitemaps/pages.xml',
      'https://seu.example/sitemaps/mfe-a-program.xml',
    ]));

  test('a route’s pages come with the day they changed, and no address breaks the XML', async () => {
    const xml = await map('/sitemaps/mfe-a-program.xml');
    expect(places(xml)).toEqual(['https://seu.example/programs/1', 'https://seu.example/programs/a&amp;b']);
    expect(xml).toContain('<lastmod>2025-08-01T00:00:00.000Z</lastmod>');
  });

  test('a page in two languages stands there in each, with the addresses of both; another one once', async () => {
    const { manifest } = release;
    const [home] = manifest.routes as [RemoteManifest['routes'][number]];
    const hindi = createSite([{ ...release, manifest: { ...manifest, routes: manifest.routes.slice(0, 2) } }]);
    const english = createSite([
      {
        ...release,
        manifest: { ...manifest, routes: [...manifest.routes, { ...home, id: 'mfe-a:own', path: '/own' }] },
      },
    ]);
    const sites = [
      { language: 'en', site: english },
      { language: 'hi', site: hindi },
    ] as const;
    const xml = await writeSitemap('/sitemaps/pages.xml', { sites, publicUrl: PUBLIC_URL, addressesOf });
    expect(places(xml)).toEqual(['https://seu.example/', 'https://seu.example/hi', 'https://seu.example/own']);
    const alternates = [...(xml ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found);
    const both = [
      ['en-IN', 'https://seu.example/'],
      ['hi-IN', 'https://seu.example/hi'],
    ];
    expect(alternates).toEqual([...both, ...both]);
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

describe('robots.txt', () => {
  const rules = [...robots(PUBLIC_URL).matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => ({
    isAllowed: kind === 'Allow',
    path,
  }));

  function isAllowed(address: string): boolean {
    const fits = ({ path }: { path: string }) => {
      const [start = '', ...rest] = path.split('*');
      let at = address.startsWith(start) ? start.length : -1;
      for (const part of rest) {
        const found = at < 0 ? -1 : address.indexOf(part, at);
        at = found < 0 ? -1 : found + part.length;
      }
      return at >= 0;
    };
    const [longest] = rules
      .filter(fits)
      .sort((one, other) => other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed));
    return longest?.isAllowed ?? true;
  }

  test.each([
    '/',
    '/notices/n1',
    '/api/v1/notice/4f1c2a/file',
    '/api/v1/notice/4f1c2a/file?v=0123456789ab',
    '/api/v1/media/9f8e7d/640.avif',
  ])('lets search engines read %s', (address) => expect(isAllowed(address)).toBe(true));

  test.each([
    '/admin/notices',
    '/api/v1/notice',
    '/api/v1/notice/4f1c2a',
    '/api/v1/result/me',
    '/api/v1/download/abc',
    '/api/v1/docs',
  ])('keeps them out of %s', (address) => expect(isAllowed(address)).toBe(false));
});

describe('the look', () => {
  const GREEN: Look = { ...DEFAULT_LOOK, night: '#0b3d2e', light: { ...DEFAULT_LOOK.light, accent: '#ffd166' } };
  const LOOKS: [string, Look | undefined, Look][] = [
    ['the usual look', undefined, DEFAULT_LOOK],
    ['another look', GREEN, GREEN],
  ];

  async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
    const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
    return `#${(await pixel.toBuffer()).toString('hex')}`;
  }

  it.each(LOOKS)('%s is in manifest, icon and card', async (_, look, { night, light }) => {
    expect(JSON.parse(webManifest({ ...exampleIdentity, look }, 'en'))).toMatchObject({
      theme_color: night,
      background_color: FIXED.light.paper,
    });
    expect(await colourAt(drawIcon(iconOf(look ?? DEFAULT_LOOK), 192), 96, 12)).toBe(night);
    const card = socialCard('Programmes', { name: exampleIdentity.name, look });
    expect(await colourAt(card, 4, 620)).toBe(night);
    expect(await colourAt(card, 100, 574)).toBe(light.accent);
  });

  it('a chosen icon is on home screens and on the card', async () => {
    const square = { width: 8, height: 8, channels: 3, background: '#7a1f3d' } as const;
    const png = (await sharp({ create: square }).png().toBuffer()).toString('base64');
    expect(await colourAt(drawIcon(iconOfPicture(png), 192), 96, 96)).toBe('#7a1f3d');
    expect(
      await colourAt(socialCard('Programmes', { ...exampleIdentity, icon: '/api/v1/media/seal' }, png), 110, 110),
    ).toBe('#7a1f3d');
    const { icons } = JSON.parse(webManifest({ ...exampleIdentity, icon: '/api/v1/media/a/b' }, 'en'));
    expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).not.toContain('maskable');
  });

  it('while the API is away the built-in icon stands in, and is not kept', async () => {
    const get = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ data: { icon: 'UE5H' } });
    const identity = { ...exampleIdentity, icon: '/api/v1/media/seal' };
    const sites = [{ language: 'en', prefix: '', edition: async () => ({ site: { identity } }) }];
    const web = fastify();
    addDiscovery(web, { sites, portFor: () => ({ get }), publicUrl: PUBLIC_URL } as unknown as Parameters<
      typeof addDiscovery
    >[1]);
    const read = async () => {
      const { statusCode, headers, body } = await web.inject('/icon.svg');
      return [statusCode, headers['cache-control'], body];
    };
    expect(await read()).toEqual([200, 'no-store', iconOf(DEFAULT_LOOK)]);
    expect(await read()).toEqual([200, 'public, max-age=3600', iconOfPicture('UE5H')]);
  });
});
