export const texts = {
  /** `of` is a round or the academic year. */
  name: (university: string, of: string) => `${university} admission, ${of}`,
  /** End of the title, and description. */
  events: {
    opens: ['applications open', 'See the page Admission for where and how to apply.'],
    apply: ['last day to apply', 'See the page Admission for where and how to apply.'],
    decide: [
      'decide on your seat',
      'Sign in to see your result and decide. If you do not decide in time, you lose the seat.',
    ],
    last: ['last hour to decide', 'You can decide until the end of this hour, by our server time.'],
    pay: ['pay the fee', 'For seats that were accepted.'],
    verify: ['document verification', 'At the campus of your seat: originals and one self-attested copy of each.'],
    counselling: [
      'separate counselling',
      'For applicants whose result says that their seat is held. Bring your certificates in the original.',
    ],
  },
} as const;
