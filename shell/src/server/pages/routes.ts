import { languageOf } from '@university/shared/language';
import { EncodedBytes, type RequestQueue, repairUrl, sendBytes, sendPublic, traced } from '@university/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import { isAt, UNREADABLE } from '../../renderer/documents';
import { remoteOf } from '../../site/routes';
import type { ApiAccess } from '../api-access';
import { PAGE_TAG } from '../caches-in-front';
import type { canaryChoice } from '../canaries';
import { draftSites } from '../site';
import type { LanguageSite, LanguageSites } from '../language-sites';
import { previewPage } from '../preview/page';
import { previewsOf } from '../preview/routes';
import { releaseIn } from '../releases/release';
import { texts } from '../texts';
import type { Visits } from '../visits/visits';
import { asDraft, previewTokenIn } from './bar';
import { cachedAt, type Instead, type PageAnswer, pageAddress } from './page-cache';

/** Their content is in pages too. */
const DOCUMENT_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-robots-tag': 'noindex',
};

/** Seconds. */
const DOCUMENT_SECONDS = 60;

interface Options {
  sites: LanguageSites;
  api: Pick<ApiAccess, 'isPreview' | 'identity' | 'portFor'>;
  visits: Visits;
  givenWithPage: ReturnType<typeof canaryChoice>['givenWithPage'];
  names: () => readonly string[];
  publicUrl: string;
  previewOrigins: readonly string[];
  turns: RequestQueue;
}

export function addPages(
  web: FastifyInstance,
  { sites, api, visits, givenWithPage, names, publicUrl, previewOrigins, turns }: Options,
): void {
  const siteOf = draftSites();
  web.get('/*', async (request, reply) => {
    const meant = repairUrl(request.url);
    if (meant !== request.url) return reply.redirect(meant, 301);
    const asked = request.url.startsWith('/') && new URL(publicUrl + request.url);
    // An absolute or empty request target.
    if (!asked) return reply.code(400).type('text/plain').send(texts.unreadableAddress);
    const { at: languageSite, url } = inLanguage(sites, asked);
    const { language, prefix, edition, rendering, shell, maker } = languageSite;
    if (asked.pathname === `${prefix}/` && prefix) return reply.redirect(prefix + asked.search, 301);
    const chosen = chosenBefore(sites, request);
    if (chosen) return reply.header('cache-control', 'no-store').redirect(chosen.prefix + asked.search, 302);
    const canaries = givenWithPage(request, reply);
    const { site, pages, version } = await edition(canaries);
    const choice = choiceMade(request, languageSite, publicUrl);
    // English pages skip this.
    if (prefix || choice) {
      const isInAll = await hasAllLanguages(sites, url, canaries);
      if (prefix && !isInAll) return reply.header('cache-control', 'no-cache').redirect(url.pathname + url.search, 302);
      if (isInAll && choice) reply.header('set-cookie', choice);
    }
    const draft = previewTokenIn(request.headers.cookie);
    if (draft && (await api.isPreview(draft))) {
      const seen = siteOf(site, await api.identity(draft, language).catch(() => site.identity));
      const at = { site: seen, version: null, api: api.portFor(request.ip, draft), log: request.log };
      const made = await turns.run(request, reply, () => rendering.runPreview('page', { url: url.href }, at));
      const { html, headers } = asDraft(Buffer.from(made.body).toString(), made.headers);
      return reply.code(made.status).headers(headers).send(html);
    }
    const whose = canaries.length > 0 || reply.hasHeader('set-cookie') ? 'private' : 'public';
    const previews = previewsOf(request.headers.cookie, names(), previewOrigins);
    const address = pageAddress(site, url);
    const send = (page: PageAnswer, from: PageSource = 'rendering') => {
      const route = site.routeAt(url.pathname);
      visits.page(request, url.pathname, page.status, route);
      timePage(reply, { page: route?.id, language, from });
      if (page.isCacheable)
        reply.header('surrogate-key', [PAGE_TAG, route && remoteOf(route.id)].filter(Boolean).join(' '));
      return sendPage(page, request, reply, whose);
    };
    const key = address && cachedAt(address, (known) => pages.get(known) !== undefined);
    const cached = previews || !key ? undefined : pages.get(key);
    if (cached) return send(cached, 'cache');
    const at = { site, version, api: api.portFor(request.ip), log: request.log };
    const inTurn = <T>(work: () => Promise<T>, name?: string) =>
      turns.run(request, reply, work, name && [prefix + name, ...canaries].join(' '));
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
      return sendPublic(bytes, request, reply, { whose, maxAge });
    }
    if (previews) {
      const { status, headers, body } = previewPage(site, shell, previews);
      return reply.code(status).headers(headers).send(body);
    }
    if (!address || !key) return send(await inTurn(() => maker.make(url.href, at)));
    const route = site.routeAt(url.pathname)?.id ?? 'none';
    const make = (instead: Instead) =>
      traced('render page', { 'university.page': route, 'university.language': language }, () =>
        maker.make(publicUrl + address, at, instead),
      );
    const page = await inTurn(() => pages.getOr(key, make), key);
    // Redirects keep the whole query.
    return send(page.headers.location && url.search ? await maker.make(url.href, at) : page);
  });
}

function inLanguage(sites: LanguageSites, asked: URL): { at: LanguageSite; url: URL } {
  const { language, path } = languageOf(asked.pathname);
  const at = sites.find((site) => site.language === language);
  if (!at) return { at: sites[0], url: asked };
  const url = new URL(asked);
  url.pathname = path;
  return { at, url };
}

/** A remote may lack a language. */
async function hasAllLanguages(sites: LanguageSites, { pathname }: URL, canaries: readonly string[]): Promise<boolean> {
  const { site } = await sites[0].edition(canaries);
  const owner = remoteOf(site.routeAt(pathname)?.id ?? '');
  const release = site.releases.find(({ manifest }) => manifest.name === owner);
  return !release || sites.every(({ language }) => releaseIn(release, language));
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

/** Seconds. */
const MAX_AGE = 365 * 86_400;

function cameFrom({ headers }: FastifyRequest, publicUrl: string): string | undefined {
  const { referer = '' } = headers;
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(publicUrl).origin || headers.host === new URL(referer).host ? pathname : undefined;
}

/** Same-site navigation from a page of another language: the language switch. @returns its cookie */
function choiceMade(request: FastifyRequest, to: LanguageSite, publicUrl: string): string | undefined {
  const path = cameFrom(request, publicUrl);
  if (path === undefined || languageOf(path).language === to.language) return undefined;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `language=${to.language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}

/** Only for `/` and not from this site. */
function chosenBefore(sites: LanguageSites, { url, headers }: FastifyRequest): LanguageSite | undefined {
  if (url.split('?', 1)[0] !== '/' || headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return sites.find(({ language, prefix }) => prefix && language === chosen);
}

type PageSource = 'cache' | 'rendering';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3];

const durations = new Histogram({
  name: 'page_duration_seconds',
  help: 'Time to answer with a page, by its route, remote, language and status, and whether it was cached or rendered',
  labelNames: ['page', 'remote', 'language', 'from', 'status'],
  buckets: BUCKETS,
});

interface Sent {
  page: string | undefined;
  language: string;
  from: PageSource;
}

/** Labels are permanent: route ids, not addresses. */
function timePage(reply: FastifyReply, { page, language, from }: Sent): void {
  const whose = page ? { page, remote: remoteOf(page) } : { page: 'none', remote: 'none' };
  reply.raw.once('finish', () => {
    durations.observe({ ...whose, language, from, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
