import { signInTexts } from './texts';
import { typedDigits } from './text';

export const SIGN_IN_CODE_DIGITS = 8;

/** After many wrong codes: long enough to resist guessing, so failures do not void it. */
export const LONG_CODE_DIGITS = 12;

/**
 * Additional proofs, requested by 403. The first two after many failures, whether or not the credentials are right;
 * `several_applicants` if these match more than one, such as twins.
 */
export const SIGN_IN_PROOFS = ['code_required', 'form_number_required', 'several_applicants'] as const;
export type SignInProof = (typeof SIGN_IN_PROOFS)[number];

/** After 403 `code_required`. */
export const signInCode = typedDigits()
  .regex(/^\d{8}(\d{4})?$/, signInTexts.code)
  .optional();
