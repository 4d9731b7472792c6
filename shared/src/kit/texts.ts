export const kitTexts = {
  retry: 'Try again',
  newTab: '(opens in a new tab)',
} as const;
