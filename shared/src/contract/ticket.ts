import { plainCode } from './plain-text';

/** Without 0, O, 1, I and L. A prime number of letters. */
export const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random letters; one more is the check letter. */
export const TICKET_RANDOM = 7;

export const TICKET_EXAMPLE = 'GR-2026-7F3K-92QG';

/** Weighted sum modulo 31: detects every wrong letter and every swap of neighbours. */
export function ticketCheck(year: string, drawn: string): string {
  const values = [...Array.from(year, Number), ...Array.from(drawn, (letter) => TICKET_LETTERS.indexOf(letter))];
  const sum = values.reduce((total, value, index) => total + (index + 1) * value, 0);
  return TICKET_LETTERS.charAt(sum % TICKET_LETTERS.length);
}

export function formatTicket(year: string, letters: string): string {
  return `GR-${year}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Accepts any case, with or without hyphens and spaces. Undefined if invalid. */
export function normalizeTicket(text: string): string | undefined {
  const match = /^GR(\d{4})([2-9A-HJKMNP-Z]{7})([2-9A-HJKMNP-Z])$/.exec(
    plainCode(text).toUpperCase().replace(/[\s-]/g, ''),
  );
  if (!match) return undefined;
  const [, year = '', drawn = '', check] = match;
  return check === ticketCheck(year, drawn) ? formatTicket(year, drawn + check) : undefined;
}
