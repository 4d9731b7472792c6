import type { AllotmentRecord } from '@university/shared/contract';
import { HOUR } from '@university/shared/time';
import { birthDateHmac } from '../../src/domains/allotment/birth-date';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import { allotments, applicants } from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import { inventApplicants, type DemoApplicant } from './applicants';
import { demoLogins } from '../logins';
import { seededRandom, type Random } from '../random';
import { presentCycle } from './cycles';
import { drawPreferences, marksOf } from './preferences';
import { DEMO_ROUNDS } from './rounds';
import { DEMO_TRACKS, type DemoTrack } from './tracks';
import { drawSeat, noSeat } from './seats';

type Row = typeof allotments.$inferInsert;
type Status = NonNullable<AllotmentRecord['status']>;

/** Of 100 records of a round. Source: facts.json, seat_seed_hint. */
const OUTCOMES = [
  { outcome: 'held', share: 5 },
  { outcome: 'not-allotted', share: 15 },
  { outcome: 'allotted', share: 80 },
] as const;

/** What those who were allotted a seat have said, by how far the window of the round is: shares of 100. */
const ANSWERS: Record<'open' | 'closed', Record<'first' | 'lower', [Status, number][]>> = {
  open: {
    first: [
      ['freeze', 12],
      ['pending', 88],
    ],
    lower: [
      ['freeze', 4],
      ['float', 8],
      ['pending', 88],
    ],
  },
  closed: {
    first: [
      ['freeze', 86],
      ['reject', 6],
      ['pending', 8],
    ],
    lower: [
      ['freeze', 30],
      ['float', 40],
      ['upgrade', 14],
      ['reject', 6],
      ['pending', 10],
    ],
  },
};

function draw<T>(random: Random, table: readonly (readonly [T, number])[]): T {
  let left = random.between(1, 100);
  for (const [value, share] of table) {
    left -= share;
    if (left <= 0) return value;
  }
  throw new RangeError('The shares do not add up to 100');
}

interface RoundPlan {
  track: DemoTrack;
  round: number;
  final: boolean;
  /** The day on which the window closes, counted from the first start. */
  closes: number;
  firstStart: Date;
}

function toRow(
  random: Random,
  { row, isWoman }: DemoApplicant,
  plan: RoundPlan,
  outcome: Row['outcome'],
  rank: number,
): Row {
  const { track, round, closes, final, firstStart } = plan;
  const closed = closes <= 0;
  const cycle = presentCycle(firstStart);
  const base = { id: stableId('allotment', `${row.id}:${round}`), applicantId: row.id, cycle, track, round, outcome };
  if (outcome !== 'allotted') return { ...base, ...noSeat(outcome === 'held' ? null : rank), status: null };
  const seat = drawSeat(random, { track, isWoman, registeredCategory: row.registeredCategory, rank });
  const answers = ANSWERS[closed ? 'closed' : 'open'][final || seat.preference === 1 ? 'first' : 'lower'];
  const status = draw(random, answers);
  // In a closed round people decided in its last two days, in an open one within the hour before the demonstration began.
  const before = closed ? random.between(2, 48) - closes * 24 : random.next();
  const decidedAt = new Date(firstStart.getTime() - before * HOUR);
  return { ...base, ...seat, status, decidedAt: status === 'pending' ? null : decidedAt };
}

/** Who stands in the next round: those without a seat and those who stayed open to a better one. */
const staysOpen = ({ outcome, status }: Row) =>
  outcome === 'not-allotted' || status === 'float' || status === 'upgrade';

function planTrack(random: Random, track: DemoTrack, people: DemoApplicant[], firstStart: Date): Row[] {
  const plans = DEMO_ROUNDS.filter((round) => round.track === track && round.published);
  const byId = new Map(people.map((person) => [person.row.id, person]));
  const ranks = new Map(random.sample(people, people.length).map((person, index) => [person.row.id, index + 1]));
  let standing = people;
  return plans.flatMap(({ round, final, closes }) => {
    const plan = { track, round, final, closes, firstStart };
    const rows = standing.map((person) => {
      const outcome = draw(
        random,
        OUTCOMES.map(({ outcome, share }) => [outcome, share] as const),
      );
      return toRow(random, person, plan, outcome, ranks.get(person.row.id) ?? 1);
    });
    standing = rows.filter(staysOpen).flatMap((row) => byId.get(row.applicantId) ?? []);
    return rows;
  });
}

/** Adds what each applied for, and the marks behind the rank: drawn by record. */
function withLists(records: readonly Row[], women: ReadonlySet<string>): Row[] {
  // A source of its own: seats and ranks stay as they are drawn without it.
  const random = seededRandom(3);
  const people = new Map<string, number>();
  for (const { track, rank } of records) people.set(track, Math.max(people.get(track) ?? 0, rank ?? 0));
  return records.map((record) => {
    const { track, programId, campusId, preference, rank } = record;
    const seat = programId && campusId && preference ? { programId, campusId, preference } : null;
    const isWoman = women.has(record.applicantId);
    return {
      ...record,
      preferences: drawPreferences(random, { track, isWoman, seat }),
      marks: marksOf(rank ?? null, people.get(track) ?? 1),
    };
  });
}

/** The applicants of `demoLogins`, each with exactly the record that is promised there. */
function fixedRecords(random: Random, pepper: string, firstStart: Date) {
  return demoLogins.applicants.map(
    ({ email, birthDate, track, round, formNumber, name, outcome, preference, status }, index) => {
      const registeredCategory = 'D_UR';
      const person: typeof applicants.$inferInsert = {
        id: stableId('applicant', `${track}:${email}`),
        cycle: presentCycle(firstStart),
        track,
        email,
        formNumber,
        name,
        registeredCategory,
        dobHmac: birthDateHmac(pepper, email, birthDate),
      };
      const rank = index + 11;
      const seat =
        preference === null
          ? noSeat(outcome === 'held' ? null : rank)
          : drawSeat(random, { track, isWoman: false, registeredCategory, rank, preference });
      const decidedAt = status === null || status === 'pending' ? null : firstStart;
      const record: Row = {
        id: stableId('allotment', `${person.id}:${round}`),
        applicantId: person.id,
        cycle: person.cycle,
        track,
        round,
        outcome,
        status,
        decidedAt,
        ...seat,
      };
      return { person, record };
    },
  );
}

/** Inserts applicants and their records. */
export async function seedAllotments(db: Database, pepper: string, firstStart: Date): Promise<void> {
  const random = seededRandom(2);
  const fixed = fixedRecords(random, pepper, firstStart);
  const tracks = DEMO_TRACKS.map((track) => ({
    track,
    people: inventApplicants(random, { track, cycle: presentCycle(firstStart), pepper }),
  }));
  const people = [
    ...fixed.map(({ person }) => person),
    ...tracks.flatMap((track) => track.people.map(({ row }) => row)),
  ];
  const records = [
    ...fixed.map(({ record }) => record),
    ...tracks.flatMap(({ track, people }) => planTrack(random, track, people, firstStart)),
  ];
  await bulkInsert(db, applicants, people);
  const women = new Set(
    tracks.flatMap((track) => track.people.filter(({ isWoman }) => isWoman).map(({ row }) => row.id)),
  );
  // These rounds are out already: nobody is told of it once more.
  await bulkInsert(
    db,
    allotments,
    withLists(records, women).map((record) => ({ ...record, resultMailedAt: firstStart })),
  );
}
