export const texts = {
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
