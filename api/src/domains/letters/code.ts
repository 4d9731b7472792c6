import { randomInt } from 'node:crypto';
import { LETTER_CODE_ALPHABET, LETTER_CODE_LENGTH } from '@university/shared/contract';

/** A code that nobody can guess: every character drawn at random, 100 bits in all. */
export function newLetterCode(): string {
  return Array.from(
    { length: LETTER_CODE_LENGTH },
    () => LETTER_CODE_ALPHABET[randomInt(LETTER_CODE_ALPHABET.length)],
  ).join('');
}
