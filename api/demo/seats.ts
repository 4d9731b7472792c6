import { allot, type Market, placeOf } from '@university/allotment';
import type { AllotmentRecord, OptionalResultColumn, Track } from '@university/shared/contract';
import { DAY, HOUR } from '@university/shared/time';
import { type Application, readBasis, recordsOf, toApplications } from '../src/domains/allotment-runs/applications';
import { insertReasons } from '../src/domains/allotment-runs/reasons';
import { toRunRow } from '../src/domains/allotment-runs/runs';
import { ImportIssues, WOMEN } from '../src/domains/results/csv';
import { readCodes, readOffers } from '../src/domains/results/row-reader';
import { bulkInsert, type Database } from '../src/platform/database/database';
import { allotmentRuns, allotments, type rounds } from '../src/platform/database/schema';
import type { SeatWish } from '../src/platform/database/schema/allotment';
import type { FileStorage } from '../src/platform/files';
import { allotSeats, explainSeats } from '../src/platform/isolated/allotment';
import { stableId } from '../src/platform/secrets';
import { type Person, placesOf } from './applicants';
import type { Random } from './random';

export type Round = typeof rounds.$inferSelect & { opensAt: Date; closesAt: Date };
type Status = NonNullable<AllotmentRecord['status']>;
type Shares<T> = readonly (readonly [T, number])[];

const GIVEN: OptionalResultColumn[] = ['marks', 'preferences'];

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

function toApplication({ row, isWoman, birthDate, rank, marks, wishes }: Person, importId: string, createdAt: Date) {
  const { id: applicantId, formNumber, registeredCategory } = row;
  const allotmentId = stableId('allotment', `${importId}:${formNumber}`);
  return {
    staged: {
      ...{ ...row, ...{ importId, line: rank + 1, createdAt, applicantId, allotmentId, rank, marks } },
      ...{ outcome: 'not-allotted', preferences: wishes },
    },
    row: {
      ...{ form_number: formNumber, registered_category: registeredCategory, date_of_birth: birthDate },
      ...{ claims: isWoman ? [WOMEN] : [], rank, marks },
    },
  } satisfies Application;
}

/** By place: the last rank that got an unreserved seat; none where seats are left. */
function closingsOf(market: Market): ReadonlyMap<string, number> {
  const full = allot(market).pools.filter(({ category, seats, filled }) => category === 'D_UR' && filled === seats);
  return new Map(full.map((pool) => [placeOf({ ...pool, shift: null }), pool.last ?? 0]));
}

/** Places beyond the reach of the rank before the promised preference, and within reach from there on. */
function wishesFor({ row, rank, login }: Person, closings: ReadonlyMap<string, number>): SeatWish[] {
  const places = placesOf(row.track, false)
    .map(({ name, wish }) => ({ wish, closing: closings.get(name) ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.closing - b.closing);
  const beyond = places.filter(({ closing }) => closing < rank);
  const within = places.filter(({ closing }) => closing > rank);
  const list =
    login?.outcome === 'not-allotted' ? beyond : [...beyond.slice(0, (login?.preference ?? 1) - 1), ...within];
  return list.slice(0, 5).map(({ wish }) => wish);
}

/** Within the last two days of a closed round, or the last hour of an open one. */
function decide(random: Random, preference: number | null, { final, closesAt }: Round, firstStart: Date) {
  const isClosed = closesAt <= firstStart;
  const status = draw(random, ANSWERS[isClosed ? 'closed' : 'open'][final || preference === 1 ? 'first' : 'lower']);
  const at = isClosed ? +closesAt - random.between(2, 48) * HOUR : +firstStart - random.next() * HOUR;
  return { status, decidedAt: status === 'pending' ? null : new Date(at) };
}

/**
 * An adopted run of a round, and what people decided since. @throws Error where a login does not get what it promises
 */
export async function loadSeats(
  { tx, files, firstStart, random }: { tx: Database; files: FileStorage; firstStart: Date; random: Random },
  everybody: readonly Person[],
  round: Round,
): Promise<void> {
  const key = { cycle: round.cycle, track: round.track as Track, round: round.round };
  const id = stableId('allotment-run', round.code);
  const createdAt = new Date(+round.opensAt - DAY);
  const basis = await readBasis(tx, key, false, createdAt);
  const [codes, issues] = [await readCodes(tx), new ImportIssues()];
  const gather = (people: readonly Person[]) => {
    const rows = people.map((person) => toApplication(person, id, createdAt));
    return toApplications(rows, basis, codes, issues);
  };
  const invented = everybody.filter(({ row, login }) => row.track === key.track && !login);
  const logins = everybody.filter(({ login }) => login?.track === key.track && login.round === key.round);
  // A trial without them, where there are any.
  const closings: ReadonlyMap<string, number> = logins.length > 0 ? closingsOf(gather(invented).market) : new Map();
  const listed = logins.map((person) => ({ ...person, wishes: wishesFor(person, closings) }));
  const applications = gather([...invented, ...listed]);
  const done = await allotSeats(applications.market);
  if ('refused' in done) throw new Error(`${round.code}: ${done.refused[0]}`);
  if (issues.count > 0) throw new Error(`${round.code}: ${issues.report.issues[0]?.reason}`);

  const made = recordsOf(applications, await readOffers(tx, key.track), done.result);
  const promises = new Map(logins.map(({ row, login }) => [row.id, login]));
  const records = made.staged.map((row): typeof allotments.$inferInsert => {
    const { outcome, applicantId, rank, marks, preferences, programId = null, campusId = null } = row;
    const { categoryAllocated = null, preference = null, status: kept } = row;
    const login = promises.get(applicantId);
    if (login && (outcome !== login.outcome || preference !== login.preference))
      throw new Error(`${login.email} got ${outcome} ${preference}, not ${login.outcome} ${login.preference}`);
    const given = login?.status ?? kept;
    const decidedAt = login?.status && login.status !== 'pending' ? firstStart : null;
    const answer = given ? { status: given, decidedAt } : decide(random, preference, round, firstStart);
    return {
      ...{ id: row.allotmentId, applicantId, ...key, outcome, rank, marks, preferences },
      ...{ programId, campusId, categoryAllocated, preference },
      ...(outcome === 'allotted' ? answer : { status: null, decidedAt: null }),
      // No mails for these rounds.
      resultMailedAt: firstStart,
    };
  });
  await bulkInsert(tx, allotments, records);

  const createdBy = stableId('staff', 'admissions@seu.example');
  const about = { id, name: 'All applications', isSpot: false, createdBy, createdAt, given: GIVEN };
  const run = toRunRow(key, { ...about, adoptedAt: new Date(+createdAt + HOUR) }, basis, done, made);
  await files.write(run.fileKey, done.file);
  await tx.insert(allotmentRuns).values(run);
  const forms = new Map(made.staged.map(({ applicantId, formNumber }) => [applicantId, formNumber]));
  await insertReasons(tx, id, await explainSeats(done.file), forms);
}
