import type { Identity } from '@university/shared/contract';

/** Words that people of any university put into passwords. Lower case. */
const OF_ANY_UNIVERSITY =
  'university universities univ vishwavidyalaya college campus institute school department admin administrator admission admissions student students faculty staff teacher professor principal registrar chancellor office exam exams examination result results notice notices grievance login portal website welcome india bharat hindustan';

/** Words of the identity that belong to many texts and tell nothing. */
const FILLERS = new Set(['and', 'the', 'for', 'new', 'www', 'with', 'your']);

const SHORTEST = 3;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST && !FILLERS.has(word));

/** What a stranger who looks at the site tries first. Lower case. */
const wordsOf = ({ name, shortName, address, siteUrl, helpDesk, phone }: Identity): string[] =>
  [
    ...wordsIn([name, ...address, siteUrl, helpDesk, OF_ANY_UNIVERSITY].join(' ')),
    shortName.toLowerCase(),
    phone.replaceAll(/\D/g, ''),
  ].filter(Boolean);

export interface Person {
  name: string;
  email: string;
}

/** The words that are guessed first for this person at this university, the longest first. Lower case. */
export function ownWords(person: Person, identity: Identity): string[] {
  const words = new Set([...wordsOf(identity), ...wordsIn(`${person.name} ${person.email}`)]);
  return [...words].sort((a, b) => b.length - a.length);
}
