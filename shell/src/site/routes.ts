import { matchPath } from 'react-router-dom';
import type { SiteRoute } from './boot';

/** Routes of the shell itself; ids of remotes' routes hold a colon. */
export const FRAME_ID = 'frame';
export const NOT_FOUND_ID = 'not-found';

/** The page of one notice, to which the frame's alerts lead. */
export const NOTICE_PATH = '/notices/:id';

/** The path of a route that answers wherever no other does; where it has nothing either, the shell says so. */
export const REST_PATH = '/*';

/** What a route's `handle` holds: the descriptor, or what replaces one where no descriptor matches. */
export type RouteHandle = Pick<SiteRoute, 'title' | 'description' | 'lang' | 'access'>;

/** The remote that a page or a slot belongs to: its id begins with it. */
export const remoteOf = (id: string): string => id.slice(0, id.indexOf(':'));

/** A path as the router compares it with routes: `/%61dmin` is `/admin` to it. */
export const decodedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).replaceAll('/', '%2F');
      } catch {
        return segment;
      }
    })
    .join('/');

/**
 * The descriptor's spelling of a path: its letters' case, nothing encoded without need, no trailing slash, and lower case
 * for the parameters that ask for it. Returns null where the path is spelled so already.
 */
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
  // Parameters keep their own encoding; below a splat everything does.
  const path = splat < 0 ? canonical : [...canonical.slice(0, splat), ...given.slice(splat)];
  return path.join('/') === pathname ? null : path.join('/') || '/';
}
