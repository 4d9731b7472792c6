export const texts = {
  title: 'Admission',
  loading: 'Loading the page...',
  failed: 'We could not load this page.',
  missingTitle: 'This page is not written yet',
  missing: 'Results and dates are on the page Admission.',
  toOverview: 'Admission',
  lead: 'Results, the dates of the rounds, and where to apply.',
  rounds: 'Results and dates now',
  apply: 'Where do I apply?',
} as const;

export const roundsTexts = {
  caption: 'Rounds and their windows',
  columns: ['Result', 'Now', 'Decide', 'Pay the fee', 'Verify documents'],
  states: {
    unset: 'Not announced yet',
    planned: 'Planned',
    before: 'Result is out, decisions not open yet',
    open: 'Open for decisions',
    closed: 'Closed',
  },
  until: (from: string, to: string) => `${from} to ${to}`,
  over: (days: string) => `${days}, over`,
  none: 'To be announced',
  unknown: 'The dates could not be read just now. They are also in the admission notices.',
} as const;

export const decisionsTexts = {
  caption: 'The four decisions',
  columns: ['Decision', 'In your words', 'Seat held?', 'Next round?'],
  yes: 'Yes',
  no: 'No',
} as const;

export const reservationTexts = { forWhom: 'For whom', code: 'Code', seats: 'Seats', rule: 'Rule or proof' } as const;
