import { ApiError } from '@university/shared';
import type { SignInProof } from '@university/shared/contract';

/** Each further proof, and its field in the form and in the call. */
export const PROOF_FIELDS = {
  code_required: 'code',
  form_number_required: 'form_number',
} as const satisfies Record<SignInProof, string>;

export type ProofField = (typeof PROOF_FIELDS)[SignInProof];

/** A further proof that the API asked for. */
export interface AskedProof {
  kind: SignInProof;
  /** For whom: another e-mail address may not need it. */
  email: string;
  /** How often it was asked for. */
  times: number;
}

/** The further proof that this refusal asks for, if it does. */
export function proofAskedBy(error: unknown): SignInProof | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return (Object.keys(PROOF_FIELDS) as SignInProof[]).find((kind) => kind === error.code);
}
