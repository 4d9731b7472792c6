/** Specification, section 5: a programme has a page only when `years` is an object; null and lists are none here. */
export function hasPage({ years }: { years?: unknown }): boolean {
  return typeof years === 'object' && years !== null && !Array.isArray(years);
}
