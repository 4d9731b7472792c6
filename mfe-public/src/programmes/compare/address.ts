export const MOST_COMPARED = 3;

/** `ids=a,b`, or `id=a&id=b` from a form without scripts. */
const PATH = '/courses/compare';
export const IDS = 'ids';
export const TICKS = 'id';

export const comparisonOf = (ids: readonly string[]): string =>
  ids.length > 0 ? `${PATH}?${IDS}=${ids.map(encodeURIComponent).join(',')}` : PATH;

export function idsOf(params: URLSearchParams): string[] {
  const given = [...params.getAll(IDS).flatMap((ids) => ids.split(',')), ...params.getAll(TICKS)];
  return [...new Set(given.map((id) => id.trim()).filter(Boolean))];
}
