import type { MailState } from '@university/shared/contract';

const states: Record<MailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' };

export const texts = {
  title: 'Mail outbox',
  lead: 'Mail that was or is to be sent. Texts and whole addresses are not shown.',
  failed: 'The outbox could not be loaded.',
  empty: 'There is no such mail.',
  caption: 'Mail',
  list: 'One by one',
  states,
  filters: {
    state: 'State',
    kind: 'What it is about',
    round: 'Round',
    all: 'All',
    submit: 'Show',
  },
  columns: {
    subject: 'Subject',
    to: 'To',
    state: 'State',
    made: 'Created',
    attempts: 'Attempts',
    actions: 'Actions',
  },
  next: (at: string) => `next try ${at}`,
  sentAt: (at: string) => `at ${at}`,
  retry: 'Try again',
  retryOf: (subject: string, to: string) => `Try again: ${subject}, to ${to}`,
  retried: 'It is tried again now.',
  retryAll: 'Try again all that failed',
  retryAllText: 'Also what stands on other pages of this list.',
  retrying: 'Putting them back…',
  retriedAll: (count: string) => `${count} mails are tried again now.`,
  noneToRetry: 'There was nothing to try again: a text is stored for 30 days.',

  counts: {
    title: 'Last two weeks',
    failed: 'The counts could not be loaded.',
    none: 'No mail was written.',
    byKind: 'By what it is about',
    byDay: 'By day',
    kind: 'About',
    day: 'Written on',
    rate: (perMinute: string) =>
      `Codes, receipts and other mail that one person waits for go first. Results and reminders go after them, at most ${perMinute} a minute.`,
  },

  rounds: {
    title: 'Results and reminders by round',
    failed: 'The rounds could not be loaded.',
    none: 'No round is planned for this academic year.',
    caption: 'Mail of each round',
    round: 'Round',
    records: 'Records',
    result: 'Mail of the result',
    reminder: 'Reminders',
    notOut: 'Not published',
    progress: (sent: string, all: string) => `${sent} of ${all} sent`,
    waiting: (count: string) => `${count} waiting`,
    failedOf: (count: string) => `${count} failed`,
    nothing: 'No mail yet',
    show: 'Show mail',
    showOf: (round: string) => `Show mail of ${round}`,
  },
} as const;
