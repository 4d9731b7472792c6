export const signInTexts = {
  code: 'Enter the 8 or 12 digits from the mail',
} as const;
