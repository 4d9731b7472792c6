/** What only the pages without scripts say. */
export const plain = {
  withScripts: 'Open this page with a clock that counts down (needs scripts)',
  signIn: (result: string) => `${result}: sign in`,
  signInFailed: 'You are not signed in',
  help: 'Help with signing in, and what becomes of your data',
  again: (seconds: number) => `Try again in ${seconds === 60 ? 'a minute' : `${seconds} seconds`}.`,
  signedOut: 'You are signed out',
  signedOutText: 'Your result is off this browser.',
  failed: 'Nothing was changed',
  seeResult: 'Results',
  notOpen: 'This is not open to you now. Below is how your record stands.',
  otherRecord:
    'This browser is signed in to another record than the one on the page before. Below is the one it is signed in to.',
} as const;
