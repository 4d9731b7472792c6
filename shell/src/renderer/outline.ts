import type { Identity } from '@university/shared/contract';
import { addressPart, isThere, type SiteIdentity } from '@university/shared/identity';
import type { SitePage } from '@university/shared';
import type { PublishedRoute, RemoteManifest } from '@university/shared/remote/manifest';
import type { SiteMap, SiteRoute } from '../site/boot';
import { remoteOf } from '../site/routes';
import type { Surroundings } from './messages';
import { navigationOf } from '../layout/navigation/navigation-tree';
import { menuOf, openingsOf } from './offers';

/** Placeholders in descriptors for the university's name. */
const NAMES = /\{(name|shortName)\}/g;

type Named = Pick<Identity, 'name' | 'shortName'>;

const named = (text: string, identity: Named): string =>
  text.replace(NAMES, (_, field: keyof Named) => identity[field]);

const pathNamed = (path: string, identity: Named): string =>
  path.replace(NAMES, (_, field: keyof Named) => addressPart(identity[field]));

interface Described {
  manifest: RemoteManifest;
  base: string;
}

export interface SiteOutline {
  map: SiteMap;
  forBrowser: (remote?: string) => SiteMap;
  pages: SitePage[];
  remoteOrigins: string[];
}

export function outlineOf(
  releases: readonly Described[],
  { absent, allowed, flags, elsewhere, languages }: Surroundings,
  identity: SiteIdentity,
): SiteOutline {
  const manifests = releases.map(({ manifest }) => manifest);
  const filled = new Set(manifests.flatMap(({ slots }) => slots.map(({ slot }) => slot)));
  const opened = [...openingsOf(manifests)].filter(([name]) => filled.has(name));
  const menu = menuOf(manifests, allowed, navigationOf(identity));
  const map: SiteMap = {
    routes: [],
    slots: [],
    remotes: {},
    ...(absent.length > 0 && { absent: absent.map((path) => pathNamed(path, identity)) }),
    ...(opened.length > 0 && { opened: Object.fromEntries(opened) }),
    ...(menu.length > 0 && { menu }),
    ...(flags.length > 0 && { flags }),
    ...(languages.length > 0 && { languages }),
  };
  for (const { manifest, base } of releases) {
    const { name, version, entry, slots } = manifest;
    const routes = manifest.routes.map((route) => ofThisSite(route, identity));
    const [page] = routes;
    const plain = manifest.plain && page && { ...manifest.plain, title: page.title, description: page.description };
    map.remotes[name] = { base, version, entry, ...(plain && { plain }) };
    map.routes.push(...routes.map(({ files, ...route }) => route));
    map.slots.push(...slots.map(({ files, when, ...slot }) => slot));
  }
  return {
    map,
    forBrowser: tellBrowser(
      map,
      elsewhere.map((path) => pathNamed(path, identity)),
    ),
    pages: listedPages(map.routes).filter(({ path }) => isThere(path, identity)),
    remoteOrigins: [...new Set(releases.flatMap(({ base }) => (URL.canParse(base) ? new URL(base).origin : [])))],
  };
}

const ofThisSite = (route: PublishedRoute, identity: SiteIdentity): PublishedRoute => ({
  ...route,
  path: pathNamed(route.path, identity),
  title: named(route.title, identity),
  description: named(route.description, identity),
});

function listedPages(routes: SiteMap['routes']): SitePage[] {
  return routes
    .filter(({ path, access = 'public', listed = true }) => listed && access === 'public' && !/[:*]/.test(path))
    .map(({ path, title, description = '', keywords = [] }) => ({ path, title, description, keywords }));
}

export const areaOf = (path: string): string => (path === '/' ? path : `/${path.split('/')[1]}/*`);

/** Descriptions are in the HTML; staff pages are known to their own remote only. */
function tellBrowser({ routes, ...map }: SiteMap, elsewhere: readonly string[]): SiteOutline['forBrowser'] {
  const told = new Map<string | undefined, SiteMap>();
  return (remote) => {
    const known = told.get(remote);
    if (known) return known;
    const isTold = ({ id, access }: SiteRoute) =>
      remote === undefined || !Array.isArray(access) || remoteOf(id) === remote;
    const areas = [...elsewhere, ...routes.filter((route) => !isTold(route)).map(({ path }) => areaOf(path))];
    const site: SiteMap = {
      ...map,
      routes: routes.filter(isTold).map(({ keywords, listed, query, description, when, ...route }) => route),
      ...(areas.length > 0 && { elsewhere: [...new Set(areas)] }),
    };
    told.set(remote, site);
    return site;
  };
}
