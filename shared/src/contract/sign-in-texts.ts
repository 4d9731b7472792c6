export const signInTexts = {
  code: 'Enter the 8 digits from the mail',
} as const;
