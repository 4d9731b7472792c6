import { PREFIX, withPrefix } from '@university/shared/language';
import {
  type createBrowserRouter,
  createPath,
  createStaticRouter,
  matchRoutes,
  parsePath,
  type RouteObject,
  type StaticHandlerContext,
  type To,
} from 'react-router-dom';
import type { BootData } from '../site/boot';
import { isToOtherDocument } from '../site/staff-area';

export type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

type LoaderData = BootData['pageInfo'];

const BASENAME = PREFIX || '/';

/**
 * A router for the first page, of which only what hydration needs is there. What leads on is fetched when it is asked for
 * (`goLive`); where it cannot be had, pages are opened as documents.
 * @param first The route of that page, at least.
 * @param all Gives the routes of all pages.
 * @param loaderData What the server read, by id of a route. Without it, nothing is shown before the router is live.
 */
export function routerFor(first: RouteObject[], all: () => Promise<RouteObject[]>, loaderData?: LoaderData) {
  const still = stillRouter(first, loaderData ?? {});
  const subscribers = new Set<Subscriber>();
  let live: Router | undefined;
  let coming: Promise<Router> | undefined;

  const tell: Subscriber = (...news) => {
    for (const subscriber of subscribers) subscriber(...news);
  };
  async function bring(): Promise<Router> {
    const [{ createBrowserRouter }, routes] = await Promise.all([
      import(/* webpackChunkName: "router" */ 'react-router/live'),
      all(),
    ]);
    live = createBrowserRouter(routes, { basename: BASENAME, hydrationData: loaderData && { loaderData } });
    live.subscribe(tell);
    // An anchor of this page may have been followed meanwhile.
    if (live.state.location.hash !== still.state.location.hash)
      tell(live.state, { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts: undefined });
    return live;
  }
  function goLive(): Promise<Router> {
    coming ??= bring().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  const own: Partial<Router> = {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate: async (to: To | number | null, options?: { replace?: boolean }) => {
      const { pathname = '' } =
        to === null || typeof to === 'number' ? {} : typeof to === 'string' ? parsePath(to) : to;
      if (pathname.startsWith('/') && isToOtherDocument(pathname)) return openDocument(to, options?.replace);
      return goLive().then(
        (router) => router.navigate(to as To, options),
        () => openDocument(to),
      );
    },
    revalidate: () =>
      goLive().then(
        (router) => router.revalidate(),
        () => location.reload(),
      ),
  };
  const router = new Proxy(still, {
    get: (_, name) => Reflect.get(own, name) ?? Reflect.get(live ?? still, name),
  });
  return { router, goLive };
}

/** The page as the server made it. It goes nowhere. */
function stillRouter(routes: RouteObject[], loaderData: LoaderData): Router {
  const { pathname, search, hash } = location;
  const { usr: state = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  const page = {
    basename: BASENAME,
    location: { pathname, search, hash, state, key },
    matches: [],
    loaderData,
  } as Partial<StaticHandlerContext> as StaticHandlerContext;
  const { routes: withIds } = createStaticRouter(routes, page);
  const matches = matchRoutes(withIds, page.location, BASENAME) ?? [];
  return createStaticRouter(withIds, { ...page, matches } as StaticHandlerContext);
}

function openDocument(to: To | number | null, replace = false): void {
  if (typeof to === 'number') history.go(to);
  else if (to !== null)
    location[replace ? 'replace' : 'assign'](withPrefix(typeof to === 'string' ? to : createPath(to)));
}
