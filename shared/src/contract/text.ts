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

const count = (characters: number) => characters.toLocaleString('en-IN');

z.config({
  customError: (issue) =>
    issue.code === 'too_big' && typeof issue.input === 'string'
      ? `Keep this to ${count(Number(issue.maximum))} characters: it has ${count(issue.input.length)}`
      : undefined,
});

export const oneLine = () => z.string().overwrite(plainLine);

export const personName = () => z.string().overwrite(plainName);

export const severalLines = () => z.string().overwrite(plainLines);

export const typedCode = () => z.string().overwrite(plainCode);

export const typedDigits = () => z.string().overwrite(plainDigits);

export const pinCode = () => typedDigits().regex(/^\d{6}$/, 'Enter the six digits of the PIN code');

/** @param missing message of an empty field */
export const emailAddress = (invalid: string, { missing = invalid }: { missing?: string } = {}) =>
  z
    .string()
    .overwrite(plainEmail)
    .min(1, missing)
    .max(254)
    .pipe(z.email({ pattern: EMAIL, error: invalid }));

/** Without a user name, which makes a stranger's site look like another: `https://own.example@stranger.example`. */
export const webAddress = (protocol: RegExp, error?: string) =>
  z
    .url({ protocol, error, abort: true })
    .refine((text) => new URL(text).username === '', 'Leave out the name before @ in this address');

/** PostgreSQL has no year 0, and time zones shift the last year. */
const isOfOurTime = (text: string) => text >= '1900' && text < '3000';

export const isoDay = (wrong = 'Give the date as YYYY-MM-DD') =>
  z.iso.date({ error: wrong, abort: true }).refine(isOfOurTime, 'Give a year from 1900 to 2999');

export const isoInstant = (wrong?: string) =>
  z.iso.datetime({ offset: true, error: wrong, abort: true }).refine(isOfOurTime, 'Give a year from 1900 to 2999');

/** Ten digits. */
export const mobile = typedCode()
  .max(30)
  .transform((text, context) => {
    const digits = normalizeMobile(text);
    if (digits) return digits;
    context.addIssue({ code: 'custom', message: mobileTexts.invalid });
    return z.NEVER;
  });

/** Optional; empty by default. */
export const mobileOrNone = typedCode()
  .max(30)
  .default('')
  .refine((text) => text === '' || normalizeMobile(text) !== undefined, mobileTexts.invalid)
  .transform((text) => normalizeMobile(text) ?? '');

export const senderEmail = emailAddress(senderTexts.emailInvalid, { missing: senderTexts.emailMissing });

/** An empty field is omitted. */
export const orNothing = (text: ReturnType<typeof oneLine>) => text.optional().transform((given) => given || undefined);

/** The same for any schema. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
