import { signInProblems, signInProofs } from '../texts';
import { type BirthDatePart, parseBirthDate, type TypedBirthDate } from './birth-date';
import { PROOF_FIELDS, type AskedProof, type ProofField } from './proof';

/** Something to put right. `field` is left out when it is about the whole sign-in. */
export interface Problem {
  field?: 'email' | BirthDatePart | ProofField;
  message: string;
  /** Further fields that are part of it. */
  parts?: readonly BirthDatePart[];
  /** Until when one has to wait; epoch milliseconds. */
  until?: number;
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

/** Only what is certainly no address; the API knows better. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;

/** What was typed as credentials, or all that is wrong with it. */
export function checkSignIn(typed: Typed, asked: AskedProof | null): Credentials | Problem[] {
  const problems: Problem[] = [];
  const email = typed.email.trim();
  if (email === '') problems.push({ field: 'email', message: signInProblems.email.empty });
  else if (!LOOKS_LIKE_EMAIL.test(email)) problems.push({ field: 'email', message: signInProblems.email.invalid });

  const password = parseBirthDate(typed);
  if (typeof password !== 'string') problems.push({ field: password.parts[0], ...password });

  const proof = typed.proof.trim();
  const isProofMissing = asked?.email === email && proof === '';
  if (isProofMissing) problems.push({ field: PROOF_FIELDS[asked.kind], message: signInProofs[asked.kind].empty });

  if (problems.length > 0 || typeof password !== 'string') return problems;
  return { email, password, ...(asked && proof !== '' && { [PROOF_FIELDS[asked.kind]]: proof }) };
}
