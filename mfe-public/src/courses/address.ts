import type { Filter } from './filter';
import type { Sort } from './sort';

/** The query of an address that holds this filter and order; what is usual is left out. */
export function queryOf({ q, level, ...others }: Filter, sort: Sort): string {
  const given = { q, level: level?.slug ?? '', ...others, sort: sort === 'name' ? '' : sort };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
