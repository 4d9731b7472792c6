/** Texts of the pages without scripts only. */
export const texts = {
  withScripts: 'Open this page with a clock that counts down (needs scripts)',
  signIn: (result: string) => `${result}: sign in`,
  help: 'Help with signing in, and your privacy',
  again: (seconds: number) => `Try again in ${seconds === 60 ? 'a minute' : `${seconds} seconds`}.`,
  signedOut: 'You are signed out',
  signedOutText: 'Your result is no longer in this browser.',
  failed: 'Nothing was changed',
  seeResult: 'Results',
  notOpen: 'You cannot do this now. Below is your record.',
  otherRecord: 'This browser is now signed in to another record. Below is that record.',
  notMe: 'This was not me',
  token: 'Key from the mail',
  held: {
    title: 'Decisions on your record are held',
    text: 'Nobody can decide on your seat now, and everybody who was signed in to your record is signed out.',
    ticket: 'Your ticket number:',
    next: 'The admissions office looks into it. You do not lose the seat: the office records your decision, even after the last day. Do not wait for us: call',
    write: 'or write to',
  },
} as const;
