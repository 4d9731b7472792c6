import { BIRTH_DATE_PARTS, type BirthDatePart, parseBirthDate, type TypedBirthDate } from './birth-date';
import { SIGN_IN_PROBLEMS } from './sign-in-words';

/** Something to put right in the sign-in form. */
export interface SignInProblem {
  field: 'email' | BirthDatePart;
  message: string;
  /** Further fields that are part of it. */
  parts?: readonly BirthDatePart[];
}

/** Only what is certainly no address; the API knows better. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;

/** What was typed as e-mail address and date of birth (`DD-MM-YYYY`), or all that is wrong with it. */
export function checkCredentials(
  typed: TypedBirthDate & { email: string },
): { email: string; password: string } | SignInProblem[] {
  const problems: SignInProblem[] = [];
  const email = typed.email.trim();
  if (email === '') problems.push({ field: 'email', message: SIGN_IN_PROBLEMS.email.empty });
  else if (!LOOKS_LIKE_EMAIL.test(email)) problems.push({ field: 'email', message: SIGN_IN_PROBLEMS.email.invalid });
  const password = parseBirthDate(typed);
  if (typeof password !== 'string') problems.push({ field: password.parts[0] ?? BIRTH_DATE_PARTS[0], ...password });
  return problems.length > 0 || typeof password !== 'string' ? problems : { email, password };
}
