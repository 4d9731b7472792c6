/** What search finds. The order is that of the groups where two have equally good results. */
export const KINDS = ['page', 'program', 'campus', 'department', 'person', 'notice'] as const;

export type Kind = (typeof KINDS)[number];
