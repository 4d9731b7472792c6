import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PREVIEW_HEADERS, previewTokenIn, withBar } from './preview/draft-preview';
import { draftSites } from './preview/draft-site';
import { SITE_PAGES_PATH } from '@university/shared';
import { EncodedBytes, fail, OVERLOADED, sendBytes, sendPublic, turnAway, type Turns } from '@university/web';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAccess } from './api-access';
import { editions } from './edition';
import { canaryChoice } from './canaries';
import { addDiscovery } from './discovery/routes';
import { addMonitoring } from './monitoring/routes';
import type { SeenErrors } from './monitoring/seen-errors';
import { previewsOf } from './preview/cookie';
import { barePage, previewPage } from './preview/page';
import { addPreviews } from './preview/routes';
import { addRemoteFiles, IMMUTABLE } from './releases/remote-files';
import { addSiteContract } from './releases/site-contract';
import { addReleaseWebhook } from './releases/webhook';
import type { TakeOut } from './releases/release';
import type { Releases } from './releases/releases';
import { pageAddress } from './pages/page-cache';
import { Changes } from './pages/changes';
import type { PageAnswer } from './pages/page-answer';
import { PageMaker } from './pages/page-maker';
import { isAt, UNREADABLE } from '../renderer/documents';
import { releaseMark, type ShellBuild } from '../renderer/shell-build';
import type { OpenRenderers } from './renderers/open-renderers';
import { staffBrowsers } from './staff-browsers';
import { addServiceWorker } from './service-worker';
import { navigationOf } from '../layout/navigation/navigation-tree';
import { type Lifted, addSiteState } from './site-state/routes';
import { SourceMaps } from './site-state/source-maps';
import { addVisits } from './visits/visits';
import { RELEASE_PATH } from '../site/boot';
import { SHELL } from '../site/monitoring';
import { texts } from './texts';

interface Options {
  shell: ShellBuild;
  /** Folder of the shell's build. */
  dist: string;
  releases: Releases;
  takeOut: TakeOut;
  /** Called when an admin let a release be used again. */
  lifted: (lifted: Lifted) => Promise<void>;
  /** Errors as they are seen. */
  seen: SeenErrors;
  api: ApiAccess;
  /** Runs remotes' server code. */
  rendering: Pick<OpenRenderers, 'run' | 'runPreview'>;
  publicUrl: string;
  /** Origins from which one browser's previews may come. */
  previewOrigins: readonly string[];
  /** Opens the state of the remotes. */
  metricsToken: string | undefined;
  /** Whether browsers save pages for when they are offline; false takes the service worker back. */
  savesPages: boolean;
  /** Of the site, where this process has it. */
  secret: string | undefined;
  /** In which what must be computed is done. */
  turns: Turns;
}

/** Documents hold what also stands in pages, so search engines need not list them. */
const DOCUMENT_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-robots-tag': 'noindex',
};

