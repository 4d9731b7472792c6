import { canonicalPath } from '../../site/routes/canonical';
import type { Site } from '../site';

/**
 * What a page is made from: its path, and of the query what the page reads, in the order of its descriptor. Null where
 * it is not known what of the query is read: no page is there, it has another spelling, or its release does not say.
 */
export function pageAddress(site: Site, { pathname, search, searchParams }: URL): string | null {
  if (search === '') return pathname;
  const route = site.routeAt(pathname);
  if (!route?.query || canonicalPath(route, pathname)) return null;
  const read = route.query.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}
