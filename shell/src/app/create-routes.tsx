import type { PageInfo, PageModule } from '@university/shared/remote';
import {
  matchPath,
  useLoaderData,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type RouteObject,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { type ReactNode, useEffect } from 'react';
import { HelpBelow, MissingPage, loadLayout } from '../layout/islands';
import type { SiteMap, SiteRoute } from '../site/boot';
import { isMissingPage, type MissingPageInfo } from '../site/page';
import { texts } from '../site/texts';
import type { QueryClient } from '@tanstack/react-query';
import { plainUrl } from '@university/shared/language';
import { Layout } from '../layout/Layout';
import { Loading } from '../site/areas/Loading';
import { AccessGate, mayEnter } from './AccessGate';
import { canonicalPath, FRAME_ID, NOT_FOUND_ID, REST_PATH, type RouteHandle } from '../site/routes';
import { documentPath, isForStaff, isToOtherDocument } from '../site/staff-area';
import { readFrame } from '../site/frame';
import { note } from '../site/monitoring';
import { AreaFailed, PageArea } from '../site/areas/RemoteArea';
import type { ModuleSource } from '../site/contexts';

/** 503 for a path of a remote that is not available, null for an unknown one. Asked last. */
export function readMissingPage({ absent = [] }: Pick<SiteMap, 'absent'>, { pathname }: URL): PageInfo | null {
  return absent.some((path) => matchPath(path, pathname)) ? { status: 503, title: texts.absent } : null;
}

export function OrMissingPage({ children }: { children: ReactNode }) {
  const info = useLoaderData<PageInfo | null>();
  if (isMissingPage(info)) return <MissingPage />;
  return (
    <>
      {children}
      {info?.status === 404 && <HelpBelow />}
    </>
  );
}

interface RouteContext {
  queryClient: QueryClient;
  /** The fragment, which requests do not include; redirects must keep it. */
  hash?: string;
}

const NOT_FOUND: RouteHandle = {
  title: texts.notFound.title,
  description: texts.notFound.description,
};

const goOn = () => null;

/**
 * Turns published descriptors into React Router routes. `recover` looks for a newer release, and rethrows if there is
 * none.
 */
export function createRoutes(
  site: SiteMap,
  modules: ModuleSource,
  contextOf: (requestContext: unknown) => RouteContext,
  recover: (error: unknown) => Promise<never> = (error) => Promise.reject(error),
): RouteObject[] {
  const asDocument = ({ request, context }: LoaderFunctionArgs) =>
    redirectDocument(request.url + (contextOf(context).hash ?? ''));

  /** In an area this document does not know. Not at the document's own address: that would reload without end. */
  const isElsewhere = ({ pathname }: URL) =>
    typeof document !== 'undefined' &&
    pathname !== documentPath() &&
    (site.elsewhere ?? []).some((path) => matchPath(path, pathname));

  function routeOf(route: SiteRoute): RouteObject {
    const isRest = route.path === REST_PATH;
    const area = <PageArea id={route.id} />;
    const page = <OrMissingPage>{area}</OrMissingPage>;
    return {
      id: route.id,
      path: route.path,
      handle: route satisfies RouteHandle,
      element: route.access && route.access !== 'public' ? <AccessGate access={route.access}>{page}</AccessGate> : page,
      errorElement: <RouteError />,
      async loader(given): Promise<PageInfo | MissingPageInfo | null> {
        const { request, params, context } = given;
        const url = plainUrl(request.url);
        // The router follows redirects by itself.
        if (typeof document !== 'undefined' && isToOtherDocument(url.pathname)) throw asDocument(given);
        const canonical = canonicalPath(route, url.pathname);
        if (canonical) throw redirect(canonical + url.search + (contextOf(context).hash ?? ''), 301);
        if (isRest && isElsewhere(url)) throw asDocument(given);
        if (!mayEnter(route.access)) return null;
        const away = isRest ? readMissingPage(site, url) : null;
        if (away) return { ...away, isMissingPage: true } satisfies MissingPageInfo;
        const nothing = () =>
          recover(null).catch(() => ({ ...NOT_FOUND, status: 404, isMissingPage: true }) satisfies MissingPageInfo);
        if (isRest && isForStaff(url.pathname)) return nothing();
        const args = { params, url, queryClient: contextOf(context).queryClient };
        const [module, layout] = await Promise.all([
          modules.code(route.id).load().catch(recover) as Promise<PageModule>,
          loadLayout().catch(recover).catch(goOn),
        ]);
        const [info] = await Promise.all([
          module.loader?.(args),
          layout?.prepareFillings(site, route.path, modules, args),
        ]);
        if (info?.status !== 404) return info ?? null;
        await leadOn(context, url);
        if (!isRest) return info;
        return nothing();
      },
    };
  }
  async function leadOn(context: unknown, url: URL): Promise<void> {
    const layout = await loadLayout().catch(goOn);
    const { queryClient, hash = '' } = contextOf(context);
    await layout?.followMoved(queryClient, url, hash);
    await layout?.findNearPages(queryClient, url);
  }
  return [
    {
      id: FRAME_ID,
      element: <Layout />,
      errorElement: <RouteError />,
      // Previews only: otherwise the server sent a page.
      hydrateFallbackElement: <Loading />,
      // In the boot data; refreshed by the browser.
      loader: ({ context }) => readFrame(contextOf(context).queryClient),
      shouldRevalidate: () => false,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...site.routes.map(routeOf),
            {
              id: NOT_FOUND_ID,
              path: '*',
              handle: NOT_FOUND,
              element: <MissingPage />,
              async loader(given) {
                const { request, context } = given;
                const url = plainUrl(request.url);
                if (isElsewhere(url)) throw asDocument(given);
                await leadOn(context, url);
                return recover(null).catch(() => readMissingPage(site, url));
              },
            },
          ],
        },
      ],
    },
  ];
}

function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    console.warn('This page failed:', error);
    note({ type: 'caught', error });
  }, [error]);
  return <AreaFailed onRetry={() => void revalidate()} />;
}
