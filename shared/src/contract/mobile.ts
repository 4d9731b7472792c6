import { z } from 'zod';
import { mobileTexts } from './mobile-texts';

/**
 * An Indian mobile number as its ten digits. The prefixes `+91`, `91` and `0` are taken off; spaces and hyphens
 * do not matter. Ten digits that begin with 91 are a number, not a prefix.
 * @returns undefined for anything else
 */
export function normalizeMobile(text: string): string | undefined {
  return /^(?:\+91|91|0)?([6-9]\d{9})$/.exec(text.replace(/[\s-]/g, ''))?.[1];
}

/** As `98XXX XXXXX`, written with the country code. */
export function formatMobile(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

const MOST = 30;

/** Takes a number as people write it, gives its ten digits. */
export const mobile = z
  .string()
  .max(MOST)
  .transform((text, context) => {
    const digits = normalizeMobile(text);
    if (digits) return digits;
    context.addIssue({ code: 'custom', message: mobileTexts.invalid });
    return z.NEVER;
  });

/** The same where it need not be given: empty then. */
export const mobileOrNone = z
  .string()
  .trim()
  .max(MOST)
  .default('')
  .refine((text) => text === '' || normalizeMobile(text) !== undefined, mobileTexts.invalid)
  .transform((text) => normalizeMobile(text) ?? '');
