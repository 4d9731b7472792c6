export const mobileTexts = {
  invalid: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
} as const;
