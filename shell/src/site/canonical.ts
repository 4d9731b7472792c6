import { generatePath, matchPath } from 'react-router-dom';
import type { SiteRoute } from './types';

/**
 * The descriptor's spelling of a path: its letters' case, no trailing slash, and lower case for the parameters
 * that ask for it. Returns null where the path is spelled so already.
 */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'lowercase'>, pathname: string): string | null {
  const match = matchPath(route.path, pathname);
  if (!match) return null;
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [
      name,
      route.lowercase?.includes(name) ? value?.toLowerCase() : value,
    ]),
  );
  const canonical = generatePath(route.path, params as Record<string, string>).replace(/(?<=.)\/+$/, '');
  return canonical === pathname || encodeURI(canonical) === pathname ? null : canonical;
}
