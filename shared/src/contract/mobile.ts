import { z } from 'zod';
import { mobileTexts } from './mobile-texts';
import { normalizeMobile } from './plain-text';
import { typedCode } from './text';

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
