import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/ids';

/** What is stored of a date of birth (DD-MM-YYYY): bound to the e-mail, so that equal dates do not look equal. */
export function birthDateHmac(pepper: string, email: string, birthDate: string): string {
  return keyedHash(pepper, `${email}\n${birthDate}`);
}

/** Compares in constant time; an unknown applicant has no hash and never matches. */
export function isSameBirthDate(known: string | undefined, given: string): boolean {
  const right = timingSafeEqual(Buffer.from(known ?? '0'.repeat(given.length)), Buffer.from(given));
  return known !== undefined && right;
}
