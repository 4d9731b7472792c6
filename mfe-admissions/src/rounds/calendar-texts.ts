/** What calendar files say. */
export const texts = {
  /** @param of a round, or the academic year */
  name: (university: string, of: string) => `${university} admission, ${of}`,
  /** Of each event the end of its title, and its description. */
  events: {
    opens: ['applications open', 'Where and how to apply stands on the page Admission.'],
    apply: ['last day to apply', 'Where and how to apply stands on the page Admission.'],
    decide: [
      'decide on your seat',
      'Sign in to see your result and decide. Without a decision in time the seat is lost.',
    ],
    last: ['last hour to decide', 'The window closes at the end of this hour, by the university’s clock.'],
    pay: ['pay the fee', 'For seats that were accepted.'],
    verify: ['document verification', 'At the campus of your seat: originals and one self-attested copy of each.'],
    counselling: [
      'separate counselling',
      'For applicants whose result says that their seat is held. Bring your certificates in the original.',
    ],
  },
} as const;
