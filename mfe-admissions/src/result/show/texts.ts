export const show = {
  loading: 'Loading your result…',
  busy: 'The service is very busy or interrupted. Your result is safe. This page tries again automatically. Keep it open.',
  failed: 'Your result could not be loaded. It is safe; the connection to the university failed.',
  withdrawn: (result: string) =>
    `The ${result} result is not published at the moment. Look at the admission notices, or write to the help desk:`,
  signingOut: 'Signing out…',
  print: 'Print this page',
  printed: (at: string) => `Printed on ${at}. The record on the university’s site is final, not this print.`,
  ownData: {
    title: 'Everything we hold about you',
    lead: 'Your record, your decisions, the mail we sent, and who read or changed what, as one file.',
    download: 'Download it (JSON)',
    failed: 'The file could not be made. Nothing was changed. Try again in a minute.',
  },
  status: (label: string) => `${label}.`,
  aboutCategories: 'What do the category codes mean?',
  timeLeft: 'Time left to decide:',
  timeLeftToFreeze: 'Time left to freeze it:',
  timeToOpen: 'Time until you can decide:',
  timeLeftAloud: (time: string) => `${time} left to decide.`,
} as const;

export const idleTexts = {
  title: 'Are you still there?',
  before: 'Nobody has used this page for a while. To protect your record you are signed out in',
  after: '. No decision is sent.',
  stay: 'Stay signed in',
  signOut: 'Sign out now',
} as const;
