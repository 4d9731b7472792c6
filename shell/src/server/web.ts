import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SITE_PAGES_PATH } from '@university/shared';
import { fail, OVERLOADED, sendBytes, sendPublic, turnAway, Turns } from '@university/web';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAccess } from './api-access';
import { editions } from './edition';
import { isDocument, writeDocument } from './discovery/documents';
import { addDiscovery } from './discovery/routes';
import { addMonitoring } from './monitoring/routes';
import { previewsOf } from './preview/cookie';
import { previewPage } from './preview/page';
import { addPreviews } from './preview/routes';
import type { RegistryEntry } from './releases/registry';
import { releaseMark, type ShellBuild } from './shell-build';
import type { Releases } from './releases/releases';
import { pageAddress } from './render/page-cache';
import { renderPage, type PageAnswer } from './render/render-page';
import { addServiceWorker } from './service-worker';
import { RELEASE_PATH } from '../site/boot';

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
  /** Whether browsers save pages for when they are offline; false takes the service worker back. */
  savesPages: boolean;
  /** In which what must be computed is done; others in tests. */
  turns?: Turns;
}

/** Hashed files never change. */
const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, decorateReply: false } as const;

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
  {
    shell,
    dist,
    registry: remotes,
    releases,
    api,
    publicUrl,
    previewOrigins,
    metricsToken,
    savesPages,
    turns = new Turns(),
  }: Options,
): Promise<void> {
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === OVERLOADED) return turnAway(error.message, request, reply);
    // What the framework refuses says why; what is our own fault does not.
    return (error.statusCode ?? 500) < 500 ? reply.send(error) : fail(error, request, reply);
  });
  const isSecure = publicUrl.startsWith('https:');
  web.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
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

  const edition = editions({ releases: () => releases.current(), dataVersion: () => api.dataVersion() });
  const currentSite = async () => (await edition()).site;

  web.get(SITE_PAGES_PATH, async (_request, reply) => {
    const { pages } = await currentSite();
    return reply.header('cache-control', 'public, max-age=60').send(pages);
  });
  web.get(RELEASE_PATH, async (_request, reply) => {
    const { releases: inUse } = await currentSite();
    return reply.header('cache-control', 'no-store').send({ release: releaseMark(shell, inUse) });
  });
  addServiceWorker(web, join(dist, 'worker/service-worker.js'), !savesPages);
  addDiscovery(web, { currentSite, portFor: api.portFor, publicUrl, publicFolder, turns });
  await addMonitoring(web, { releases, token: metricsToken });
  const names = remotes.map(({ name }) => name);
  addPreviews(web, { names, allowed: previewOrigins, publicUrl });
  web.get('/*', async (request, reply) => {
    const url = addressOf(request.url, publicUrl);
    if (!url) return reply.code(400).type('text/plain').send('This address cannot be read.\n');
    const { site, pages } = await edition();
    const previews = previewsOf(request.headers.cookie, names, previewOrigins);
    const address = pageAddress(site, url);
    const cached = previews || !address ? undefined : pages?.get(address);
    if (cached) return sendPage(cached, request, reply);
    const options = { site, api: api.portFor(request.ip), publicUrl, log: request.log };
    const inTurn = <T>(work: () => Promise<T>, name?: string) => turns.run(request, reply, work, name);
    if (isDocument(site, url)) {
      const document = await inTurn(() => writeDocument(url, options), url.pathname + url.search);
      reply.code(document.status).type(document.type).headers(DOCUMENT_HEADERS);
      return reply.send(document.body);
    }
    if (previews) {
      const { status, headers, body } = previewPage(site, shell, previews);
      return reply.code(status).headers(headers).send(body);
    }
    const render = (from: string) => renderPage(new Request(from), { ...options, shell });
    if (!address || !pages) return sendPage(await inTurn(() => render(url.href)), request, reply);
    const page = await inTurn(() => pages.getOr(address, () => render(publicUrl + address)), address);
    // A page that has moved leads on with the whole query, also with what it does not read.
    return sendPage(page.headers.location ? await render(url.href) : page, request, reply);
  });
}

function sendPage({ status, headers, body, isCacheable }: PageAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status).headers(headers);
  return isCacheable ? sendPublic(body, request, reply) : sendBytes(body, request, reply);
}

/** The address on this site, whatever host the request line names; null where it is none. */
function addressOf(target: string, publicUrl: string): URL | null {
  try {
    return new URL(publicUrl + target.replace(/^\/{2,}/, '/'));
  } catch {
    return null;
  }
}
