import { SIGN_IN_FORM } from '@university/shared/contract';

/** The page on which applicants sign in to a result. */
export const signIn = {
  ...SIGN_IN_FORM,
  title: (result: string) => `${result} seat allotment`,
  lead: 'Sign in to see your result and decide on your seat.',
  otherLive: 'Other results that are live:',
  switchTitle: 'Looking for another result?',
  switchLabel: 'All results',
  formTitle: 'Sign in',
  submitting: 'Checking…',
  slow: 'Checking your details. This can take a moment when many people sign in.',
  help: {
    title: 'If you cannot sign in',
    points: [
      'Use the e-mail address of your application, not another one you own.',
      'Your date of birth must be the same as in your application.',
      'Each track and round is separate. Choose the one you applied for.',
    ],
    still: 'Still no luck?',
    link: 'Tell us that you cannot sign in',
    /** After the link. */
    desk: '. You may also write to the help desk with your form number:',
  },
  privacy: {
    title: 'Your privacy',
    /** Whenever these change, `SIGN_IN_PRIVACY_VERSION` is another one. */
    points: [
      'What we keep: your name, e-mail address, form number, categories, result and decision, and when somebody signed in to your record or read it. Of your date of birth only a fingerprint is kept, by which a sign-in is checked.',
      'Why: to allot seats fairly, to answer your questions, and to prove later who decided what.',
      'How long: one year after the last of your decision windows closes, unless the admission notices name another day. Then name, e-mail address, form number and fingerprint are erased. Only counts remain.',
      'On this device: a cookie that signs you out after 30 minutes, and one that lets us recognise this device for 180 days, so that we can warn you of a sign-in on another one. It shows nobody your result. Your record stays in the memory of this page and is taken off it when you leave, sign out, or do nothing for 15 minutes. A letter stays here only if you choose to keep it.',
    ],
  },
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
