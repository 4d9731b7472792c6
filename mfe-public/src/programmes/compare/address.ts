/** Most programmes beside each other. */
export const MOST_COMPARED = 3;

/** The address of a comparison, and what it reads of its query: `ids=a,b`, or `id=a&id=b` as a form without scripts sends it. */
const PATH = '/courses/compare';
export const IDS = 'ids';
export const TICKS = 'id';

/** The address that compares these. */
export const comparisonOf = (ids: readonly string[]): string =>
  ids.length > 0 ? `${PATH}?${IDS}=${ids.map(encodeURIComponent).join(',')}` : PATH;

/** What an address asks for, in both spellings; each once. */
export function idsOf(params: URLSearchParams): string[] {
  const given = [...params.getAll(IDS).flatMap((ids) => ids.split(',')), ...params.getAll(TICKS)];
  return [...new Set(given.map((id) => id.trim()).filter(Boolean))];
}
