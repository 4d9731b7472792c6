import { signInProblems } from '../texts';
import { type BirthDatePart, parseBirthDate, type TypedBirthDate } from './birth-date';

/** Something to put right. `field` is left out when it is about the whole sign-in. */
export interface Problem {
  field?: 'email' | BirthDatePart;
  message: string;
  /** Further fields that are part of it. */
  parts?: readonly BirthDatePart[];
  /** Until when one has to wait; epoch milliseconds. */
  until?: number;
}

export interface Credentials {
  email: string;
  /** DD-MM-YYYY, the password of the result pages. */
  password: string;
}

/** Only what is certainly no address; the API knows better. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What was typed as credentials, or all that is wrong with it. */
export function checkSignIn(typed: TypedBirthDate & { email: string }): Credentials | Problem[] {
  const problems: Problem[] = [];
  const email = typed.email.trim();
  if (email === '') problems.push({ field: 'email', message: signInProblems.email.empty });
  else if (!LOOKS_LIKE_EMAIL.test(email)) problems.push({ field: 'email', message: signInProblems.email.invalid });

  const password = parseBirthDate(typed);
  if (typeof password !== 'string') problems.push({ field: password.parts[0], ...password });
  return problems.length > 0 || typeof password !== 'string' ? problems : { email, password };
}
