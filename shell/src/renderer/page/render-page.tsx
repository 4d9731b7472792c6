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

/** The areas of one page: those the server can render, and those it leaves to the browser. */
export class PageModules implements ModuleSource {
  readonly code: ModuleSource['code'];
  private readonly left = new Set<string>();

  constructor(
    { code }: Pick<Site, 'code'>,
    private readonly areas: readonly string[],
  ) {
    this.code = code;
  }

  /** Loads the code of every area beforehand, because rendering does not wait. */
  async prepare(log: Log): Promise<void> {
    await Promise.all(
      this.areas.map((id) =>
        this.code(id)
          .load()
          .catch((error: unknown) => {
            log.error({ err: error, area: id }, 'area has no server code');
            this.left.add(id);
          }),
      ),
    );
  }

  get leftToBrowser(): string[] {
    return [...this.left];
  }

  leaveToBrowser(id: string): void {
    this.left.add(id);
  }

  resume(id: string): void {
    enter({ remote: remoteOf(id), task: nowRunning().task });
  }

  leaveAllToBrowser(): void {
    for (const id of this.areas) this.left.add(id);
  }

  isClientRendered(id: string): boolean {
    return this.left.has(id);
  }
}

const encoder = new TextEncoder();

/** When to ask again for a page that is not there just now. Seconds. */
const RETRY_AFTER = '30';

const GLOBAL_STYLE: StyleElement = { html: `<style>${globalCss}</style>`, css: globalCss };

interface Options extends Setup {
  site: Site;
  api: ApiPort;
  log: Log;
}

/**
 * Renders a page: its data, its HTML, and what the browser needs to take over.
 * @param address without what names the language
 */
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
        // Without this browsers may store it for good, and somebody may take it back.
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      body: new Uint8Array(),
      isCacheable: false,
    };
  }

  const match = context.matches.at(-1);
  const own = match ? pageInfo(context, match.route.id) : null;
  const isPublic = !route?.access || route.access === 'public';
  // Where nothing is, the site says so itself.
  const page = isPublic && !isMissingPage(own) ? route : undefined;
  const fillings = fillingsAt(site.map, page?.path, pathname);
  const ids = [...(page ? [page.id] : []), ...fillings.map(({ id }) => id)];
  // What fills a slot on the page loads its code when it comes into view.
  const atOnce = ids.filter((id) => !fillings.some((each) => each.id === id && !isShellSlot(each.slot)));
  const modules = new PageModules(site, ids);
  await modules.prepare(log);
  dropLoaderErrors(context, modules, log);

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
    // The page is without what fills its slots; whose it was is in the stack, if anywhere.
    const culprit = remoteInStack(String(error.stack));
    const failed = fillings.filter(({ id }) => culprit === undefined || remoteOf(id) === culprit);
    if (failed.length === 0) throw error;
    log.error({ err: error, area: failed[0]?.id, path: pathname }, 'slot failed on the server');
    for (const { id } of failed) modules.leaveToBrowser(id);
    return render();
  };
  const first = render();
  const { html, styles } = await (fillings.length > 0 ? first.catch(withoutFillings) : first).catch(
    (error: unknown) => {
      // One of the areas failed: its code renders in the browser, the rest of the page here.
      log.error({ err: error, area: route?.id, path: pathname }, 'page failed on the server');
      modules.leaveAllToBrowser();
      return render();
    },
  );

  const info = Object.fromEntries(context.matches.map(({ route: { id } }) => [id, forBrowser(pageInfo(context, id))]));
  const handle = match?.route.handle as RouteHandle | undefined;
  // A page that some data or code did not reach must not be cached by anybody. It is whole without what fills its slots.
  const hasCode = modules.leftToBrowser.every((id) => id !== page?.id && id !== FRAME_ID);
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle');
  // The frame's alerts and dates are beside what the page says.
  const away = missing.filter((query) => query.queryHash !== FRAME_HASH && isAway(query));
  const said = own?.status ?? (route ? 200 : 404);
  // Who cannot ask again, as a search engine, must not take what is left for the page.
  const status = said === 200 && isPublic && away.length > 0 ? 503 : said;
  const isForAll = isPublic && hasCode && missing.length === 0 && status !== 503;
  // What is missing comes by itself, which takes code.
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
          clientRendered: modules.leftToBrowser,
        },
      }),
    ),
  };
}

/** What was read for a page, without when: servers that read the same write the same page. */
const readQueries = (queryClient: QueryClient): BootData['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data } }) => (status === 'success' ? [[queryKey, data]] : []));

const FRAME_HASH = hashKey(frameQuery().queryKey);

/** Whether data is missing because what has it did not answer, or could not. */
const isAway = ({ state: { error, fetchStatus } }: Query): boolean =>
  fetchStatus !== 'idle' || (error instanceof ApiError && (error.status === 0 || error.status >= 500));

/** Its key may hold what a visitor typed; the first of it is its kind. */
const described = ({ queryKey, state: { error } }: Query): string =>
  `${queryKey[0]}: ${error?.message ?? 'it did not arrive in time'}`;

/** Whether it came too late, and nobody said that it cannot be had. */
const isInTimeOnly = ({ state: { error, fetchStatus } }: Query): boolean =>
  fetchStatus !== 'idle' || (error instanceof ApiError && error.code === 'timeout');

function pageInfo(context: StaticHandlerContext, id: string): PageInfo | null {
  return (context.loaderData[id] as PageInfo | undefined) ?? null;
}

/** Without what is in the head for machines. */
function forBrowser(info: PageInfo | null): PageInfo | null {
  if (!info) return null;
  const { canonical, structuredData, alternates, ...rest } = info;
  return rest;
}

/** A page whose loader failed here is left to the browser, which may do better; the layout stays. */
function dropLoaderErrors(context: StaticHandlerContext, modules: PageModules, log: Log): void {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    log.error({ err: error, area: id }, 'page could not be prepared on the server');
    for (const { route } of context.matches) modules.leaveToBrowser(route.id);
  }
  // As the browser has it: without data of a route React Router would render no layout around it either.
  for (const { route } of context.matches) context.loaderData[route.id] ??= null;
  context.errors = null;
}
