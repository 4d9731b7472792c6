const RESULT_WORDS = ['result', 'seat', 'allotment', 'freeze', 'float', 'upgrade', 'reject', 'round'];

export const texts = {
  /** Names for specified addresses, which are fixed at build time. */
  tracks: { diploma: 'Diploma', btech: 'B.Tech', ug: 'UG', pg: 'PG' },
  round: (track: string, round: number) => `${track} Round\u00a0${round}`,
  rounds: (names: readonly string[]) => names.join(' and '),
  signInTo: {
    title: (rounds: string) => `${rounds} result`,
    description: (rounds: string) =>
      `Seat allotment result of ${rounds}: sign in with your e-mail address and date of birth, and decide on your seat.`,
    keywords: RESULT_WORDS,
  },
  showOf: {
    title: (rounds: string) => `Your ${rounds} result`,
    description: (rounds: string) => `Your seat allotment in ${rounds}, and what you can decide about it.`,
  },
  signIn: {
    title: 'Result of a round',
    description: 'Seat allotment result: sign in with your e-mail address and date of birth, and decide on your seat.',
    keywords: RESULT_WORDS,
  },
  show: { title: 'Your result', description: 'Your seat allotment, and what you can decide about it.' },
  overview: {
    title: 'Admission',
    description: 'Where to begin with an application: tracks, dates of the rounds, portals, fees and results.',
    keywords: ['apply', 'application', 'dates', 'eligibility', 'portal', 'registration', 'last date'],
  },
  guidelines: {
    title: 'Admission guidelines',
    description: 'Who may apply, how seats are reserved, how merit is decided, and what the category codes mean.',
    keywords: ['reservation', 'category', 'SC', 'ST', 'OBC', 'EWS', 'PwD', 'defence', 'merit', 'quota'],
  },
  refundPolicy: {
    title: 'Fee refund policy',
    description: 'How much of the fee is refunded when you give up your admission, and when to ask for it.',
    keywords: ['refund', 'fee', 'withdraw', 'cancel', 'caution money', 'money back'],
  },
  process: {
    title: 'Admission process',
    description: 'Admission step by step, from registration to document verification and the first day of classes.',
    keywords: [
      'steps',
      'timeline',
      'freeze',
      'float',
      'upgrade',
      'reject',
      'documents',
      'checklist',
      'counselling',
      'spot round',
    ],
  },
  informationBulletin: {
    title: 'Information bulletin',
    description: 'The information bulletin: tracks, programmes, fees by band, seats and documents.',
    keywords: ['bulletin', 'brochure', 'prospectus', 'fees', 'fee bands', 'intake'],
  },
  letter: {
    title: 'Check an allotment letter',
    description:
      'Find out from its code whether the university issued a provisional allotment letter and whether it is still valid.',
    keywords: ['letter', 'verify', 'verification', 'code', 'qr', 'allotment'],
  },
  letterCode: {
    title: 'Check of an allotment letter',
    description: 'What the university’s records say about this letter.',
  },
  preview: {
    title: 'Admission on another day',
    description: 'What applicants will read, for staff who plan it.',
  },
  help: {
    title: 'I cannot sign in to my result',
    description: 'Tell the admissions office what happens when you sign in, with your form number, and get a ticket.',
    keywords: ['help', 'sign in', 'login', 'no record matches', 'form number', 'e-mail', 'date of birth', 'code'],
  },
  ranks: {
    title: 'What rank got a seat?',
    description: 'Opening and closing ranks by programme, campus, category and round, this year and last year.',
    keywords: ['rank', 'cut-off', 'cutoff', 'closing rank', 'opening rank', 'merit', 'chances', 'seats left', 'vacant'],
  },
  ranksOf: {
    title: 'Ranks of a programme',
    description: 'The first and the last rank that was given a seat, by campus, category and round.',
  },
  seats: {
    title: 'How seats were allotted',
    description: 'How many seats each round filled and converted, by which rules, and what an independent check found.',
    keywords: ['fair', 'conversion', 'equal rank', 'tie', 'algorithm', 'audit', 'fingerprint'],
  },
  notMe: {
    title: 'This was not me',
    description: 'Hold decisions on your seat after a mail about something that you did not do.',
  },
};
