import { EMAIL, plainEmail } from '../plain-text';
import { BIRTH_DATE_PARTS, type BirthDatePart, birthDatesIn, type TypedBirthDate } from './birth-date';
import { texts } from './birth-date-texts';
import type { SignInLanguage } from './page';
import { SIGN_IN_PROBLEMS } from './sign-in-words';

export interface SignInProblem {
  field: 'email' | BirthDatePart;
  message: string;
  parts?: readonly BirthDatePart[];
}

export function checkSignInIn({ problems: { email }, birthDate }: SignInLanguage) {
  const { parseBirthDate } = birthDatesIn(birthDate);
  /** The credentials, or all problems. */
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

export const checkCredentials = checkSignInIn({ problems: SIGN_IN_PROBLEMS, birthDate: texts });
