import { ApiError } from '@university/shared';
import {
  type BirthDatePart,
  checkCredentials,
  plainEmail,
  SIGN_IN_PROOF_WORDS,
  type SignInProof,
  type TypedBirthDate,
} from '@university/shared/contract';

export const PROOF_FIELDS = {
  code_required: 'code',
  form_number_required: 'form_number',
  several_applicants: 'form_number',
} as const satisfies Record<SignInProof, string>;

export type ProofField = (typeof PROOF_FIELDS)[SignInProof];

export interface AskedProof {
  kind: SignInProof;
  /** Another e-mail address may not need it. */
  email: string;
  times: number;
  /** The code was right; the form number is asked for next. */
  code?: string;
}

export function proofAskedBy(error: unknown): SignInProof | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return (Object.keys(PROOF_FIELDS) as SignInProof[]).find((kind) => kind === error.code);
}

export const fieldId = (name: 'email' | BirthDatePart | ProofField): string => `sign-in-${name}`;

/** `field` is left out when it is about the whole sign-in. */
export interface Problem {
  field?: 'email' | BirthDatePart | ProofField;
  message: string;
  parts?: readonly BirthDatePart[];
  /** Epoch milliseconds. */
  until?: number;
  /** Staff may have to look at the record. */
  needsHelp?: boolean;
}

export interface Credentials extends Partial<Record<ProofField, string>> {
  email: string;
  /** DD-MM-YYYY */
  password: string;
}

export interface Typed extends TypedBirthDate {
  email: string;
  proof: string;
}

export function checkSignIn(typed: Typed, asked: AskedProof | null): Credentials | Problem[] {
  const found = checkCredentials(typed);
  const problems: Problem[] = 'email' in found ? [] : [...found];
  const proof = typed.proof.trim();
  const isProofMissing = asked?.email === plainEmail(typed.email) && proof === '';
  if (isProofMissing)
    problems.push({ field: PROOF_FIELDS[asked.kind], message: SIGN_IN_PROOF_WORDS[asked.kind].empty });

  if (problems.length > 0 || !('email' in found)) return problems;
  return {
    ...found,
    ...(asked?.code && { code: asked.code }),
    ...(asked && proof !== '' && { [PROOF_FIELDS[asked.kind]]: proof }),
  };
}
