/** Texts of the mail outbox. */
export const texts = {
  title: 'Mail outbox',
  lead: 'Mail that was or is to be sent. Texts and whole addresses are not shown.',
  failed: 'The outbox could not be loaded.',
  empty: 'There is no such mail.',
  caption: 'Mail',
  stateLabel: 'State',
  all: 'All',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  columns: {
    subject: 'Subject',
    to: 'To',
    state: 'State',
    made: 'Made at',
    attempts: 'Attempts',
    actions: 'Actions',
  },
  next: (at: string) => `next try ${at}`,
  sentAt: (at: string) => `at ${at}`,
  retry: 'Try now',
  retryOf: (subject: string) => `Try now: ${subject}`,
  retried: 'It is tried again now.',
} as const;
