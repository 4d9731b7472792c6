import { birthDateHmac } from '../src/domains/allotment/sign-in';
import type { applicants } from '../src/platform/database/schema';
import type { SeatWish } from '../src/platform/database/schema/allotment';
import { stableId } from '../src/platform/secrets';
import { type Filled, readRows } from './data';
import { type ApplicantLogin, demoLogins } from './logins';
import { type Random, seededRandom } from './random';

export const PRESENT_CYCLE = '2025-26';

/** Number of applicants, digit in form numbers, and years of birth. */
const TRACKS: Record<string, { count: number; digit: number; born: [number, number] }> = {
  diploma: { count: 400, digit: 1, born: [2007, 2010] },
  btech: { count: 220, digit: 2, born: [2005, 2008] },
  ug: { count: 300, digit: 3, born: [2005, 2008] },
  pg: { count: 120, digit: 4, born: [1998, 2004] },
};

const CATEGORIES = ['D', 'OD'].map((region) => ['UR', 'SC', 'ST', 'OBC', 'EWS'].map((code) => `${region}_${code}`));

/** The catalogue has no seats for them: who has such a claim is held. */
const CLAIMS = ['PWD', 'DEF'];

/** Lower numbers belong to the fixed logins. */
const FIRST_NUMBER = 101;

/** The logins are behind this share of the applicants, so that some places are beyond their reach. */
const AHEAD = 0.8;

/** Of popularity: the first place is about eleven times as popular as the third. */
const STEEPNESS = 2.2;

export interface Place {
  /** As `placeOf` of the allotment. */
  name: string;
  wish: SeatWish;
}

export const tracks: ReadonlyMap<string, string> = new Map(
  (readRows('site/program.csv') as Filled[]).map(({ code = '', track = '' }) => [code, track]),
);
const forWomen = new Set(
  readRows('site/campus.csv').flatMap(({ code, womenOnly }) => (womenOnly === 'yes' ? [code] : [])),
);

const found = (readRows('site/program.campuses.csv') as Filled[]).map(({ program = '', campus = '' }) => ({
  ...{ track: tracks.get(program), isForWomen: forWomen.has(campus), name: `${program}@${campus}` },
  wish: { programId: stableId('program', program), campusId: stableId('campus', campus) },
}));

/** The most popular first. */
const PLACES = seededRandom(6).sample(found, found.length);

/** Only women may apply for a women's campus. */
export const placesOf = (of: string, isWoman: boolean): Place[] =>
  PLACES.filter(({ track, isForWomen }) => track === of && (isWoman || !isForWomen));

const REGIONS = (readRows('names.csv') as Filled[]).map(({ women = '', men = '', surnames = '' }) => ({
  women: women.split(' '),
  men: men.split(' '),
  surnames: surnames.split(' '),
}));

const twoDigits = (value: number) => String(value).padStart(2, '0');

interface Invented {
  row: typeof applicants.$inferInsert;
  isWoman: boolean;
  /** DD-MM-YYYY */
  birthDate: string;
  /** None of a login: they follow from what it promises. */
  wishes: SeatWish[];
  login?: ApplicantLogin;
}

export interface Person extends Invented {
  /** From 1, of all applicants of the track. */
  rank: number;
  marks: string;
}

/** One to eight places. */
function drawWishes(random: Random, track: string, isWoman: boolean): SeatWish[] {
  const drawn = placesOf(track, isWoman).map(({ wish }, index) => ({
    wish,
    after: -Math.log(random.next()) * (index + 1) ** STEEPNESS,
  }));
  const wishes = drawn.sort((a, b) => a.after - b.after).map(({ wish }) => wish);
  return wishes.slice(0, random.between(1, 8));
}

function invent(random: Random, track: string, number: number, pepper: string): Invented {
  const { digit, born } = TRACKS[track] as (typeof TRACKS)[string];
  const region = random.pick(REGIONS);
  const isWoman = random.chance(0.5);
  const [firstname, surname] = [random.pick(isWoman ? region.women : region.men), random.pick(region.surnames)];
  const email = `${firstname}.${surname}.${digit}${number}@applicant.example`.toLowerCase();
  const [general, ...others] = CATEGORIES[random.chance(0.85) ? 0 : 1] as [string, ...string[]];
  const category = random.chance(0.4) ? general : random.pick([general, ...others]);
  const [day, month, year] = [random.between(1, 28), random.between(1, 12), random.between(...born)];
  const birthDate = `${twoDigits(day)}-${twoDigits(month)}-${year}`;
  return {
    ...{ isWoman, birthDate, wishes: drawWishes(random, track, isWoman) },
    row: {
      id: stableId('applicant', `${track}:${email}`),
      ...{ cycle: PRESENT_CYCLE, track, email, name: `${firstname} ${surname}` },
      dobHmac: birthDateHmac(pepper, email, birthDate),
      formNumber: `SEU25${digit}${String(number).padStart(5, '0')}`,
      registeredCategory: random.chance(0.05) ? `${category}_${random.pick(CLAIMS)}` : category,
    },
  };
}

function toPerson(login: ApplicantLogin, pepper: string): Invented {
  const { email, track, name, formNumber, birthDate } = login;
  return {
    ...{ isWoman: false, birthDate, wishes: [], login },
    row: {
      id: stableId('applicant', `${track}:${email}`),
      ...{ cycle: PRESENT_CYCLE, track, email, name, formNumber },
      dobHmac: birthDateHmac(pepper, email, birthDate),
      registeredCategory: login.outcome === 'held' ? 'D_UR_PWD' : 'D_UR',
    },
  };
}

/** Of 500, falling evenly with the rank. */
const marksOf = (rank: number, people: number) => (490 - (330 * rank) / people).toFixed(2);

/** In order of ranks within each track; deterministic. */
export function inventPeople(pepper: string): Person[] {
  const random = seededRandom(2);
  return Object.entries(TRACKS).flatMap(([track, { count }]) => {
    const invented = Array.from({ length: count }, (_, index) => invent(random, track, FIRST_NUMBER + index, pepper));
    const logins = demoLogins.applicants.filter((login) => login.track === track);
    const ranked = random
      .sample(invented, count)
      .toSpliced(count * AHEAD, 0, ...logins.map((login) => toPerson(login, pepper)));
    return ranked.map((person, index) => ({
      ...{ ...person, rank: index + 1, marks: marksOf(index + 1, ranked.length) },
    }));
  });
}
