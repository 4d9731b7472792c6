/** @jest-environment node */
import fc from '../../../scripts/jest/properties';
import { formatTicket, normalizeTicket, TICKET_EXAMPLE, TICKET_LETTERS, TICKET_RANDOM, ticketCheck } from './ticket';

const letter = fc.constantFrom(...TICKET_LETTERS);
const ticket = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.array(letter, { minLength: TICKET_RANDOM, maxLength: TICKET_RANDOM }))
  .map(([year, drawn]) => formatTicket(`${year}`, drawn.join('') + ticketCheck(`${year}`, drawn.join(''))));

describe('ticket numbers', () => {
  test('are recognised however they are typed', () => {
    expect(normalizeTicket(TICKET_EXAMPLE)).toBe(TICKET_EXAMPLE);
    fc.assert(
      fc.property(ticket, (given) => {
        for (const typed of [
          given,
          given.toLowerCase(),
          given.replaceAll('-', ''),
          ` ${given.replaceAll('-', ' ')} `,
        ]) {
          expect(normalizeTicket(typed)).toBe(given);
        }
      }),
    );
  });

  test('one wrong letter is noticed', () => {
    fc.assert(
      fc.property(ticket, fc.integer({ min: 8, max: 15 }), letter, (given, at, other) => {
        const place = at < 12 ? at : at + 1;
        fc.pre(given[place] !== other);
        expect(normalizeTicket(given.slice(0, place) + other + given.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  test('two neighbours changed round are noticed', () => {
    fc.assert(
      fc.property(ticket, fc.integer({ min: 6, max: 12 }), (given, at) => {
        const typed = given.replaceAll('-', '');
        const [first, second] = [typed.charAt(at), typed.charAt(at + 1)];
        fc.pre(first !== second);
        expect(normalizeTicket(typed.slice(0, at) + second + first + typed.slice(at + 2))).toBeUndefined();
      }),
    );
  });

  test('a wrong year is noticed', () => {
    expect(normalizeTicket(TICKET_EXAMPLE.replace('2026', '2025'))).toBeUndefined();
  });

  test.each(['', 'GR-2026', 'XX-2026-7F3K-92QG', 'GR-2026-7F3K-92QO', 'GR-2026-7F3K-92QGG'])('%j is none', (text) => {
    expect(normalizeTicket(text)).toBeUndefined();
  });
});
