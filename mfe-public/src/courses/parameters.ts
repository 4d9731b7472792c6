/** What the list can be narrowed by, as the address names it. */
export const FILTERS = ['q', 'level', 'school', 'campus', 'duration'] as const;
