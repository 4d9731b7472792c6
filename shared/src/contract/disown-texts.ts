export const disownTexts = {
  token: 'Copy the whole key from the mail: 43 letters, digits, dashes and underscores',
} as const;