/** How long a document is good without asking. */
const DOCUMENT_SECONDS = 60;

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
    releases,
    takeOut,
    lifted,
    seen,
    api,
    rendering,
    publicUrl,
    previewOrigins,
    metricsToken,
    savesPages,
    secret,
    turns,
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
  const staff = staffBrowsers({ secret, isSecure });
  staff.watch(web);
  await web.register(api.plugin, { prefix: '/api/v1' });
  await web.register(fastifyStatic, {
    root: join(dist, 'browser'),
    prefix: '/assets/',
    decorateReply: false,
    ...IMMUTABLE,
  });
  await addRemoteFiles(web, releases);

  const edition = editions({
    served: (canaries) => releases.served(canaries),
    dataVersion: () => api.dataVersion(),
    identity: () => api.identity(),
  });
  const { givenTo, givenWithPage } = canaryChoice({
    canaries: () => releases.canaries(),
    isStaff: staff.isStaff,
    isSecure,
  });

  web.get(SITE_PAGES_PATH, async (request, reply) => {
    const canaries = givenTo(request);
    const { pages } = (await edition(canaries)).site;
    const whose = canaries.length > 0 ? 'private' : 'public';
    return reply.header('cache-control', `${whose}, max-age=60`).send(pages);
  });
  web.get(RELEASE_PATH, async (request, reply) => {
    const { releases: inUse } = (await edition(givenTo(request))).site;
    return reply.header('cache-control', 'no-store').send({ release: releaseMark(shell, inUse) });
  });
  const whose = async () => (await edition()).site.identity;
  const navigation = async () => navigationOf(await whose());
  addServiceWorker(web, join(dist, 'worker/service-worker.js'), !savesPages, whose);
  addDiscovery(web, { edition, rendering, portFor: api.portFor, publicUrl, turns });
  await addMonitoring(web, { releases, takeOut, seen, navigation, token: metricsToken });
  const maps = new SourceMaps((owner) => {
    const folder = owner === SHELL ? dist : releases.folderOf(owner);
    return folder && join(folder, 'maps');
  });
  await addSiteState(web, { releases, seen, navigation, lifted, mapped: (positions) => maps.lines(positions) });
  await addReleaseWebhook(web, releases);
  addSiteContract(web, { releases, provides: shell.provides });
  const names = () => releases.names();
  addPreviews(web, { names, allowed: previewOrigins, publicUrl });
  const changes = new Changes();
  const siteOf = draftSites();
  const visits = await addVisits(web, { send: api.addVisits, isStaff: staff.isStaff });
  const maker = new PageMaker(rendering, ({ site }) => barePage(site, shell));
  web.get('/*', async (request, reply) => {
    const url = addressOf(request.url, publicUrl);
    if (!url) return reply.code(400).type('text/plain').send(texts.unreadableAddress);
    const canaries = givenWithPage(request, reply);
    const { site, pages, version } = await edition(canaries);
    const draft = previewTokenIn(request.headers.cookie);
    if (draft && (await api.isPreview(draft))) {
      const seen = siteOf(site, await api.identity(draft).catch(() => site.identity));
      const at = { site: seen, version: null, api: api.portFor(request.ip, draft), log: request.log };
      const made = await turns.run(request, reply, () => rendering.runPreview('page', { url: url.href }, at));
      reply.code(made.status).headers({ ...made.headers, ...PREVIEW_HEADERS });
      return reply.send(withBar(Buffer.from(made.body).toString()));
    }
    // Caches on the way hand on neither a canary nor a browser's place among visitors.
    const whose = canaries.length > 0 || reply.hasHeader('set-cookie') ? 'private' : 'public';
    const previews = previewsOf(request.headers.cookie, names(), previewOrigins);
    const address = pageAddress(site, url);
    const send = (page: PageAnswer) => {
      visits.page(request, url.pathname, page.status, site.routeAt(url.pathname));
      return sendPage(page, request, reply, whose);
    };
    const cached = previews || !address ? undefined : pages.get(address);
    if (cached) return send(cached);
    const at = { site, version, api: api.portFor(request.ip), log: request.log };
    const inTurn = <T>(work: () => Promise<T>, name?: string) =>
      turns.run(request, reply, work, name && [name, ...canaries].join(' '));
    if (site.documents.some(({ path }) => isAt(url, path))) {
      const write = () => rendering.run('document', { url: url.href }, at);
      const document = await inTurn(write, url.pathname + url.search).catch((error: Error) => {
        if ('status' in error) throw error;
        request.log.error({ err: error, path: url.pathname }, 'document could not be written');
        return UNREADABLE;
      });
      reply.code(document.status).type(document.type).headers(DOCUMENT_HEADERS);
      const bytes = new EncodedBytes(document.body);
      const maxAge = DOCUMENT_SECONDS;
      if (document.status !== 200) {
        return sendBytes(bytes, request, reply.header('cache-control', `${whose}, max-age=${maxAge}`));
      }
      const changed = changes.changedAt(url.pathname, document.body);
      return sendPublic(bytes, request, reply, { whose, maxAge, changed });
    }
    if (previews) {
      const { status, headers, body } = previewPage(site, shell, previews);
      return reply.code(status).headers(headers).send(body);
    }
    if (!address) return send(await inTurn(() => maker.make(url.href, at)));
    const make = () => maker.make(publicUrl + address, at);
    const page = await inTurn(() => pages.getOr(address, make), address);
    // A page that has moved leads on with the whole query, also with what it does not read.
    return send(page.headers.location && url.search ? await maker.make(url.href, at) : page);
  });
}

function sendPage(
  { status, headers, body, isCacheable }: PageAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  whose: 'public' | 'private',
) {
  reply.code(status).headers(headers);
  return isCacheable ? sendPublic(body, request, reply, { whose }) : sendBytes(body, request, reply);
}

/** The address on this site, whatever host the request line names; null where it is none. */
function addressOf(target: string, publicUrl: string): URL | null {
  try {
    return new URL(publicUrl + target.replace(/^\/{2,}/, '/'));
  } catch {
    return null;
  }
}
