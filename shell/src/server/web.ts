import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SITE_PAGES_PATH } from '@university/shared';
import type { FastifyInstance } from 'fastify';
import type { ApiAccess } from './api-access';
import type { RegistryEntry } from './releases/registry';
import type { Releases } from './releases/releases';
import { renderPage } from './render/render-page';
import type { ShellBuild } from './shell-build';
import { createSite, type Site } from './site';

interface Options {
  shell: ShellBuild;
  /** Folder of the shell's build. */
  dist: string;
  registry: readonly RegistryEntry[];
  releases: Releases;
  api: ApiAccess;
  publicUrl: string;
}

/** Hashed files never change. */
const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, decorateReply: false } as const;

/** Everything the site serves: the API, hashed files, remotes that live in folders, and pages. */
export async function addRoutes(
  web: FastifyInstance,
  { shell, dist, registry, releases, api, publicUrl }: Options,
): Promise<void> {
  web.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  await web.register(api.plugin, { prefix: '/api/v1' });
  await web.register(fastifyStatic, { root: join(dist, 'browser'), prefix: '/assets/', ...IMMUTABLE });
  await web.register(fastifyStatic, {
    root: join(dist, '../public'),
    prefix: '/',
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  });
  for (const { name, place } of registry) {
    if (place.kind !== 'folder' || !existsSync(join(place.folder, 'browser'))) continue;
    await web.register(fastifyStatic, {
      root: join(place.folder, 'browser'),
      prefix: `/remotes/${name}/`,
      ...IMMUTABLE,
    });
  }

  let last: Site | null = null;
  async function currentSite(): Promise<Site> {
    const now = await releases.current();
    const unchanged =
      last?.releases.length === now.length && now.every((release, index) => release === last?.releases[index]);
    if (!last || !unchanged) last = createSite(now);
    return last;
  }

  web.get(SITE_PAGES_PATH, async (_request, reply) => {
    const { pages } = await currentSite();
    return reply.header('cache-control', 'public, max-age=60').send(pages);
  });
  web.get('/*', async (request, reply) => {
    const site = await currentSite();
    const port = api.portFor(request.ip);
    const url = new Request(new URL(request.url, publicUrl));
    const { status, headers, body } = await renderPage(url, { site, api: port, publicUrl, shell, log: request.log });
    return reply.code(status).headers(headers).send(body);
  });
}
