/** What is beside whatever could not be loaded. */
export const loadedTexts = { recovers: 'This page tries again automatically.' } as const;
