import { senderTexts } from './sender-texts';
import { emailAddress, type oneLine } from './text';

/** Where somebody without an account wants the answer. */
export const senderEmail = emailAddress(senderTexts.emailInvalid, { missing: senderTexts.emailMissing });

/** A field left empty means: not given. */
export const orNothing = (text: ReturnType<typeof oneLine>) => text.optional().transform((given) => given || undefined);
