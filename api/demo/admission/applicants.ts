import { birthDateHmac } from '../../src/domains/allotment/birth-date';
import type { applicants } from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import facts from '../facts.json';
import { inventPerson } from '../names';
import type { Random } from '../random';
import type { DemoTrack } from './tracks';

/** How many applied (facts.json, seat_seed_hint), the digit in their form numbers, and the years they are born in. */
const TRACK_FACTS: Record<DemoTrack, { count: number; digit: number; born: [number, number] }> = {
  diploma: { count: facts.seat_seed_hint.counts.Diploma, digit: 1, born: [2007, 2010] },
  btech: { count: facts.seat_seed_hint.counts['B.Tech'], digit: 2, born: [2005, 2008] },
  ug: { count: facts.seat_seed_hint.counts.UG, digit: 3, born: [2005, 2008] },
  pg: { count: facts.seat_seed_hint.counts.PG, digit: 4, born: [1998, 2004] },
};

/** Delhi first, then outside Delhi; general, the commonest, stands first in each half. */
const CATEGORIES = facts.reservation.suggested_codes;

/** The first numbers of each track belong to the fixed logins. */
const FIRST_NUMBER = 101;

export interface DemoApplicant {
  row: typeof applicants.$inferInsert;
  isWoman: boolean;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function birthDate(random: Random, [from, to]: [number, number]): string {
  return `${twoDigits(random.between(1, 28))}-${twoDigits(random.between(1, 12))}-${random.between(from, to)}`;
}

/** Invented applicants of one track; the addresses lead nowhere. */
export function inventApplicants(
  random: Random,
  { track, cycle, pepper }: { track: DemoTrack; cycle: string; pepper: string },
): DemoApplicant[] {
  const { count, digit, born } = TRACK_FACTS[track];
  return Array.from({ length: count }, (_, index) => {
    const person = inventPerson(random);
    const number = FIRST_NUMBER + index;
    const email = `${person.firstname}.${person.surname}.${digit}${number}@applicant.example`.toLowerCase();
    const delhi = random.chance(0.85) ? CATEGORIES.slice(0, 5) : CATEGORIES.slice(5);
    return {
      isWoman: person.isWoman,
      row: {
        id: stableId('applicant', `${track}:${email}`),
        cycle,
        track,
        email,
        dobHmac: birthDateHmac(pepper, email, birthDate(random, born)),
        formNumber: `SEU25${digit}${String(number).padStart(5, '0')}`,
        name: `${person.firstname} ${person.surname}`,
        registeredCategory: random.chance(0.4) ? (delhi[0] ?? 'D_UR') : random.pick(delhi),
      },
    };
  });
}
