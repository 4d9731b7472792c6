/** What only the pages without scripts say. */
export const texts = {
  withScripts: 'Open this page with a clock that counts down (needs scripts)',
  signIn: (result: string) => `${result}: sign in`,
  help: 'Help with signing in, and what becomes of your data',
  again: (seconds: number) => `Try again in ${seconds === 60 ? 'a minute' : `${seconds} seconds`}.`,
  signedOut: 'You are signed out',
  signedOutText: 'Your result is off this browser.',
  failed: 'Nothing was changed',
  seeResult: 'Results',
  notOpen: 'This is not open to you now. Below is how your record stands.',
  otherRecord:
    'This browser is signed in to another record than the one on the page before. Below is the one it is signed in to.',
  notMe: 'This was not me',
  token: 'Key from the mail',
  held: {
    title: 'Decisions on your record are held',
    text: 'Nobody can decide on your seat now, and everybody who was signed in to your record is signed out.',
    ticket: 'Your ticket number:',
    next: 'The admissions office looks into it. You do not lose the seat by this: the office records your decision for you, also after the window has closed. Do not wait for us: call',
    write: 'or write to',
  },
} as const;
