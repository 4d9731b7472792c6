import { signInTexts } from './texts';
import { typedDigits } from './text';

/** Digits of a mailed code for signing in. */
export const SIGN_IN_CODE_DIGITS = 8;

/** Digits of any mailed code after many wrong ones: too many to be found by guessing, so no guess voids it. */
export const LONG_CODE_DIGITS = 12;

/**
 * What a sign-in answers with 403: the further proof to send with the same details. The first two where there were many
 * wrong tries for the account, the same whether these details are right or not. `several_applicants` where the details are
 * right for more than one, as for twins: their form number tells them apart.
 */
export const SIGN_IN_PROOFS = ['code_required', 'form_number_required', 'several_applicants'] as const;
export type SignInProof = (typeof SIGN_IN_PROOFS)[number];

/** The mailed code. Needed after 403 `code_required`. */
export const signInCode = typedDigits()
  .regex(/^\d{8}(\d{4})?$/, signInTexts.code)
  .optional();
