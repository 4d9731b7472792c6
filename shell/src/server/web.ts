import { type SiteIdentity, identityScript } from '@university/shared/identity';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EncodedBytes, sendPublic, fail, OVERLOADED, type RequestQueue, rejectOverloaded } from '@university/web';
import type { FastifyInstance, FastifyRequest, FastifyError } from 'fastify';
import { type LanguageSite, type LanguageSources, languageSites } from './language-sites';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import * as calls from '@university/shared/calls';
import fastifyStatic from '@fastify/static';
import { SITE_PAGES_PATH } from '@university/shared';
import type { ApiAccess } from './api-access';
import { addCachesInFront } from './caches-in-front';
import { canaryChoice } from './canaries';
import type { Config } from './config';
import { addDiscovery } from './discovery/routes';
import { addMonitoring } from './monitoring/routes';
import type { SeenErrors } from './monitoring/seen-errors';
import { addTeamErrors } from './monitoring/team-errors';
import { addPreviews } from './preview/routes';
import { addReleaseWebhook, addRemoteFiles, addSiteContract, IMMUTABLE } from './releases/routes';
import type { QuarantineRelease } from './releases/release';
import type { Releases } from './releases/releases';
import { addPages } from './pages/routes';
import { releaseMark } from '../renderer/shell-build';
import { navigationOf } from '../layout/navigation/navigation-tree';
import { type Lifted, addSiteState } from './site-state/routes';
import { SourceMaps } from './site-state/source-maps';
import { addTeamApis, withTeams } from './team-apis';
import { addVisits } from './visits/visits';
import { RELEASE_PATH, workerFile } from '../site/boot';
import { SHELL } from '../site/monitoring';

/** Replaces an installed worker, deletes its pages, and unregisters. Saved letters stay. */
const GOODBYE = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface Options {
  dist: string;
  isOff: boolean;
  sites: readonly Pick<LanguageSite, 'language' | 'edition'>[];
}

export function addServiceWorker(web: FastifyInstance, { dist, isOff, sites }: Options): void {
  for (const { language, edition } of sites) {
    const file = join(dist, 'worker', workerFile(language));
    const code = !isOff && existsSync(file) ? readFileSync(file, 'utf8') : GOODBYE;
    let last: { identity: SiteIdentity; bytes: EncodedBytes } | undefined;
    web.get(workerFile(language), async (request, reply) => {
      const { identity } = (await edition()).site;
      if (last?.identity !== identity) last = { identity, bytes: new EncodedBytes(identityScript(identity) + code) };
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
      return sendPublic(last.bytes, request, reply);
    });
  }
}

/** Calls that log staff in. */
const LOGINS: readonly string[] = [calls.login, calls.endSingleSignOn, calls.confirmPasskeyLogin];

const COOKIE = 'staff-browser';

/** Seconds; no login lasts longer. */
const LONGEST = 10 * 3_600;

interface Settings {
  secret: string | undefined;
  isSecure: boolean;
  now?: () => number;
}

/** A signed cookie that only decides who gets staff canaries and is not counted. */
export function staffBrowsers({ secret, isSecure, now = Date.now }: Settings) {
  const key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'browsers of staff', 32));
  const sealOf = (until: string) => createHmac('sha256', key).update(until).digest('base64url');

  function cookieUntil(until: number): string {
    const text = String(until);
    return `${COOKIE}=${text}.${sealOf(text)}; Path=/; Max-Age=${LONGEST}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  function isStaff({ headers }: FastifyRequest): boolean {
    const [, until = '', seal = ''] =
      /(?:^|; )staff-browser=(\d{1,12})\.([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
    const expected = sealOf(until);
    return (
      seal.length === expected.length &&
      timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) &&
      Number(until) * 1_000 > now()
    );
  }

  function watch(web: FastifyInstance): void {
    web.addHook('onSend', async ({ method, url }, reply) => {
      const call = `${method} ${url.replace(/^\/api\/v1/, '').split('?')[0]}`;
      if (call === calls.logout) reply.header('set-cookie', `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
      else if (reply.statusCode === 200 && LOGINS.includes(call))
        reply.header('set-cookie', cookieUntil(Math.floor(now() / 1_000) + LONGEST));
    });
  }

  return { isStaff, watch };
}

interface WebOptions extends Pick<LanguageSources, 'shells' | 'renderingIn'> {
  dist: string;
  releases: Releases;
  quarantine: QuarantineRelease;
  lifted: (lifted: Lifted) => Promise<void>;
  seen: SeenErrors;
  api: ApiAccess;
  turns: RequestQueue;
  config: Pick<Config, 'publicUrl' | 'previewOrigins' | 'metricsToken' | 'savesPages' | 'purge' | 'secret'>;
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export async function addRoutes(
  web: FastifyInstance,
  { shells, dist, releases, quarantine, lifted, seen, api, renderingIn, turns, config }: WebOptions,
): Promise<void> {
  const { publicUrl, previewOrigins, metricsToken, savesPages, purge, secret } = config;
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === OVERLOADED) return rejectOverloaded(error.message, request, reply);
    // Explain the client's errors, not ours.
    return (error.statusCode ?? 500) < 500 ? reply.send(error) : fail(error, request, reply);
  });
  const isSecure = publicUrl.startsWith('https:');
  web.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  if (purge) {
    const keys = () => releases.served().inUse.map(({ key }) => key);
    addCachesInFront(web, { ...purge, dataVersion: () => api.dataVersion(), releases: () => keys().join(' ') });
  }
  const staff = staffBrowsers({ secret, isSecure });
  staff.watch(web);
  await web.register(api.plugin, { prefix: '/api/v1' });
  const apiOf = (name: string) => releases.entryOf(name)?.api ?? null;
  await addTeamApis(web, apiOf);
  const portFor: ApiAccess['portFor'] = (...visitor) => withTeams(api.portFor(...visitor), apiOf);
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
  addDiscovery(web, { sites, portFor, publicUrl, turns });
  await addMonitoring(web, { releases, quarantine, seen, navigation, token: metricsToken });
  await addTeamErrors(web, { seen, tokenOf: (name) => releases.entryOf(name)?.errors ?? null });
  const maps = new SourceMaps((owner) => {
    const folder = owner === SHELL ? dist : releases.folderOf(owner);
    return folder && join(folder, 'maps');
  });
  await addSiteState(web, { releases, seen, navigation, lifted, mapped: (positions) => maps.lines(positions) });
  await addReleaseWebhook(web, releases);
  addSiteContract(web, releases, shells.en.provides);
  const names = () => releases.names();
  addPreviews(web, { names, allowed: previewOrigins, publicUrl });
  const visits = await addVisits(web, { send: api.addVisits, isStaff: staff.isStaff });
  addPages(web, { sites, api: { ...api, portFor }, visits, givenWithPage, names, publicUrl, previewOrigins, turns });
}
