import { EMAIL, plainEmail } from '../plain-text';
import { BIRTH_DATE_PARTS, type BirthDatePart, birthDatesIn, type TypedBirthDate } from './birth-date';
import { texts } from './birth-date-texts';
import type { SignInLanguage } from './page';
import { SIGN_IN_PROBLEMS } from './sign-in-words';

/** Something to put right in the sign-in form. */
export interface SignInProblem {
  field: 'email' | BirthDatePart;
  message: string;
  /** Further fields that are part of it. */
  parts?: readonly BirthDatePart[];
}

/** Checks a sign-in in a language. */
export function checkSignInIn({ problems: { email }, birthDate }: SignInLanguage) {
  const { parseBirthDate } = birthDatesIn(birthDate);
  /** What was typed as e-mail address and date of birth (`DD-MM-YYYY`), or all that is wrong with it. */
  return function checkCredentials(
    typed: TypedBirthDate & { email: string },
  ): { email: string; password: string } | SignInProblem[] {
    const found: SignInProblem[] = [];
    const address = plainEmail(typed.email);
    if (address === '') found.push({ field: 'email', message: email.empty });
    else if (!EMAIL.test(address)) found.push({ field: 'email', message: email.invalid });
    const password = parseBirthDate(typed);
    if (typeof password !== 'string') found.push({ field: password.parts[0] ?? BIRTH_DATE_PARTS[0], ...password });
    return found.length > 0 || typeof password !== 'string' ? found : { email: address, password };
  };
}

/** In the language of this build. */
export const checkCredentials = checkSignInIn({ problems: SIGN_IN_PROBLEMS, birthDate: texts });
