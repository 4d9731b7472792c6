import { texts } from './texts';

/** Largest file beside a grievance, bytes. Source: the contract. */
const FILE_LIMIT = 5 * 1024 * 1024;

const words = texts.errors;

/** What is wrong with a text, or undefined. The server checks the same and decides. */
type Check = (value: string) => string | undefined;

function between(least: number, most: number, tooShort: string): Check {
  return (value) => {
    const { length } = value.trim();
    if (length < least) return tooShort;
    return length > most ? words.tooLong(most) : undefined;
  };
}

const isMobile = (text: string) => /^(?:\+91|91|0)?[6-9]\d{9}$/.test(text.replace(/[\s-]/g, ''));
const isEmail = (text: string) => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text.trim());

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return words.required.email;
  return isEmail(value) ? between(1, 254, '')(value) : words.email;
};

/** What each field of the form must hold. */
export const CHECKS = {
  name: between(2, 100, words.required.name),
  email: checkEmail,
  mobile: (value) => (isMobile(value) ? undefined : words.mobile),
  number: between(0, 40, ''),
  category: between(1, 40, words.required.category),
  subject: between(5, 150, words.subject),
  message: between(20, 5_000, words.message),
} as const satisfies Record<string, Check>;

/** What is wrong with a chosen file; without one nothing is. Its first bytes say what it is, whatever its name. */
export async function checkPdf(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  if (file.size > FILE_LIMIT) return words.tooLarge;
  try {
    const start = new Uint8Array(await file.slice(0, 5).arrayBuffer());
    return String.fromCharCode(...start) === '%PDF-' ? undefined : words.notPdf;
  } catch {
    return words.unreadable;
  }
}
