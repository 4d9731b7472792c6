export const texts = {
  empty: 'Enter your date of birth.',
  incomplete: (parts: string) => `Your date of birth must include ${parts}.`,
  unreadable: (parts: string) => `Check ${parts} of your date of birth. Use numbers, and four digits for the year.`,
  impossible: 'This date does not exist. Check the day and the month.',
  future: 'Your date of birth must be in the past.',
  the: { day: 'the day', month: 'the month', year: 'the year' },
  a: { day: 'a day', month: 'a month', year: 'a year' },
  and: ' and ',
  /** Lower case, January to December, with repeated lists for other spellings. */
  months: 'january february march april may june july august september october november december'.split(' '),
} as const;
