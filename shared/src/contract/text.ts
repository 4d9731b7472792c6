import { z } from 'zod';
import { EMAIL, plainCode, plainDigits, plainEmail, plainLine, plainLines, plainName } from './plain-text';

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
