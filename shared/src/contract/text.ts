import { z } from 'zod';
import {
  EMAIL,
  plainCode,
  plainDigits,
  plainEmail,
  plainLine,
  plainLines,
  plainName,
  normalizeMobile,
} from './plain-text';
import { mobileTexts, senderTexts } from './texts';

/** A text of one line from people: a name, a title. */
export const oneLine = () => z.string().overwrite(plainLine);

/** The name of a person, from people and from files. */
export const personName = () => z.string().overwrite(plainName);

/** A text of several lines from people: a message, a reply, a reason. */
export const severalLines = () => z.string().overwrite(plainLines);

/** A number, a date or a code from people. */
export const typedCode = () => z.string().overwrite(plainCode);

/** A number from people of which only the digits count. */
export const typedDigits = () => z.string().overwrite(plainDigits);

/** A PIN code of India. */
export const pinCode = () => typedDigits().regex(/^\d{6}$/, 'Enter the six digits of the PIN code');

/**
 * An e-mail address as it is stored and compared.
 * @param missing what is said of an empty field
 */
export const emailAddress = (
  invalid: string,
  { missing = invalid, tooLong }: { missing?: string; tooLong?: string } = {},
) =>
  z
    .string()
    .overwrite(plainEmail)
    .min(1, missing)
    .max(254, tooLong)
    .pipe(z.email({ pattern: EMAIL, error: invalid }));

/** Years that dates of a university have: the database knows no year 0, and of an instant in the last year none to the west. */
const isOfOurTime = (text: string) => text >= '1900' && text < '3000';

/** A day as YYYY-MM-DD, from people and programs. */
export const isoDay = (wrong = 'Give the date as YYYY-MM-DD') =>
  z.iso.date({ error: wrong, abort: true }).refine(isOfOurTime, 'Give a year from 1900 to 2999');

/** An instant with its offset, from people and programs. */
export const isoInstant = (wrong?: string) =>
  z.iso.datetime({ offset: true, error: wrong, abort: true }).refine(isOfOurTime, 'Give a year from 1900 to 2999');

/** Takes a number as people write it, gives its ten digits. */
export const mobile = typedCode()
  .max(30)
  .transform((text, context) => {
    const digits = normalizeMobile(text);
    if (digits) return digits;
    context.addIssue({ code: 'custom', message: mobileTexts.invalid });
    return z.NEVER;
  });

/** The same where it need not be given: empty then. */
export const mobileOrNone = typedCode()
  .max(30)
  .default('')
  .refine((text) => text === '' || normalizeMobile(text) !== undefined, mobileTexts.invalid)
  .transform((text) => normalizeMobile(text) ?? '');

/** Where somebody without an account wants the answer. */
export const senderEmail = emailAddress(senderTexts.emailInvalid, { missing: senderTexts.emailMissing });

/** A field left empty means: not given. */
export const orNothing = (text: ReturnType<typeof oneLine>) => text.optional().transform((given) => given || undefined);
