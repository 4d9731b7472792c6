/** Texts of what takes two people. */
export const texts = {
  title: 'Approvals',
  lead: 'Some things take two people. One proposes, another one approves within seven days.',
  failed: 'The proposals could not be loaded.',
  stateLabel: 'State',
  states: { pending: 'Waiting', approved: 'Approved', declined: 'Declined', expired: 'Not decided in time' },
  empty: {
    pending: 'Nothing waits for a second person.',
    approved: 'Nothing has been approved yet.',
    declined: 'Nothing has been declined.',
    expired: 'Everything was decided in time.',
  },
  proposed: (who: string, at: string) => `Proposed by ${who} on ${at}.`,
  until: (at: string) => `Waits until ${at}.`,
  decided: (who: string, at: string) => `by ${who} on ${at}`,
  approve: 'Approve',
  decline: 'Decline',
  done: { approve: 'You approved it. It counts from now on.', decline: 'You declined it. Nothing was changed.' },
  /** After something that a second person has to approve. */
  waits: 'This waits for a second person now. A mail tells those who can approve it.',

  settings: {
    title: 'Settings',
    failed: 'The settings could not be loaded.',
    of: {
      'publishing-takes-two': {
        on: 'Publishing a round takes two people.',
        off: 'Publishing a round takes one person.',
        turnOn: 'Propose that it takes two',
        turnOff: 'Propose that it takes one',
      },
    },
  },
} as const;
