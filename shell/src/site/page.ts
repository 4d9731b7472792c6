import { identity } from '@university/shared/identity';
import type { PageInfo } from '@university/shared/remote';
import { matchPath, useMatches } from 'react-router-dom';
import type { SiteRoute } from './boot';

/** Routes of the shell itself; ids of remotes' routes hold a colon. */
export const FRAME_ID = 'frame';
export const NOT_FOUND_ID = 'not-found';

/** What a route's `handle` holds: the descriptor, or what stands in for one where no descriptor matches. */
export type RouteHandle = Pick<SiteRoute, 'title' | 'description' | 'lang' | 'access'>;

/** The remote that a page or a slot belongs to: its id begins with it. */
export const remoteOf = (id: string): string => id.slice(0, id.indexOf(':'));

export interface PageMeta {
  title: string;
  description: string;
  lang: string;
}

/** What a page is called, without the university's name. */
export function pageName(handle: RouteHandle | undefined, info: PageInfo | null | undefined): string {
  return info?.title ?? handle?.title ?? identity.name;
}

/** Title, description and language of a page: what its data says, then what its descriptor says. */
export function pageMeta(handle: RouteHandle | undefined, info: PageInfo | null | undefined): PageMeta {
  const name = pageName(handle, info);
  return {
    title: name === identity.name ? name : `${name} · ${identity.name}`,
    description: info?.description ?? handle?.description ?? identity.tagline,
    lang: handle?.lang ?? 'en-IN',
  };
}

interface Page {
  name: string;
  /** The name with the university's, as tabs and bookmarks show it. */
  title: string;
  /** False where the address leads to no page. */
  exists: boolean;
}

/** The page on screen. */
export function usePage(): Page {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const info = match?.loaderData as PageInfo | null | undefined;
  return { name: pageName(handle, info), title: pageMeta(handle, info).title, exists: match?.id !== NOT_FOUND_ID };
}

/**
 * The descriptor's spelling of a path: its letters' case, no trailing slash, and lower case for the parameters
 * that ask for it. Returns null where the path is spelled so already.
 */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'lowercase'>, pathname: string): string | null {
  if (!matchPath(route.path, pathname)) return null;
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  const given = pathname.slice(0, end).split('/');
  const pattern = route.path.split('/');
  const canonical = given.map((segment, index) => {
    const name = pattern[index];
    if (name === undefined || name === '*') return segment;
    if (!name.startsWith(':')) return name;
    return route.lowercase?.includes(name.slice(1)) ? segment.toLowerCase() : segment;
  });
  const splat = pattern.indexOf('*');
  // Parameters keep their own encoding; below a splat everything does.
  const path = splat < 0 ? canonical : [...canonical.slice(0, splat), ...given.slice(splat)];
  return path.join('/') === pathname ? null : path.join('/') || '/';
}
