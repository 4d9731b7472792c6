import type { ApiPort } from '@university/shared';
import { lookOf } from '@university/shared/colours';
import { languageOf } from '@university/shared/language';
import type { RequestQueue } from '@university/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { iconOf } from '../../site/icon';
import type { LanguageSites } from '../language-sites';
import { ICON_SIZES, drawIcon, iconPath, robots, webManifest } from './site-files';
import { writeSitemap } from './sitemap';
import { socialCard } from './social-card';
import { texts } from '../texts';

interface Options {
  sites: LanguageSites;
  portFor: (visitorAddress: string) => ApiPort;
  publicUrl: string;
  turns: RequestQueue;
}

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';

/** What the site tells machines about itself: site maps, robots.txt, the web manifest, icons, pictures for shared links. */
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

  web.get('/icon.svg', async (_request, reply) =>
    send(reply, 'image/svg+xml', HOUR, iconOf(lookOf((await edition()).site.identity))),
  );
  for (const size of ICON_SIZES) {
    let drawn: { svg: string; icon: Buffer } | null = null;
    web.get(iconPath(size), async (_request, reply) => {
      const look = lookOf((await edition()).site.identity);
      const svg = iconOf(look);
      if (drawn?.svg !== svg) drawn = { svg, icon: drawIcon(look, size) };
      return send(reply, 'image/png', HOUR, drawn.icon);
    });
  }

  web.get('/social-card.png', async (request, reply) => {
    const { page = '/' } = request.query as { page?: string };
    const card = await turns.run(request, reply, async () => {
      const asked = String(page);
      if (!asked.startsWith('/') || !URL.canParse(publicUrl + asked) || !isDecodable(asked)) return null;
      const { language, path } = languageOf(asked);
      const { edition, rendering } = sites.find((site) => site.language === language) ?? sites[0];
      const at = { ...(await edition()), api: portFor(request.ip) };
      // Only names of pages are drawn, so nobody can put words on the card.
      const name = await rendering.run('pageName', { url: publicUrl + path }, at);
      return name && socialCard(name, at.site.identity);
    });
    if (!card) return reply.code(404).type('text/plain').send(texts.noPage);
    return send(reply, 'image/png', DAY, card);
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

/** The router would write what it cannot decode to the console. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
