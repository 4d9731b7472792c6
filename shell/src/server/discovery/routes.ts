import { join } from 'node:path';
import type { ApiPort } from '@university/shared';
import type { Turns } from '@university/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteHandle } from '../../site/routes';
import { NOT_FOUND_ID } from '../../site/routes';
import { pageName } from '../../site/page';
import { pageData } from '../render/page-data';
import type { RequestContext, Site } from '../site';
import { ICON_SIZES, drawIcon, iconPath, robots, webManifest } from './site-files';
import { writeSitemap } from './sitemap';
import { socialCard } from './social-card';

interface Options {
  currentSite: () => Promise<Site>;
  portFor: (visitorAddress: string) => ApiPort;
  publicUrl: string;
  /** Folder of the files that stand at the root of the site. */
  publicFolder: string;
  turns: Turns;
}

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';

/** What the site tells machines about itself: site maps, robots.txt, the web manifest, icons, pictures for shared links. */
export function addDiscovery(
  web: FastifyInstance,
  { currentSite, portFor, publicUrl, publicFolder, turns }: Options,
): void {
  const send = (reply: FastifyReply, type: string, cache: string, body: string | Buffer) =>
    reply.type(type).header('cache-control', cache).send(body);

  web.get('/robots.txt', (_request, reply) => send(reply, 'text/plain; charset=utf-8', DAY, robots(publicUrl)));
  web.get('/site.webmanifest', (_request, reply) => send(reply, 'application/manifest+json', DAY, webManifest));

  for (const size of ICON_SIZES) {
    let icon: Buffer | null = null;
    web.get(iconPath(size), (_request, reply) => {
      icon ??= drawIcon(join(publicFolder, 'icon.svg'), size);
      return send(reply, 'image/png', DAY, icon);
    });
  }

  web.get('/social-card.png', async (request, reply) => {
    const { page = '/' } = request.query as { page?: string };
    const card = await turns.run(request, reply, async () => {
      const name = await nameOf(String(page), await currentSite(), portFor(request.ip), publicUrl);
      return name && socialCard(name);
    });
    if (!card) return reply.code(404).type('text/plain').send('There is no such page.\n');
    return send(reply, 'image/png', DAY, card);
  });

  for (const path of ['/sitemap.xml', '/sitemaps/:file']) {
    web.get(path, async (request, reply) => {
      const { pathname } = new URL(request.url, publicUrl);
      const map = await turns.run(request, reply, async () =>
        writeSitemap(pathname, { site: await currentSite(), api: portFor(request.ip), publicUrl }),
      );
      if (!map) return reply.code(404).type('text/plain').send('There is no such site map.\n');
      return send(reply, 'application/xml; charset=utf-8', HOUR, map);
    });
  }
}

/** What the page at this path is called; null where none is. Only names of pages are drawn, so nobody can put words on the card. */
async function nameOf(path: string, site: Site, api: ApiPort, publicUrl: string): Promise<string | null> {
  if (!path.startsWith('/') || !URL.canParse(publicUrl + path) || !isDecodable(path)) return null;
  const requestContext: RequestContext = { queryClient: pageData(site, api) };
  const url = new URL(publicUrl + path);
  const context = await site.at(url.pathname).handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return null;
  const match = context.matches.at(-1);
  const info = match && (context.loaderData[match.route.id] as Parameters<typeof pageName>[1]);
  if (!match || match.route.id === NOT_FOUND_ID || info?.status === 404) return null;
  return pageName(match.route.handle as RouteHandle, info);
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
