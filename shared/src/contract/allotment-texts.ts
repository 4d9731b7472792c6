export const allotmentTexts = {
  email: 'Enter the e-mail address you applied with',
  birthDate: 'Enter your date of birth as DD-MM-YYYY',
  code: 'Enter the 6 or 12 digits from the mail',
} as const;
