export const textTexts = {
  notOneLine: 'Remove line breaks and characters that cannot be seen',
  hidden: 'Remove characters that cannot be seen',
} as const;
