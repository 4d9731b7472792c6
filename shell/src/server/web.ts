import { join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { SITE_PAGES_PATH } from '@university/shared';
import type { FastifyInstance } from 'fastify';
import type { ApiAccess } from './api-access';
import { writeDocument } from './discovery/documents';
import { addDiscovery } from './discovery/routes';
import { addMonitoring } from './monitoring/routes';
import { previewsOf } from './preview/cookie';
import { previewPage } from './preview/page';
import { addPreviews } from './preview/routes';
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
  /** Origins from which one browser's previews may come. */
  previewOrigins: readonly string[];
  /** Opens the state of the remotes. */
  metricsToken: string | undefined;
}

/** Hashed files never change. */
const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, decorateReply: false } as const;

/** Of pages; files have compressed variants beside them, the API compresses what it keeps. Quality 4 of brotli is as fast as gzip. */
const COMPRESSION = {
  global: false,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Documents hold what also stands in pages, so search engines need not list them. */
const DOCUMENT_HEADERS = {
  'cache-control': 'public, max-age=60',
  'content-security-policy': "default-src 'none'",
  'x-robots-tag': 'noindex',
};

/** Of every answer. Pages and documents have a policy for their content besides. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Everything the site serves: the API, hashed files, remotes that live in folders, and pages. */
export async function addRoutes(
  web: FastifyInstance,
  { shell, dist, registry: remotes, releases, api, publicUrl, previewOrigins, metricsToken }: Options,
): Promise<void> {
  await web.register(fastifyCompress, COMPRESSION);
  web.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
  await web.register(api.plugin, { prefix: '/api/v1' });
  await web.register(fastifyStatic, { root: join(dist, 'browser'), prefix: '/assets/', ...IMMUTABLE });
  const publicFolder = join(dist, '../public');
  await web.register(fastifyStatic, {
    root: publicFolder,
    prefix: '/',
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  });
  for (const { name, place } of remotes) {
    if (place.kind !== 'folder') continue;
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
  addDiscovery(web, { currentSite, portFor: api.portFor, publicUrl, publicFolder });
  await addMonitoring(web, { releases, token: metricsToken });
  const names = remotes.map(({ name }) => name);
  addPreviews(web, { names, allowed: previewOrigins, publicUrl });
  web.get('/*', async (request, reply) => {
    const url = addressOf(request.url, publicUrl);
    if (!url) return reply.code(400).type('text/plain').send('This address cannot be read.\n');
    const site = await currentSite();
    const options = { site, api: api.portFor(request.ip), publicUrl, log: request.log };
    const document = await writeDocument(url, options);
    if (document) {
      reply.code(document.status).type(document.type).headers(DOCUMENT_HEADERS);
      return reply.send(document.body);
    }
    const previews = previewsOf(request.headers.cookie, names, previewOrigins);
    const { status, headers, body } = previews
      ? previewPage(site, shell, previews)
      : await renderPage(new Request(url), { ...options, shell });
    reply.code(status).headers(headers);
    return reply.compress(body);
  });
}

/** The address on this site, whatever host the request line names; null where it is none. */
function addressOf(target: string, publicUrl: string): URL | null {
  const address = publicUrl + target.replace(/^\/{2,}/, '/');
  return URL.canParse(address) ? new URL(address) : null;
}
