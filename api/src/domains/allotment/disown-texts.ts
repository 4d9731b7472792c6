/** What people without scripts get who say that something was not theirs. */
export const disownTexts = {
  title: 'Decisions on your record are held',
  held: 'Nobody can decide on your seat now, and everybody who was signed in to your record is signed out.',
  ticket: 'Your ticket number:',
  next: 'The admissions office looks into it. You do not lose the seat by this: the office records your decision for you, also after the window has closed. Do not wait for us: call',
  write: 'or write to',
  failed: 'Nothing was changed',
  form: 'This was not me',
  token: 'Key from the mail',
} as const;
