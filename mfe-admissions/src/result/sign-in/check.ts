import { ApiError } from '@university/shared';
import {
  type BirthDatePart,
  checkCredentials,
  plainEmail,
  SIGN_IN_PROOF_WORDS,
  type SignInProof,
  type TypedBirthDate,
} from '@university/shared/contract';

/** Each further proof, and its field in the form and in the call. */
export const PROOF_FIELDS = {
  code_required: 'code',
  form_number_required: 'form_number',
  several_applicants: 'form_number',
} as const satisfies Record<SignInProof, string>;

export type ProofField = (typeof PROOF_FIELDS)[SignInProof];

/** A further proof that the API asked for. */
export interface AskedProof {
  kind: SignInProof;
  /** For whom: another e-mail address may not need it. */
  email: string;
  /** How often it was asked for. */
  times: number;
  /** The mailed code that was right, where the form number is asked for next. */
  code?: string;
}

/** The further proof that this refusal asks for, if it does. */
export function proofAskedBy(error: unknown): SignInProof | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return (Object.keys(PROOF_FIELDS) as SignInProof[]).find((kind) => kind === error.code);
}

/** Where a field of the sign-in form is found; there is one form a page. */
export const fieldId = (name: 'email' | BirthDatePart | ProofField): string => `sign-in-${name}`;

/** Something to put right. `field` is left out when it is about the whole sign-in. */
export interface Problem {
  field?: 'email' | BirthDatePart | ProofField;
  message: string;
  /** Further fields that are part of it. */
  parts?: readonly BirthDatePart[];
  /** Until when one has to wait; epoch milliseconds. */
  until?: number;
  /** It may be that staff have to look at the record. */
  needsHelp?: boolean;
}

export interface Credentials extends Partial<Record<ProofField, string>> {
  email: string;
  /** DD-MM-YYYY, the password of the result pages. */
  password: string;
}

export interface Typed extends TypedBirthDate {
  email: string;
  /** The further proof, where there is a field for it. */
  proof: string;
}

/** What was typed as credentials, or all that is wrong with it. */
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
