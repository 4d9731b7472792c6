import type { ModuleSource } from '../../site/contexts';
import { remoteOf, type RouteHandle, FRAME_ID } from '../../site/routes';
import type { Log } from '../log';
import { enter, nowRunning } from '../notes';
import { type Site, type RequestContext, requestFor } from '../site';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { BootData } from '../../site/boot';
import { ApiError, type ApiPort } from '@university/shared';
import { PREFIX, withPrefix } from '@university/shared/language';
import type { PageInfo } from '@university/shared/remote';
import type { ReactNode } from 'react';
import { StaticRouter, StaticRouterProvider, createStaticRouter, type StaticHandlerContext } from 'react-router-dom';
import { CachedHtmlContext } from '../../layout/islands';
import { globalCss } from '@university/shared/look';
import { App } from '../../app/App';
import { frameQuery } from '../../site/frame';
import { isMissingPage, pageMeta, pageName } from '../../site/page';
import { fillingsAt, isShellSlot } from '../../site/slots/slots-at';
import type { Answer } from '../answers';
import { remoteInStack } from '../bundle';
import type { Setup } from '../messages';
import { releaseMark } from '../shell-build';
import { breadcrumbs, htmlDocument, areaScripts, scriptTags, contentSecurityPolicy } from './document';
import { pageData } from '../reads';
import { cachedParts } from './cached-parts';
import { PageStyles, type StyleElement, renderHtml } from './render-html';

const encoder = new TextEncoder();

/** Seconds. */
const RETRY_AFTER = '30';

const GLOBAL_STYLE: StyleElement = { html: `<style>${globalCss}</style>`, css: globalCss };

interface Options extends Setup {
  site: Site;
  api: ApiPort;
  log: Log;
}

