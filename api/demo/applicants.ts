import type { AllotmentRecord } from '@university/shared/contract';
import { fromIstInput, HOUR } from '@university/shared/time';
import { birthDateHmac } from '../src/domains/allotment/sign-in';
import type { allotments, applicants } from '../src/platform/database/schema';
import { stableId } from '../src/platform/secrets';
import { type Filled, readRows } from './data';
import { demoLogins } from './logins';
import { type Random, seededRandom } from './random';

type Applicant = typeof applicants.$inferInsert;
type Allotment = typeof allotments.$inferInsert;
type Status = NonNullable<AllotmentRecord['status']>;
type Seat = Pick<Allotment, 'programId' | 'campusId' | 'categoryAllocated' | 'preference' | 'rank'>;

export const PRESENT_CYCLE = '2025-26';

/** Number of applicants, digit in form numbers, and years of birth. */
const TRACKS: Record<string, { count: number; digit: number; born: [number, number] }> = {
  diploma: { count: 400, digit: 1, born: [2007, 2010] },
  btech: { count: 220, digit: 2, born: [2005, 2008] },
  ug: { count: 300, digit: 3, born: [2005, 2008] },
  pg: { count: 120, digit: 4, born: [1998, 2004] },
};

const CATEGORIES = ['D', 'OD'].map((region) => ['UR', 'SC', 'ST', 'OBC', 'EWS'].map((code) => `${region}_${code}`));

/** Lower numbers belong to the fixed logins. */
const FIRST_NUMBER = 101;

type Shares<T> = readonly (readonly [T, number])[];

const OUTCOMES: Shares<Allotment['outcome']> = [
  ['held', 5],
  ['not-allotted', 15],
  ['allotted', 80],
];

/** Percent of decisions on seats of the first choice (or a last round), and on others. */
const ANSWERS: Record<'open' | 'closed', Record<'first' | 'lower', Shares<Status>>> = {
  open: {
    first: Object.entries({ freeze: 12, pending: 88 }) as [Status, number][],
    lower: Object.entries({ freeze: 4, float: 8, pending: 88 }) as [Status, number][],
  },
  closed: {
    first: Object.entries({ freeze: 86, reject: 6, pending: 8 }) as [Status, number][],
    lower: Object.entries({ freeze: 30, float: 40, upgrade: 14, reject: 6, pending: 10 }) as [Status, number][],
  },
};

function draw<T>(random: Random, table: Shares<T>): T {
  let left = random.between(1, 100);
  for (const [value, share] of table) {
    left -= share;
    if (left <= 0) return value;
  }
  throw new RangeError('The shares do not add up to 100');
}

interface Round {
  track: string | undefined;
  round: number;
  final: boolean;
  closesAt: number;
  firstStart: number;
}

const roundsAt = (firstStart: Date): Round[] =>
  (readRows('site/round.csv', firstStart) as Filled[])
    .filter(({ cycle, opensAt = '' }) => cycle === PRESENT_CYCLE && Date.parse(fromIstInput(opensAt)) <= +firstStart)
    .map(({ track, round, final, closesAt = '' }) => ({
      ...{ track, round: Number(round), final: final === 'yes' },
      ...{ closesAt: Date.parse(fromIstInput(closesAt)), firstStart: +firstStart },
    }));

interface Place {
  programId: string;
  campusId: string;
}

export const tracks: ReadonlyMap<string, string> = new Map(
  (readRows('site/program.csv') as Filled[]).map(({ code = '', track = '' }) => [code, track]),
);
const forWomen = new Set(
  readRows('site/campus.csv').flatMap(({ code, womenOnly }) => (womenOnly === 'yes' ? [code] : [])),
);

const PLACES = (readRows('site/program.campuses.csv') as Filled[]).map(({ program = '', campus = '' }) => ({
  ...{ track: tracks.get(program), isForWomen: forWomen.has(campus) },
  place: { programId: stableId('program', program), campusId: stableId('campus', campus) } satisfies Place,
}));

/** Only women may apply for a women's campus. */
const placesOf = (of: string, isWoman: boolean): Place[] =>
  PLACES.filter(({ track, isForWomen }) => track === of && (isWoman || !isForWomen)).map(({ place }) => place);

const REGIONS = (readRows('names.csv') as Filled[]).map(({ women = '', men = '', surnames = '' }) => ({
  women: women.split(' '),
  men: men.split(' '),
  surnames: surnames.split(' '),
}));

const twoDigits = (value: number) => String(value).padStart(2, '0');

interface Invented {
  row: Applicant;
  isWoman: boolean;
}

function invent(random: Random, track: string, number: number, pepper: string): Invented {
  const { digit, born } = TRACKS[track] as (typeof TRACKS)[string];
  const region = random.pick(REGIONS);
  const isWoman = random.chance(0.5);
  const [firstname, surname] = [random.pick(isWoman ? region.women : region.men), random.pick(region.surnames)];
  const email = `${firstname}.${surname}.${digit}${number}@applicant.example`.toLowerCase();
  const [general, ...others] = CATEGORIES[random.chance(0.85) ? 0 : 1] as [string, ...string[]];
  const [day, month, year] = [random.between(1, 28), random.between(1, 12), random.between(...born)];
  return {
    isWoman,
    row: {
      id: stableId('applicant', `${track}:${email}`),
      ...{ cycle: PRESENT_CYCLE, track, email, name: `${firstname} ${surname}` },
      dobHmac: birthDateHmac(pepper, email, `${twoDigits(day)}-${twoDigits(month)}-${year}`),
      formNumber: `SEU25${digit}${String(number).padStart(5, '0')}`,
      registeredCategory: random.chance(0.4) ? general : random.pick([general, ...others]),
    },
  };
}

