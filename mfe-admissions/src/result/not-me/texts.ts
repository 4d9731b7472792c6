import { identity } from '@university/shared/identity';

export const notMe = {
  title: 'This was not me',
  lead: 'We mailed you about a sign-in, a code or a decision on your seat. If it was not yours, say so here.',
  points: [
    'Nobody can decide on your seat from then on, and everybody who is signed in to your record is signed out.',
    'You do not lose the seat. The admissions office records your decision for you, also after the window has closed.',
    'You get a ticket number, and the office is told at once.',
  ],
  label: 'Key from the mail',
  hint: 'In the link of the mail, copy everything after the sign #: 43 letters, digits, dashes and underscores.',
  submit: 'This was not me: hold decisions on my seat',
  sending: 'Telling the admissions office…',
  missing: 'Copy the key from the mail.',
  incomplete: 'This is not the whole key. Copy all 43 characters from the mail, or open the link again.',
  spent:
    'This link was used already or is too old. If you used it, decisions are held and the ticket number is in your mail. If not, call or write to the help desk:',
  failed:
    'The page could not tell the university. Nothing was changed. Try again in a minute, or write to the help desk:',
  done: {
    title: 'Decisions on your seat are held',
    text: `Nobody can decide on your seat now, and everybody who was signed in to your record is signed out.${identity.sendsMail === false ? '' : ' We have mailed you this.'}`,
    ticket: 'Your ticket number:',
    next: 'Do not wait for us. Call',
    write: 'or write to the help desk:',
  },
} as const;
