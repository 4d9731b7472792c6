import { SIGN_IN_FORM } from '@university/shared/contract';

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
    desk: '. You may also write to the help desk with your form number:',
  },
  privacy: {
    title: 'Your privacy',
    /** Changing this needs a new `SIGN_IN_PRIVACY_VERSION`. */
    text: 'We use your application, result and decision only to allot seats, and erase them one year after your last round. We store your date of birth only in coded form. One cookie keeps you signed in for 30 minutes; another recognises this device for 180 days.',
    link: 'Privacy policy',
  },
} as const;

export const noRound = {
  title: 'There is no such result',
  text: 'This admission has no round at this address. Choose your track and round below. Nothing is wrong with your application. Questions? Write to the help desk:',
} as const;

export const windowLine = {
  unset: 'This result is not out yet. The day is announced in the admission notices.',
  planned: (opens: string, closes: string) =>
    `This result is not out yet. Decisions are planned from ${opens} to ${closes}.`,
  before: (opens: string, closes: string) => `You can see your result now. You can decide from ${opens} to ${closes}.`,
  open: (closes: string) => `The result is out. You can decide until ${closes}.`,
  closed: (closed: string) =>
    `The window for decisions closed on ${closed}. You can still sign in to see your result and your letter.`,
} as const;

export const busy = {
  title: 'The service is very busy or interrupted.',
  before: 'Your sign-in is not checked yet. Nothing is wrong with what you typed. This page tries again in',
  after: '. Keep it open.',
  attempts: (count: number) => (count === 1 ? 'Tried once so far.' : `Tried ${count} times so far.`),
  stop: 'Stop trying',
} as const;

export const leaveReasons = {
  'signed-out':
    'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
  'no-cookies':
    'This browser blocks cookies, so it cannot stay signed in. Allow cookies for this site in its settings, then sign in again.',
  'other-record': 'This browser is signed in to another result. Sign in to see this one.',
  left: 'You are signed out.',
  idle: 'You were signed out, because nobody used the page for 15 minutes. Your recorded decisions are safe.',
  'left-here-only':
    'Your result is no longer on this page, but we could not reach the university to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.',
} as const;
