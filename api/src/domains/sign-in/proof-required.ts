import type { SignInProof } from '@university/shared/contract';
import { ApiError } from '../../platform/errors';

/** Of either proof: asked for the first time, and sent but not accepted. Neither says which of the details is wrong. */
const SENTENCES: Record<SignInProof, { asked: string; refused: string }> = {
  code_required: {
    asked:
      'There were many wrong tries with this e-mail address. If your details are right, a code is in its mailbox now. Send it with the same details.',
    refused: 'These details and this code do not fit together.',
  },
  form_number_required: {
    asked: 'There were many wrong tries with this e-mail address. Send your form number with the same details.',
    refused: 'These details and this form number do not fit together.',
  },
};

/** 403 where an account asks for a further proof; the same whether the other details are right or not. */
export function proofRequired(proof: SignInProof, wasSent: boolean): ApiError {
  return new ApiError(403, proof, SENTENCES[proof][wasSent ? 'refused' : 'asked']);
}
