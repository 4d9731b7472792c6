import type { MailState } from '@university/shared/contract';

const states: Record<MailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' };

export const texts = {
  states,
  filters: {
    all: 'All',
  },
  columns: {
    subject: 'Subject',
    to: 'To',
    state: 'State',
    made: 'Created',
    attempts: 'Attempts',
    actions: 'Actions',
  },

  counts: {
    byDay: 'By day',
    rate: (perMinute: string) =>
      `Codes, receipts and other mail that one person waits for go first. Results and reminders go after them, at most ${perMinute} a minute.`,
  },
} as const;