export async function renderPage(
  address: string,
  { site, api, publicUrl, dataDeadline, shell, log }: Options,
): Promise<Answer<'page'>> {
  const queryClient = pageData(site, api, dataDeadline);
  const requestContext: RequestContext = { queryClient };
  const { pathname, search } = new URL(address);
  const { route, handler } = site.at(pathname);
  const context = await handler.query(requestFor(address), { requestContext });
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: {
        location: context.headers.get('location') ?? '/',
        // Redirects may be removed; browsers would cache a 301 forever.
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      body: new Uint8Array(),
      isCacheable: false,
    };
  }

  const match = context.matches.at(-1);
  const own = match ? pageInfo(context, match.route.id) : null;
  const isPublic = !route?.access || route.access === 'public';
  const page = isPublic && !isMissingPage(own) ? route : undefined;
  const fillings = fillingsAt(site.map, page?.path, pathname);
  const ids = [...(page ? [page.id] : []), ...fillings.map(({ id }) => id)];
  const atOnce = ids.filter((id) => !fillings.some((each) => each.id === id && !isShellSlot(each.slot)));
  const left = new Set<string>();
  const modules: ModuleSource = {
    code: site.code,
    isClientRendered: (id) => left.has(id),
    resume: (id) => enter({ remote: remoteOf(id), task: nowRunning().task }),
  };
  // Rendering cannot wait.
  const withoutCode = ids.map((id) =>
    site
      .code(id)
      .load()
      .catch((error: unknown) => {
        log.error({ err: error, area: id }, 'area has no server code');
        left.add(id);
      }),
  );
  await Promise.all(withoutCode);
  for (const id of dropLoaderErrors(context, log)) left.add(id);

  const inSite = (children: ReactNode) => (
    <App site={site.map} modules={modules} queryClient={queryClient}>
      {children}
    </App>
  );
  const parts = await cachedParts({
    site,
    pathname,
    search,
    frame: queryClient.getQueryData(frameQuery().queryKey),
    inPage: (part) =>
      inSite(
        <StaticRouter basename={PREFIX || '/'} location={withPrefix(pathname + search)}>
          {part}
        </StaticRouter>,
      ),
  });
  const render = async () => {
    const styles = new PageStyles(parts.styles);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderHtml(
      styles.around(
        <CachedHtmlContext value={parts.html}>
          {inSite(<StaticRouterProvider router={router} context={context} hydrate={false} />)}
        </CachedHtmlContext>,
      ),
    );
    return { html, styles: [GLOBAL_STYLE, styles.toElement()] };
  };
  const withoutFillings = (error: Error) => {
    // Leave the culprit's fillings out; the stack may name it.
    const culprit = remoteInStack(String(error.stack));
    const failed = fillings.filter(({ id }) => culprit === undefined || remoteOf(id) === culprit);
    if (failed.length === 0) throw error;
    log.error({ err: error, area: failed[0]?.id, path: pathname }, 'slot failed on the server');
    for (const { id } of failed) left.add(id);
    return render();
  };
  const first = render();
  const { html, styles } = await (fillings.length > 0 ? first.catch(withoutFillings) : first).catch(
    (error: unknown) => {
      // Leave the areas to the browser.
      log.error({ err: error, area: route?.id, path: pathname }, 'page failed on the server');
      for (const id of ids) left.add(id);
      return render();
    },
  );

  const info = Object.fromEntries(context.matches.map(({ route: { id } }) => [id, forBrowser(pageInfo(context, id))]));
  const handle = match?.route.handle as RouteHandle | undefined;
  // Incomplete pages are not cached; slots do not count.
  const hasCode = !left.has(page?.id ?? '') && !left.has(FRAME_ID);
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle');
  // The frame is not the page's content.
  const away = missing.filter((query) => query.queryHash !== FRAME_HASH && isAway(query));
  const said = own?.status ?? (route ? 200 : 404);
  // 503: search engines must not index an incomplete page.
  const status = said === 200 && isPublic && away.length > 0 ? 503 : said;
  const isForAll = isPublic && hasCode && missing.length === 0 && status !== 503;
  // Missing data needs scripts.
  const waits = isForAll && page?.when === 'intent';
  const scripts = (ids: readonly string[]) => {
    const files = areaScripts(site.releases, ids);
    return files.length > 0 ? [...shell.federation, ...files] : [];
  };
  const needed = scripts(atOnce);
  const lacks = away.length > 0 ? 'data' : !hasCode || status === 503 ? 'code' : undefined;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isForAll ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(status === 503 && { 'retry-after': RETRY_AFTER }),
      'content-security-policy': contentSecurityPolicy(
        styles.map(({ css }) => css),
        site.remoteOrigins,
      ),
    },
    isCacheable: isForAll && status === 200,
    ...(isPublic && lacks && { lacks }),
    ...(away.length > 0 && { missing: away.map(described).join('; ').slice(0, 500), isLate: away.every(isInTimeOnly) }),
    body: encoder.encode(
      htmlDocument({
        meta: pageMeta(handle, own),
        discovery: {
          canonical: publicUrl + withPrefix(own?.canonical ?? pathname),
          image: `${publicUrl}/social-card.png?page=${encodeURIComponent(withPrefix(pathname))}`,
          isIndexed: isPublic && status === 200,
          structuredData: [
            ...breadcrumbs(publicUrl, { pathname, name: pageName(handle, own), status, menu: site.map.menu }),
            ...(own?.structuredData ?? []),
          ],
          alternates: own?.alternates ?? [],
        },
        styles: styles.map(({ html }) => html).join(''),
        scripts: scriptTags(shell, waits ? { areas: [], onUse: needed } : { areas: needed }),
        body: html,
        boot: {
          ...site.forBrowser(route && remoteOf(route.id)),
          release: releaseMark(shell, site.releases),
          queries: readQueries(queryClient),
          pageInfo: info,
          ...(waits && { waits }),
          clientRendered: [...left],
        },
      }),
    ),
  };
}

/** Without timestamps: equal data gives equal bytes. */
const readQueries = (queryClient: QueryClient): BootData['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data } }) => (status === 'success' ? [[queryKey, data]] : []));

const FRAME_HASH = hashKey(frameQuery().queryKey);

const isAway = ({ state: { error, fetchStatus } }: Query): boolean =>
  fetchStatus !== 'idle' || (error instanceof ApiError && (error.status === 0 || error.status >= 500));

/** The rest of the key may hold user input. */
const described = ({ queryKey, state: { error } }: Query): string =>
  `${queryKey[0]}: ${error?.message ?? 'it did not arrive in time'}`;

const isInTimeOnly = ({ state: { error, fetchStatus } }: Query): boolean =>
  fetchStatus !== 'idle' || (error instanceof ApiError && error.code === 'timeout');

function pageInfo(context: StaticHandlerContext, id: string): PageInfo | null {
  return (context.loaderData[id] as PageInfo | undefined) ?? null;
}

function forBrowser(info: PageInfo | null): PageInfo | null {
  if (!info) return null;
  const { canonical, structuredData, alternates, ...rest } = info;
  return rest;
}

/** @returns the ids of the page's routes if one failed */
function dropLoaderErrors(context: StaticHandlerContext, log: Log): string[] {
  const failed = Object.entries(context.errors ?? {});
  for (const [id, error] of failed) log.error({ err: error, area: id }, 'page could not be prepared on the server');
  // React Router would render no layout for a route without data.
  for (const { route } of context.matches) context.loaderData[route.id] ??= null;
  context.errors = null;
  return failed.length > 0 ? context.matches.map(({ route }) => route.id) : [];
}
