export const letterTexts = {
  code: 'Enter all 20 letters and digits of the code',
} as const;