const noSeat = (rank: number | null): Seat => ({
  ...{ programId: null, campusId: null, categoryAllocated: null, preference: null, rank },
});

function drawSeat(random: Random, { row, isWoman }: Invented, rank: number, preference?: number): Seat {
  const { programId, campusId } = random.pick(placesOf(row.track, isWoman));
  const general = `${row.registeredCategory.split('_')[0]}_UR`;
  return {
    ...{ programId, campusId, rank },
    categoryAllocated: random.chance(0.3) ? general : row.registeredCategory,
    preference: preference ?? (random.chance(0.35) ? 1 : random.between(2, 6)),
  };
}

const recordOf = ({ id: applicantId, cycle, track }: Applicant, round: number) => ({
  ...{ id: stableId('allotment', `${applicantId}:${round}`), applicantId, cycle, track, round },
});

function toRecord(random: Random, person: Invented, round: Round, rank: number): Allotment {
  const outcome = draw(random, OUTCOMES);
  const base = { ...recordOf(person.row, round.round), outcome };
  if (outcome !== 'allotted') return { ...base, ...noSeat(outcome === 'held' ? null : rank), status: null };
  const seat = drawSeat(random, person, rank);
  const isClosed = round.closesAt <= round.firstStart;
  const status = draw(
    random,
    ANSWERS[isClosed ? 'closed' : 'open'][round.final || seat.preference === 1 ? 'first' : 'lower'],
  );
  // Within the last two days of a closed round, or the last hour of an open one.
  const decidedAt = isClosed ? round.closesAt - random.between(2, 48) * HOUR : round.firstStart - random.next() * HOUR;
  return { ...base, ...seat, status, decidedAt: status === 'pending' ? null : new Date(decidedAt) };
}

const staysOpen = ({ outcome, status }: Allotment) =>
  outcome === 'not-allotted' || status === 'float' || status === 'upgrade';

function recordsOf(random: Random, rounds: Round[], people: Invented[]): Allotment[] {
  const byId = new Map(people.map((person) => [person.row.id, person]));
  const ranks = new Map(random.sample(people, people.length).map(({ row }, index) => [row.id, index + 1]));
  let standing = people;
  return rounds.flatMap((round) => {
    const rows = standing.map((person) => toRecord(random, person, round, ranks.get(person.row.id) ?? 1));
    standing = rows.filter(staysOpen).flatMap((row) => byId.get(row.applicantId) ?? []);
    return rows;
  });
}

/** Of 500, falling evenly with the rank. */
const marksOf = (rank: number, people: number) => (490 - (330 * rank) / Math.max(people, rank)).toFixed(2);

/** 4 to 8 places, with the seat at its position. */
function drawPreferences(random: Random, { track, programId, campusId, preference }: Allotment, isWoman: boolean) {
  const seat = programId && campusId ? { programId, campusId } : undefined;
  const others = placesOf(track, isWoman).filter(
    (place) => place.programId !== programId || place.campusId !== campusId,
  );
  const count = Math.max(random.between(4, 8), preference ?? 1);
  const wishes = random.sample(others, seat ? count - 1 : count);
  return seat ? wishes.toSpliced((preference ?? 1) - 1, 0, seat) : wishes;
}

/** The records promised in `demoLogins`. */
function fixed(random: Random, pepper: string, firstStart: Date) {
  return demoLogins.applicants.map(({ birthDate, round, outcome, preference, status, ...login }, index) => {
    const { email, track } = login;
    const row: Applicant = {
      id: stableId('applicant', `${track}:${email}`),
      ...{ ...login, cycle: PRESENT_CYCLE, registeredCategory: 'D_UR' },
      dobHmac: birthDateHmac(pepper, email, birthDate),
    };
    const rank = index + 11;
    const seat =
      preference === null
        ? noSeat(outcome === 'held' ? null : rank)
        : drawSeat(random, { row, isWoman: false }, rank, preference);
    const decidedAt = status === null || status === 'pending' ? null : firstStart;
    return { row, record: { ...recordOf(row, round), outcome, status, decidedAt, ...seat } satisfies Allotment };
  });
}

/** Deterministic. */
export function inventApplicants(pepper: string, firstStart: Date): { people: Applicant[]; records: Allotment[] } {
  const random = seededRandom(2);
  const known = fixed(random, pepper, firstStart);
  const rounds = roundsAt(firstStart);
  const invented = Object.entries(TRACKS).map(([track, { count }]) => ({
    track,
    people: Array.from({ length: count }, (_, index) => invent(random, track, FIRST_NUMBER + index, pepper)),
  }));
  const records: Allotment[] = [
    ...known.map(({ record }) => record),
    ...invented.flatMap(({ track, people }) =>
      recordsOf(
        random,
        rounds.filter((round) => round.track === track),
        people,
      ),
    ),
  ];
  const everybody = invented.flatMap(({ people }) => people);
  const women = new Set(everybody.filter(({ isWoman }) => isWoman).map(({ row }) => row.id));
  const last = new Map<string, number>();
  for (const { track, rank } of records) last.set(track, Math.max(last.get(track) ?? 0, rank ?? 0));
  // A separate source, so that seats and ranks do not depend on it.
  const listed = seededRandom(3);
  return {
    people: [...known.map(({ row }) => row), ...everybody.map(({ row }) => row)],
    records: records.map((record) => ({
      ...record,
      preferences: drawPreferences(listed, record, women.has(record.applicantId)),
      marks: record.rank ? marksOf(record.rank, last.get(record.track) ?? 1) : null,
      // No mails for these rounds.
      resultMailedAt: firstStart,
    })),
  };
}
