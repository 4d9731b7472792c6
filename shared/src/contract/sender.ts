import { z } from 'zod';
import { senderTexts } from './sender-texts';
import type { oneLine } from './text';

/** Where somebody without an account wants the answer. */
export const senderEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, senderTexts.emailMissing)
  .max(254)
  .pipe(z.email(senderTexts.emailInvalid));

/** A field left empty means: not given. */
export const orNothing = (text: ReturnType<typeof oneLine>) => text.optional().transform((given) => given || undefined);
