import { z } from 'zod';
import { EMAIL, plainCode, plainEmail, plainLine, plainLines } from './plain-text';

/** A text of one line from people: a name, a title. */
export const oneLine = () => z.string().overwrite(plainLine);

/** A text of several lines from people: a message, a reply, a reason. */
export const severalLines = () => z.string().overwrite(plainLines);

/** A number, a date or a code from people. */
export const typedCode = () => z.string().overwrite(plainCode);

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
