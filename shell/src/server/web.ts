import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SITE_PAGES_PATH } from '@university/shared';
import { fail, OVERLOADED, type RequestQueue, rejectOverloaded } from '@university/web';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ApiAccess } from './api-access';
import { addCachesInFront } from './caches-in-front/caches-in-front';
import { canaryChoice } from './canaries';
import type { Config } from './config';
import { addDiscovery } from './discovery/routes';
import { type LanguageSources, languageSites } from './language-sites';
import { addMonitoring } from './monitoring/routes';
import type { SeenErrors } from './monitoring/seen-errors';
import { addPreviews } from './preview/routes';
import { addRemoteFiles, IMMUTABLE } from './releases/remote-files';
import { addSiteContract } from './releases/site-contract';
import { addReleaseWebhook } from './releases/webhook';
import type { TakeOut } from './releases/release';
import type { Releases } from './releases/releases';
import { addPages } from './pages/routes';
import { releaseMark } from '../renderer/shell-build';
import { staffBrowsers } from './staff-browsers';
import { addServiceWorker } from './service-worker';
import { navigationOf } from '../layout/navigation/navigation-tree';
import { type Lifted, addSiteState } from './site-state/routes';
import { SourceMaps } from './site-state/source-maps';
import { addVisits } from './visits/visits';
import { RELEASE_PATH } from '../site/boot';
import { SHELL } from '../site/monitoring';

interface Options extends Pick<LanguageSources, 'shells' | 'renderingIn'> {
  /** Folder of the shell's build. */
  dist: string;
  releases: Releases;
  takeOut: TakeOut;
  /** Called when an admin let a release be used again. */
  lifted: (lifted: Lifted) => Promise<void>;
  /** Errors as they are seen. */
  seen: SeenErrors;
  api: ApiAccess;
  publicUrl: string;
  /** Origins from which one browser's previews may come. */
  previewOrigins: readonly string[];
  /** Opens the state of the remotes. */
  metricsToken: string | undefined;
  /** Whether browsers save pages for when they are offline; false takes the service worker back. */
  savesPages: boolean;
  /** How a cache in front of the site is told of changes; null where there is none. */
  purge: Config['purge'];
  /** Of the site, where this process has it. */
  secret: string | undefined;
  /** In which what must be computed is done. */
  turns: RequestQueue;
}

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
    shells,
    dist,
    releases,
    takeOut,
    lifted,
    seen,
    api,
    renderingIn,
    publicUrl,
    previewOrigins,
    metricsToken,
    savesPages,
    purge,
    secret,
    turns,
  }: Options,
): Promise<void> {
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === OVERLOADED) return rejectOverloaded(error.message, request, reply);
    // What the framework refuses says why; what is our own fault does not.
    return (error.statusCode ?? 500) < 500 ? reply.send(error) : fail(error, request, reply);
  });
  const isSecure = publicUrl.startsWith('https:');
  web.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  if (purge) {
    const inUse = () => releases.served([]).inUse;
    addCachesInFront(web, {
      ...purge,
      dataVersion: () => api.dataVersion(),
      releases: () =>
        inUse()
          .map(({ key }) => key)
          .join(' '),
    });
  }
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

  const sites = languageSites({ shells, releases, api, renderingIn });
  const [{ edition }] = sites;
  const { givenTo, givenWithPage } = canaryChoice({
    canaries: () => releases.canaries(),
    isStaff: staff.isStaff,
    isSecure,
  });

  for (const { prefix, shell, edition } of sites) {
    web.get(prefix + SITE_PAGES_PATH, async (request, reply) => {
      const canaries = givenTo(request);
      const { pages } = (await edition(canaries)).site;
      const whose = canaries.length > 0 ? 'private' : 'public';
      return reply.header('cache-control', `${whose}, max-age=60`).send(pages);
    });
    web.get(prefix + RELEASE_PATH, async (request, reply) => {
      const { releases: inUse } = (await edition(givenTo(request))).site;
      return reply.header('cache-control', 'no-store').send({ release: releaseMark(shell, inUse) });
    });
  }
  const whose = async () => (await edition()).site.identity;
  const navigation = async () => navigationOf(await whose());
  addServiceWorker(web, { dist, isOff: !savesPages, sites });
  addDiscovery(web, { sites, portFor: api.portFor, publicUrl, turns });
  await addMonitoring(web, { releases, takeOut, seen, navigation, token: metricsToken });
  const maps = new SourceMaps((owner) => {
    const folder = owner === SHELL ? dist : releases.folderOf(owner);
    return folder && join(folder, 'maps');
  });
  await addSiteState(web, { releases, seen, navigation, lifted, mapped: (positions) => maps.lines(positions) });
  await addReleaseWebhook(web, releases);
  addSiteContract(web, { releases, provides: shells.en.provides });
  const names = () => releases.names();
  addPreviews(web, { names, allowed: previewOrigins, publicUrl });
  const visits = await addVisits(web, { send: api.addVisits, isStaff: staff.isStaff });
  addPages(web, { sites, api, visits, givenWithPage, names, publicUrl, previewOrigins, turns });
}
