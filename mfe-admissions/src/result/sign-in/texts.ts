export const signIn = {
  title: (result: string) => `${result} seat allotment`,
  lead: 'Sign in to see your result and decide on your seat.',
  switchTitle: 'Looking for another result?',
  switchLabel: 'All results',
  formTitle: 'Sign in',
  email: 'E-mail address',
  emailHint: 'The one you gave in your application.',
  birthDate: 'Date of birth',
  birthDateHint: 'For example 14 02 2007. The month can be a number or a name.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  submit: 'See my result',
  submitting: 'Checking…',
  slow: 'Checking your details. This can take a moment when many people sign in.',
  needsScripts:
    'Signing in needs scripts, and your browser has them switched off. Switch them on, or write to the help desk:',
  help: {
    title: 'If you cannot sign in',
    points: [
      'Use the e-mail address of your application, not another one you own.',
      'Your date of birth must be the same as in your application.',
      'Each track and round is separate. Choose the one you applied for.',
    ],
    still: 'Still no luck?',
    link: 'Tell us that you cannot sign in',
    desk: 'You may also write to the help desk with your form number:',
  },
  privacy: {
    /** Sent with the sign-in and stored: another one whenever the points change. */
    version: '2026-11',
    title: 'Your privacy',
    points: [
      'What we keep: your name, e-mail address, form number, categories, result and decision, and when somebody signed in to your record or read it. Of your date of birth only a fingerprint is kept, by which a sign-in is checked.',
      'Why: to allot seats fairly, to answer your questions, and to prove later who decided what.',
      'How long: one year after the last of your decision windows closes, unless the admission notices name another day. Then name, e-mail address, form number and fingerprint are erased. Only counts remain.',
      'On this device: a cookie that signs you out after 30 minutes, and one that lets us recognise this device for 180 days, so that we can warn you of a sign-in on another one. It shows nobody your result. Your record stays in the memory of this page and is taken off it when you leave, sign out, or do nothing for 15 minutes. A letter stays here only if you choose to keep it.',
    ],
  },
} as const;

/** What is asked for beside e-mail address and date of birth, where somebody tried wrong ones many times. */
export const signInProofs = {
  title: 'One more step',
  code_required: {
    why: 'There were many wrong tries with this e-mail address, so we check that it is you. If your details are right, we have mailed you a code.',
    label: 'Code from the mail',
    hint: '8 digits, good for 10 minutes.',
    empty: 'Enter the code from the mail.',
    refused: 'These details and this code do not fit together. Check them all.',
  },
  form_number_required: {
    why: 'There were many wrong tries with this e-mail address, so we check that it is you. Enter your form number as well.',
    label: 'Form number',
    hint: 'It stands on your receipt.',
    empty: 'Enter your form number.',
    refused: 'These details and this form number do not fit together. Check them all.',
  },
  again: 'Mail another code',
  sentAgain: 'If no new mail comes, the last code is still good.',
} as const;

/** At the address of a round that there is not. */
export const noRound = {
  title: 'There is no such result',
  text: 'This admission has no round at this address. Choose your track and round below. Nothing is wrong with your application. Questions? Write to the help desk:',
} as const;

/** What is known of the window of a round before anybody signs in. */
export const windowLine = {
  unset: 'This result is not out yet. The day is announced in the admission notices.',
  planned: (opens: string, closes: string) =>
    `This result is not out yet. Decisions are planned from ${opens} to ${closes}.`,
  before: (opens: string, closes: string) => `You can see your result now. You can decide from ${opens} to ${closes}.`,
  open: (closes: string) => `The result is out. You can decide until ${closes}.`,
  closed: (closed: string) =>
    `The window for decisions closed on ${closed}. You can still sign in to see your result and your letter.`,
} as const;

/** While the service turns people away because there are too many. */
export const busy = {
  title: 'The service is very busy or interrupted.',
  before: 'Your sign-in is not checked yet. Nothing is wrong with what you typed. This page tries again by itself in',
  after: '. Keep it open.',
  attempts: (count: number) => (count === 1 ? 'Tried once so far.' : `Tried ${count} times so far.`),
  stop: 'Stop trying',
} as const;

export const signInProblems = {
  title: 'There is a problem',
  email: {
    empty: 'Enter your e-mail address.',
    invalid: 'Enter an e-mail address in the correct form, like name@mail.example.',
  },
  birthDate: {
    empty: 'Enter your date of birth.',
    incomplete: (parts: string) => `Your date of birth must include ${parts}.`,
    unreadable: (parts: string) => `Check ${parts} of your date of birth. Use numbers, and four digits for the year.`,
    impossible: 'This date does not exist. Check the day and the month.',
    future: 'Your date of birth must be in the past.',
    the: { day: 'the day', month: 'the month', year: 'the year' },
    a: { day: 'a day', month: 'a month', year: 'a year' },
  },
  wrongCredentials: 'No record matches this e-mail address and date of birth. Check both against your application.',
  throttled:
    'There were too many attempts, so sign-in is paused to protect applicants’ records. What you typed stays here.',
  throttledFor: 'Time left:',
  throttledOver: 'The pause is over. You can try again now.',
  notPublished: (result: string) =>
    `The ${result} result is not published yet. The day of publication stands in the admission notices.`,
  noRecord: (result: string) =>
    `Your details are right, but you have no record in ${result}. Your record may belong to another round or track.`,
  busy: 'The service is very busy or interrupted, and your sign-in could not be checked. Try again in a minute. What you typed stays here.',
  unreachable:
    'The page could not reach the university, so nothing was checked. Look at your connection and try again. What you typed stays here.',
  ours: 'Something went wrong on our side; your details may well be right. Try again in a minute. What you typed stays here.',
} as const;
