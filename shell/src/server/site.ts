import type { QueryClient } from '@tanstack/react-query';
import type { SitePage } from '@university/shared';
import { IslandCode } from '@university/shared/island';
import { LRUCache } from 'lru-cache';
import type { PublishedDocument, PublishedRoute } from '@university/shared/remote/manifest';
import {
  createStaticHandler,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type StaticHandler,
} from 'react-router-dom';
import { createRoutes } from '../app/create-routes';
import type { AreaModule, ModuleSource } from '../site/contexts';
import type { SiteMap, SiteRoute } from '../site/boot';
import type { Release } from './releases/release';

/** What one request's loaders are given. */
export interface RequestContext {
  queryClient: QueryClient;
}

/** A page, and what answers for it: React Router with the routes that lead to this page, as it sorts all that it is given. */
interface PageAt {
  /** Undefined where no remote has the page. */
  route: SiteRoute | undefined;
  handler: StaticHandler;
}

/** The site as one set of releases makes it; built once for all requests that this set serves. */
export interface Site {
  map: SiteMap;
  /** For search and site map. */
  pages: SitePage[];
  /** The map without what only search engines and search need. */
  forBrowser: SiteMap;
  /** Origins of remotes that live on web servers of their own. */
  remoteOrigins: string[];
  /** The page at a path, in any spelling. */
  at: (pathname: string) => PageAt;
  /** Code of pages and slots. */
  code: ModuleSource['code'];
  /** Feeds and calendars, with the release that writes each. */
  documents: readonly (PublishedDocument & { release: Release })[];
  releases: readonly Release[];
}

/** Code of pages and slots from the remotes' server bundles. */
function codeOf(owners: ReadonlyMap<string, Release>): ModuleSource['code'] {
  const codes = new Map<string, IslandCode<AreaModule>>();
  return (id) => {
    const code =
      codes.get(id) ??
      new IslandCode<AreaModule>(async () => {
        const release = owners.get(id);
        if (!release) throw new Error(`No remote has ${id}`);
        return release.load(id);
      });
    codes.set(id, code);
    return code;
  };
}

export function createSite(releases: readonly Release[]): Site {
  const map: SiteMap = { routes: [], slots: [], remotes: {} };
  const owners = new Map<string, Release>();
  for (const release of releases) {
    const { name, version, entry, routes, slots } = release.manifest;
    map.remotes[name] = { base: release.base, version, entry };
    map.routes.push(...routes.map(({ files, ...route }) => route));
    map.slots.push(...slots.map(({ files, ...slot }) => slot));
    for (const { id } of [...routes, ...slots]) owners.set(id, release);
  }
  const code = codeOf(owners);
  const routes = createRoutes(map, { code, isClientRendered: () => false }, (context) => context as RequestContext);
  const remoteOrigins = [...new Set(releases.flatMap(({ base }) => (URL.canParse(base) ? new URL(base).origin : [])))];
  return {
    map,
    forBrowser: forBrowser(map),
    remoteOrigins,
    pages: listedPages(releases.flatMap(({ manifest }) => manifest.routes)),
    code,
    documents: releases.flatMap((release) => release.manifest.documents.map((document) => ({ ...document, release }))),
    releases,
    at: matcher(createStaticHandler(routes), map.routes),
  };
}

/** Paths whose page is remembered. */
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
    const page = pages.get(id) ?? { route: byId.get(id ?? ''), handler: createStaticHandler(branchOf(matches)) };
    pages.set(id, page);
    known.set(pathname, page);
    return page;
  };
}

/** Routes that lead to a page, each with the next one alone below it. */
const branchOf = (matches: readonly RouteMatch[]): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);

function listedPages(routes: readonly PublishedRoute[]): SitePage[] {
  return routes
    .filter(({ path, access = 'public', listed = true }) => listed && access === 'public' && !/[:*]/.test(path))
    .map(({ path, title, description, keywords = [] }) => ({ path, title, description, keywords }));
}

/** Every page carries this, so it holds what routing needs: a page's description stands in its HTML. */
function forBrowser({ routes, ...map }: SiteMap): SiteMap {
  return { ...map, routes: routes.map(({ keywords, listed, query, description, ...route }) => route) };
}
