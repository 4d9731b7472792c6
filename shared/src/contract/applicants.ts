import { z } from 'zod';
import { emailAddress, oneLine, personName, severalLines, typedCode } from './text';

/**
 * What staff correct of an applicant, in all rounds of the track. Names and categories are checked as those of result
 * files are.
 */
export const applicantCorrection = z.object({
  /** As the record's answer had it; 409 when something was changed since. */
  version: z.string().max(100),
  name: personName().min(1, 'Enter the name').max(120, 'A name has 120 characters at most'),
  email: emailAddress('Enter an e-mail address', { tooLong: 'This is too long' }),
  registered_category: oneLine().toUpperCase().min(1, 'Enter the category').max(30),
  /** DD-MM-YYYY; empty: as it was. Needed with another e-mail address, as what is stored of it is bound to that. */
  birthDate: typedCode()
    .regex(/^(\d\d-\d\d-\d{4})?$/, 'Write the date of birth as DD-MM-YYYY')
    .default(''),
  /** Stored in the audit log. */
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});
export type ApplicantCorrection = z.output<typeof applicantCorrection>;

/** Whom a record belongs to. */
export const applicantOfRecord = z.object({
  _id: z.string(),
  /** Another one after every change of name, e-mail address, date of birth or category; tells nothing of them. */
  version: z.string(),
});
