/** Texts of the table of officers. */
export const officersTexts = { head: ['Officer', 'Responsible for', 'Reach'], page: 'More' } as const;
