export const loadedTexts = { recovers: 'This page tries again automatically.' } as const;
