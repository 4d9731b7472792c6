import { type Piece, say } from '../../platform/mail/compose';

/** Without the values: one of the addresses may be a stranger's. */
export const correctionTexts = {
  subject: say`Your details were corrected`,
  dear: (person: Piece) => say`Dear ${person},`,
  fields: {
    name: 'your name',
    email: 'your e-mail address',
    registeredCategory: 'your registered category',
    birthDate: 'your date of birth',
  },
  corrected: (fields: Piece) => say`The admissions office corrected this in your application: ${fields}.`,
  withThisAddress: say`From now on, sign in to your result with the e-mail address to which this mail came.`,
  withOtherAddress: say`From now on, mail goes to another address, and you sign in with that one.`,
  again: say`Everybody was signed out of your result. Sign in again to see it.`,
  notMe: (helpDesk: Piece, phone: Piece) =>
    say`If you did not ask for this, or do not know of it, write to ${helpDesk} or call ${phone} at once.`,
};
