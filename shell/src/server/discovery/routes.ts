import type { ApiPort } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Resvg } from '@resvg/resvg-js';
import { FIXED, lookOf } from '@university/shared/colours';
import type { AnswerOf, Identity } from '@university/shared/contract';
import type { SiteIdentity } from '@university/shared/identity';
import { addressIn, type Language, LANGUAGES, languageOf } from '@university/shared/language';
import type { RequestQueue } from '@university/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { iconOf, iconOfPicture } from '../../site/icon';
import { ifValid } from '../../site/if-valid';
import type { LanguageSites } from '../language-sites';
import { writeSitemap } from './sitemap';
import { socialCard } from './social-card';
import { texts } from '../texts';

/** `*` matches any text, and a prefix is enough (RFC 9309, 2.2.3). */
const PUBLIC_FILES = ['/api/v1/notice/*/file', '/api/v1/media/'];

/** The longest match wins; some crawlers take the first. */
export function robots(publicUrl: string): string {
  return `User-agent: *
${PUBLIC_FILES.map((path) => `Allow: ${path}\n`).join('')}Disallow: /admin/
Disallow: /api/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Pixels: Apple's home screen, and two of the web manifest. */
const ICON_SIZES = [180, 192, 512] as const;

type IconSize = (typeof ICON_SIZES)[number];

const MASKABLE: IconSize = 512;

const iconPath = (size: IconSize): string => `/icon-${size}.png`;

export const drawIcon = (svg: string, size: IconSize): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = (
  { name, shortName, tagline, look, icon }: Identity & Pick<SiteIdentity, 'look' | 'icon'>,
  language: Language,
): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline && { description: tagline }),
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'browser',
    lang: LANGUAGES[language].lang,
    background_color: FIXED.light.paper,
    theme_color: lookOf({ look }).night,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any',
      })),
      // A chosen one may have marks in its corners.
      ...(icon
        ? []
        : [{ src: iconPath(MASKABLE), sizes: `${MASKABLE}x${MASKABLE}`, type: 'image/png', purpose: 'maskable' }]),
    ],
  });

interface Options {
  sites: LanguageSites;
  portFor: (visitorAddress: string) => ApiPort;
  publicUrl: string;
  turns: RequestQueue;
}

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';

export function addDiscovery(web: FastifyInstance, { sites, portFor, publicUrl, turns }: Options): void {
  const [{ edition, rendering }] = sites;
  const send = (reply: FastifyReply, type: string, cache: string, body: string | Buffer) =>
    reply.type(type).header('cache-control', cache).send(body);

  web.get('/robots.txt', (_request, reply) => send(reply, 'text/plain; charset=utf-8', DAY, robots(publicUrl)));
  for (const { language, prefix, edition } of sites) {
    web.get(`${prefix}/site.webmanifest`, async (_request, reply) => {
      const { identity } = (await edition()).site;
      return send(reply, 'application/manifest+json', HOUR, webManifest(identity, language));
    });
  }

  let chosen: { address: string; png: string | null } | null = null;
  /** The one before, or none, while the API is away: not to be kept. */
  async function pictureOf({ icon: address }: SiteIdentity, visitor: string, cache: string) {
    if (!address) return { png: null, cache };
    if (chosen?.address !== address) {
      const [, path = ''] = calls.getIcon.split(' ');
      const answer = (await portFor(visitor)
        .get(path)
        .catch(() => undefined)) as AnswerOf<'getIcon'> | undefined;
      if (!answer) return { png: chosen?.png ?? null, cache: 'no-store' };
      chosen = { address, png: answer.data.icon };
    }
    return { png: chosen.png, cache };
  }
  async function iconNow(visitor: string): Promise<{ svg: string; cache: string }> {
    const { identity } = (await edition()).site;
    const { png, cache } = await pictureOf(identity, visitor, HOUR);
    return { svg: png ? iconOfPicture(png) : iconOf(lookOf(identity)), cache };
  }

  web.get('/icon.svg', async (request, reply) => {
    const { svg, cache } = await iconNow(request.ip);
    return send(reply, 'image/svg+xml', cache, svg);
  });
  for (const size of ICON_SIZES) {
    let drawn: { svg: string; icon: Buffer } | null = null;
    web.get(iconPath(size), async (request, reply) => {
      const { svg, cache } = await iconNow(request.ip);
      if (drawn?.svg !== svg) drawn = { svg, icon: drawIcon(svg, size) };
      return send(reply, 'image/png', cache, drawn.icon);
    });
  }

  web.get('/social-card.png', async (request, reply) => {
    const { page = '/' } = request.query as { page?: string };
    const card = await turns.run(request, reply, async () => {
      const asked = String(page);
      // The router would log what it cannot decode.
      if (!asked.startsWith('/') || !URL.canParse(publicUrl + asked) || ifValid(() => decodeURI(asked)) === undefined)
        return null;
      const { language, path } = languageOf(asked);
      const { edition, rendering } = sites.find((site) => site.language === language) ?? sites[0];
      const at = { ...(await edition()), api: portFor(request.ip) };
      // Only titles of existing pages: nobody can put words on the card.
      const name = await rendering.run('pageName', { url: publicUrl + path }, at);
      const { png, cache } = await pictureOf(at.site.identity, request.ip, DAY);
      return name && { cache, picture: socialCard(name, at.site.identity, png) };
    });
    if (!card) return reply.code(404).type('text/plain').send(texts.noPage);
    return send(reply, 'image/png', card.cache, card.picture);
  });

  for (const path of ['/sitemap.xml', '/sitemaps/:file']) {
    web.get(path, async (request, reply) => {
      const { pathname } = new URL(request.url, publicUrl);
      const map = await turns.run(request, reply, async () => {
        const at = { ...(await edition()), api: portFor(request.ip) };
        const addressesOf = (id: string) => rendering.run('addresses', { id }, at);
        const others = sites
          .slice(1)
          .map(async ({ language, edition }) => ({ language, site: (await edition()).site }));
        const all = [{ language: 'en' as const, site: at.site }, ...(await Promise.all(others))] as const;
        return writeSitemap(pathname, { sites: all, publicUrl, addressesOf });
      });
      if (!map) return reply.code(404).type('text/plain').send(texts.noSiteMap);
      return send(reply, 'application/xml; charset=utf-8', HOUR, map);
    });
  }
}
