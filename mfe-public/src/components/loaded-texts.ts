/** What stands beside whatever could not be loaded. */
export const loadedTexts = { recovers: 'This page tries again by itself.' } as const;
