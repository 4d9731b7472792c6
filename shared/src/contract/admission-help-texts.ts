export const admissionHelpTexts = {
  name: 'Enter your name',
  formNumber: 'Enter your form number',
  track: 'Choose the track you applied for',
  reason: 'Choose what happens',
  tooLong: 'Keep it under 2,000 characters',
  message: 'Write what happens',
} as const;

/** What keeps somebody from signing in, in their words. */
export const helpReasonNames = {
  'no-record': 'It says no record matches',
  'which-email': 'I do not know which e-mail address I used',
  'birth-date': 'My date of birth is wrong in the application',
  'no-code': 'The code does not come',
  other: 'Something else',
} as const;
