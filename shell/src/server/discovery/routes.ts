import type { ApiPort } from '@university/shared';
import { lookOf } from '@university/shared/colours';
import type { Turns } from '@university/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Edition } from '../edition';
import { iconOf } from '../../site/icon';
import type { Rendering } from '../renderers/renderers';
import { ICON_SIZES, drawIcon, iconPath, robots, webManifest } from './site-files';
import { writeSitemap } from './sitemap';
import { socialCard } from './social-card';
import { texts } from '../texts';

interface Options {
  edition: () => Promise<Edition>;
  rendering: Rendering;
  portFor: (visitorAddress: string) => ApiPort;
  publicUrl: string;
  turns: Turns;
}

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';

/** What the site tells machines about itself: site maps, robots.txt, the web manifest, icons, pictures for shared links. */
export function addDiscovery(web: FastifyInstance, { edition, rendering, portFor, publicUrl, turns }: Options): void {
  const send = (reply: FastifyReply, type: string, cache: string, body: string | Buffer) =>
    reply.type(type).header('cache-control', cache).send(body);

  web.get('/robots.txt', (_request, reply) => send(reply, 'text/plain; charset=utf-8', DAY, robots(publicUrl)));
  web.get('/site.webmanifest', async (_request, reply) => {
    const { identity } = (await edition()).site;
    return send(reply, 'application/manifest+json', HOUR, webManifest(identity));
  });

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
      const path = String(page);
      if (!path.startsWith('/') || !URL.canParse(publicUrl + path) || !isDecodable(path)) return null;
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
        return writeSitemap(pathname, { site: at.site, publicUrl, addressesOf });
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
