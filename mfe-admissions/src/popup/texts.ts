export const texts = {
  close: 'Close',
  links: 'Links',
  result: (round: string) => `${round} result`,
} as const;
