import type { QueryClient } from '@tanstack/react-query';
import { identity } from '@university/shared/identity';
import { IslandCode } from '@university/shared/island';
import { PREFIX, withPrefix } from '@university/shared/language';
import { LRUCache } from 'lru-cache';
import {
  createStaticHandler,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type StaticHandler,
} from 'react-router-dom';
import { createRoutes } from '../app/create-routes';
import type { AreaModule, ModuleSource } from '../site/contexts';
import type { SiteRoute } from '../site/boot';
import { remoteOf } from '../site/routes';
import type { LoadedRelease } from './bundle';
import { enter, nowRunning } from './notes';
import { ALONE, type Surroundings } from './messages';
import { outlineOf, type SiteOutline } from './outline';

export interface RequestContext {
  queryClient: QueryClient;
}

/** A handler with this page's routes only: React Router sorts all it is given. */
interface PageAt {
  route: SiteRoute | undefined;
  handler: StaticHandler;
}

export interface Site extends SiteOutline {
  releases: readonly LoadedRelease[];
  at: (pathname: string) => PageAt;
  code: ModuleSource['code'];
}

export function createSite(releases: readonly LoadedRelease[], surroundings: Partial<Surroundings> = {}): Site {
  const owners = new Map(
    releases.flatMap((release) =>
      [...release.manifest.routes, ...release.manifest.slots].map(({ id }) => [id, release] as const),
    ),
  );
  return siteOf(releases, outlineOf(releases, { ...ALONE, ...surroundings }, identity), async (id) => {
    const release = owners.get(id);
    if (!release) throw new Error(`No remote has ${id}`);
    return noted(id, release);
  });
}

export const withoutCode = ({ releases, map, forBrowser, pages, remoteOrigins }: Omit<Site, 'at' | 'code'>): Site =>
  siteOf(releases, { map, forBrowser, pages, remoteOrigins }, async (id) => {
    throw new Error(`${id} is left to the browser`);
  });

function siteOf(
  releases: readonly LoadedRelease[],
  outline: SiteOutline,
  load: (id: string) => Promise<AreaModule>,
): Site {
  const codes = new Map<string, IslandCode<AreaModule>>();
  const code: ModuleSource['code'] = (id) => {
    const known = codes.get(id) ?? new IslandCode<AreaModule>(() => load(id));
    codes.set(id, known);
    return known;
  };
  const modules = { code, isClientRendered: () => false };
  const routes = createRoutes(outline.map, modules, (context) => context as RequestContext);
  return { ...outline, releases, code, at: matcher(handlerOf(routes), outline.map.routes) };
}

/** Marks whose code runs when the loader is called or the component is read. */
async function noted(id: string, release: LoadedRelease): Promise<AreaModule> {
  const begin = () => enter({ remote: remoteOf(id), task: nowRunning().task });
  begin();
  const module = await release.load(id);
  const { default: component, ...rest } = module as { default: unknown; loader?: (args: unknown) => unknown };
  return {
    ...rest,
    ...(rest.loader && {
      loader: (args: unknown) => {
        begin();
        return rest.loader?.(args);
      },
    }),
    get default() {
      begin();
      return component;
    },
  } as AreaModule;
}

const PATHS_KNOWN = 1_000;

function matcher({ dataRoutes }: StaticHandler, routes: readonly SiteRoute[]): Site['at'] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const pages = new Map<string | undefined, PageAt>();
  const known = new LRUCache<string, PageAt>({ max: PATHS_KNOWN });
  return (pathname) => {
    const found = known.get(pathname);
    if (found) return found;
    const matches = matchRoutes(dataRoutes, pathname) ?? [];
    const id = matches.at(-1)?.route.id;
    const page = pages.get(id) ?? { route: byId.get(id ?? ''), handler: handlerOf(branchOf(matches)) };
    pages.set(id, page);
    known.set(pathname, page);
    return page;
  };
}

const handlerOf = (routes: RouteObject[]): StaticHandler => createStaticHandler(routes, { basename: PREFIX || '/' });

export function requestFor(url: string): Request {
  const { origin, pathname, search } = new URL(url);
  return new Request(origin + withPrefix(pathname + search));
}

const branchOf = (matches: readonly RouteMatch[]): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);
