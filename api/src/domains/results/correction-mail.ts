import { compose, helpDesk, name, ours, phone, say } from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';

/** What staff may correct of a person. */
export type CorrectedField = 'name' | 'email' | 'registeredCategory' | 'birthDate';

/** What the mail calls each. The values themselves are not in it: one of the addresses may be a stranger's. */
const FIELDS: Record<CorrectedField, string> = {
  name: 'your name',
  email: 'your e-mail address',
  registeredCategory: 'your registered category',
  birthDate: 'your date of birth',
};

interface Correction {
  to: string;
  at: Date;
  name: string;
  changed: readonly CorrectedField[];
  /** The address was not the applicant's before. */
  isNew: boolean;
}

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Tells an applicant that the admissions office corrected who they are, at an address of before or of now. */
export const applicantCorrected = ({ to, at, name: person, changed, isNew }: Correction): NewMail => ({
  to,
  at,
  ...compose('applicant-corrected', say`Your details were corrected`, [
    say`Dear ${name(person)},`,
    say`The admissions office corrected this in your application: ${ours(inWords.format(changed.map((field) => FIELDS[field])))}.`,
    signInWith(changed, isNew),
    say`If you did not ask for this, or do not know of it, write to ${helpDesk} or call ${phone} at once.`,
  ]),
});

function signInWith(changed: readonly CorrectedField[], isNew: boolean) {
  if (isNew) return say`From now on, sign in to your result with the e-mail address to which this mail came.`;
  if (changed.includes('email')) return say`From now on, mail goes to another address, and you sign in with that one.`;
  return say`Whoever was signed in to your result is signed out. Sign in again to see it.`;
}
