export const show = {
  title: (result: string) => `Your ${result} result`,
  lead: {
    allotted: (program: string, campus: string) => `The seat allotted to you: ${program}, ${campus}.`,
    'not-allotted': 'No seat was allotted to you in this round.',
    held: 'Your seat is decided in separate counselling.',
  },
  loading: 'Loading your result…',
  busy: 'The service is very busy or interrupted. Your result is safe, and this page keeps asking for it by itself. Keep it open.',
  failed: 'Your result could not be loaded. It is safe; the connection to the university failed.',
  withdrawn: (result: string) =>
    `The ${result} result is not published at the moment. Look at the admission notices, or write to the help desk:`,
  signOutLead: 'On a shared computer, sign out when you are done.',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  print: 'Print this page',
  printed: (at: string) => `Printed on ${at}. The record on the university’s site counts, not this print.`,
  ownData: {
    title: 'Everything we hold about you',
    lead: 'Your record, your decisions, the mail we sent, and who read or changed what, as one file.',
    download: 'Download it (JSON)',
    failed: 'The file could not be made. Nothing was changed. Try again in a minute.',
    fileName: 'everything-about-me.json',
  },
  recordTitle: 'Your record',
  fields: {
    name: 'Name',
    form_number: 'Form number (last three characters)',
    program: 'Programme',
    campus: 'Campus',
    registered_category: 'Registered category',
    category_allocated: 'Category of the seat',
    program_preference: 'Preference',
    rank: 'Rank',
    round: 'Round',
  },
  aboutCategories: 'What do the category codes mean?',
  preference: (number: number) => (number === 1 ? '1 (your first choice)' : `${number} of your list`),
  round: (track: string, round: number) => `${track}, Round ${round}`,
  standingTitle: 'Where you stand',
  seatQuestion: 'Is the seat held for me?',
  nextQuestion: 'Am I in the next round?',
  windowQuestion: 'Until when can I decide?',
  decidedQuestion: 'When did I decide?',
  window: {
    before: (opens: string, closes: string) => `From ${opens} to ${closes}.`,
    open: (closes: string) => `Until ${closes}. The university’s clock counts.`,
    closed: (closed: string) => `The window is closed since ${closed}. Nothing can be decided or changed any more.`,
  },
  timeLeft: 'Time left to decide:',
  timeLeftToFreeze: 'Time left to freeze it:',
  timeToOpen: 'Time until you can decide:',
  /** Read out as the end comes near. */
  timeLeftAloud: (time: string) => `${time} left to decide.`,
  questions: 'Questions? Write to the help desk:',
} as const;

/** In a final round nobody waits for a further one, whatever the status. */
export const noNextRound = 'No. This is the last round of this admission.';
