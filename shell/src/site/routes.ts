import { matchPath } from 'react-router-dom';
import type { SiteRoute } from './boot';
import { ifValid } from './if-valid';

export const FRAME_ID = 'frame';
export const NOT_FOUND_ID = 'not-found';

export const NOTICE_PATH = '/notices/:id';

export const REST_PATH = '/*';

export type RouteHandle = Pick<SiteRoute, 'title' | 'description' | 'lang' | 'access'>;

export const remoteOf = (id: string): string => id.slice(0, id.indexOf(':'));

/** Decoded as the router does. */
export const decodedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => ifValid(() => decodeURIComponent(segment))?.replaceAll('/', '%2F') ?? segment)
    .join('/');

/** Case, encoding and trailing slash of the descriptor; null if canonical. */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'lowercase'>, pathname: string): string | null {
  if (!matchPath(route.path, decodedPath(pathname))) return null;
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
  // Parameters keep their encoding; below a splat everything does.
  const path = splat < 0 ? canonical : [...canonical.slice(0, splat), ...given.slice(splat)];
  return path.join('/') === pathname ? null : path.join('/') || '/';
}
