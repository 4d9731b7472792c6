import { z } from 'zod';
import type { oneLine } from './text';

/** Where somebody without an account wants the answer. */
export const senderEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your e-mail address')
  .max(254)
  .pipe(z.email('Enter an e-mail address like name@university.example'));

/** A field left empty means: not given. */
export const orNothing = (text: ReturnType<typeof oneLine>) => text.optional().transform((given) => given || undefined);
