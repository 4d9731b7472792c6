import { plainCode } from './plain-text';

/** Digits and capitals that cannot be taken for one another: no 0 and O, no 1, I and L. A prime number of them. */
export const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How many letters are drawn; one more checks them. */
export const TICKET_RANDOM = 7;

export const TICKET_EXAMPLE = 'GR-2026-7F3K-92QG';

/**
 * The letter that checks a year and the drawn letters: their weighted sum modulo 31. As 31 is a prime and all weights
 * differ, one wrong letter and two neighbours changed round are always found.
 */
export function ticketCheck(year: string, drawn: string): string {
  const values = [...Array.from(year, Number), ...Array.from(drawn, (letter) => TICKET_LETTERS.indexOf(letter))];
  const sum = values.reduce((total, value, index) => total + (index + 1) * value, 0);
  return TICKET_LETTERS.charAt(sum % TICKET_LETTERS.length);
}

/** `GR-<year>-XXXX-XXXX` from four digits and eight letters. */
export function formatTicket(year: string, letters: string): string {
  return `GR-${year}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * A ticket as it was given out, from how people type it: any case, with or without hyphens and spaces.
 * @returns undefined when it cannot be a ticket, such as after a slip of the finger
 */
export function normalizeTicket(text: string): string | undefined {
  const match = /^GR(\d{4})([2-9A-HJKMNP-Z]{7})([2-9A-HJKMNP-Z])$/.exec(
    plainCode(text).toUpperCase().replace(/[\s-]/g, ''),
  );
  if (!match) return undefined;
  const [, year = '', drawn = '', check] = match;
  return check === ticketCheck(year, drawn) ? formatTicket(year, drawn + check) : undefined;
}
