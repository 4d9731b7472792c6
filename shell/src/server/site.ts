import { identityScript, type SiteIdentity, UNNAMED } from '@university/shared/identity';
import type { PublishedDocument } from '@university/shared/remote/manifest';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from '../site/boot';
import { isAt } from '../renderer/documents';
import { ALONE, type GivenSite, type Surroundings } from '../renderer/messages';
import { outlineOf, type SiteOutline } from '../renderer/outline';
import { remoteOf } from '../site/routes';
import { fillingsAt } from '../site/slots/slots-at';
import type { Release } from './releases/release';

export interface Site extends SiteOutline, GivenSite {
  releases: readonly Release[];
  identity: SiteIdentity;
  routeAt: (pathname: string) => SiteRoute | undefined;
  documents: readonly PublishedDocument[];
}

const PATHS_KNOWN = 1_000;

let lastNumber = 0;

export function createSite(
  releases: readonly Release[],
  surroundings: Surroundings = ALONE,
  identity: SiteIdentity = UNNAMED,
): Site {
  const outline = outlineOf(releases, surroundings, identity);
  return {
    ...outline,
    number: ++lastNumber,
    releases,
    identity,
    surroundings,
    routeAt: matcher(outline.map.routes),
    documents: releases.flatMap(({ manifest }) => manifest.documents),
  };
}

function matcher(routes: readonly SiteRoute[]): Site['routeAt'] {
  const objects = routes.map(({ id, path }) => ({ id, path }));
  const byId = new Map(routes.map((route) => [route.id, route]));
  const known = new LRUCache<string, { route: SiteRoute | undefined }>({
    max: PATHS_KNOWN,
    memoMethod: (pathname) => ({ route: byId.get(matchRoutes(objects, pathname)?.at(-1)?.route.id ?? '') }),
  });
  return (pathname) => known.memo(pathname).route;
}

/** Releases whose code runs for an address. */
export function releasesAt({ map, releases, routeAt }: Site, url: URL): Release[] {
  const route = routeAt(url.pathname);
  const fillings = fillingsAt(map, route?.path, url.pathname);
  const names = new Set([...(route ? [route] : []), ...fillings].map(({ id }) => remoteOf(id)));
  return releases.filter(
    ({ manifest: { name, documents } }) => names.has(name) || documents.some(({ path }) => isAt(url, path)),
  );
}

const MOST_DRAFTS = 4;

/** The site with the identity of a draft. */
export function draftSites(): (site: Site, identity: SiteIdentity) => Site {
  const known = new LRUCache<string, Site>({ max: MOST_DRAFTS });
  return (site, identity) => {
    const said = identityScript(identity);
    if (said === identityScript(site.identity)) return site;
    const key = `${site.number} ${said}`;
    const found = known.get(key) ?? createSite(site.releases, site.surroundings, identity);
    known.set(key, found);
    return found;
  };
}
