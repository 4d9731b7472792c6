import { z } from 'zod';
import { disownTexts } from './disown-texts';
import { plainCode } from './plain-text';
import { severalLines } from './text';

/** Page of the site behind "this was not me" in a mail; the token stands behind `#`, which browsers do not send. */
export const DISOWN_PAGE = '/admission/not-me';

/** What the page sends. People without scripts copy the token from the mail, so spaces around it do not matter. */
export const disownRequest = z.object({
  token: z
    .string()
    .overwrite(plainCode)
    .regex(/^[\w-]{43}$/, disownTexts.token),
});

/** What became of it. The ticket is tracked like that of a grievance, with the e-mail address of the application. */
export const disownReceipt = z.object({ ticket: z.string(), heldAt: z.string() });
export type DisownReceipt = z.infer<typeof disownReceipt>;

/** Staff lift a hold; the reason goes into the audit log. */
export const liftHold = z.object({
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});
export type LiftHold = z.infer<typeof liftHold>;
