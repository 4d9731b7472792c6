import { createHash } from 'node:crypto';
import { type Applicant, BEFORE, type Market, type Pool, placeOf, type Result, TIES } from '@university/allotment';
import type { AllotmentRun } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { and, asc, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import {
  allotmentRuns,
  allotments,
  applicants,
  campuses,
  type importRows,
  programCampuses,
  programs,
  rounds,
} from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { readSetting } from '../../platform/settings';
import type { RoundKey } from '../admission/schedule';
import { roundOfRecord } from '../allotment/queries';
import { APPLICATION_FILE, type ImportIssues, WOMEN } from '../results/csv';
import { readRows } from '../results/differences';
import { statusAt } from '../results/round-counts';
import {
  type Codes,
  type GivenColumns,
  type Offers,
  type ReadRow,
  readCodes,
  readOffers,
  RowReader,
} from '../results/row-reader';
import { readApplicationRows } from './json-rows';
import { type AdmissionSetting, LIST, partsOf, seatKinds, withTargets } from './rules';

type Before = NonNullable<Applicant['before']>;
type StagedRow = typeof importRows.$inferInsert;

/** What the seats of a round depend on, beside the applications. */
export interface Basis {
  setting: AdmissionSetting;
  pools: Pool[];
  rules: Market['rules'];
  /** By form number: the last seat of the rounds before. */
  before: ReadonlyMap<string, Before>;
  converted: Market['converted'];
  hash: string;
}

const conflict = (code: string, message: string) => new HttpError(409, code, message);

async function readPools(db: Database, { track }: RoundKey): Promise<Pool[]> {
  const rows = await db
    .select({
      program_code: programs.code,
      campus_code: campuses.code,
      womenOnly: campuses.womenOnly,
      seats: programCampuses.seats,
    })
    .from(programCampuses)
    .innerJoin(programs, eq(programs.id, programCampuses.programId))
    .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
    .where(and(eq(programs.track, track), eq(programs.status, 'published'), eq(campuses.status, 'published')))
    .orderBy(asc(programs.code), asc(campuses.code));
  return rows.flatMap(({ seats, womenOnly, ...place }) =>
    seats.map(({ category, seats }) => ({
      ...{ ...place, shift: null, category, seats, claims: womenOnly ? [WOMEN] : [] },
    })),
  );
}

async function readBefore(db: Database, { cycle, track, round }: RoundKey, now: Date) {
  const rows = await db
    .select({
      formNumber: applicants.formNumber,
      programId: allotments.programId,
      campusId: allotments.campusId,
      category: allotments.categoryAllocated,
      status: statusAt(now).as('status_now'),
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(rounds, roundOfRecord)
    .where(
      and(
        eq(allotments.cycle, cycle),
        eq(allotments.track, track),
        lt(allotments.round, round),
        eq(rounds.published, true),
        eq(allotments.outcome, 'allotted'),
      ),
    )
    .orderBy(asc(applicants.formNumber), asc(allotments.round));
  const codes = await readCodes(db);
  return new Map(
    rows.flatMap(({ formNumber, programId, campusId, category, status }): [string, Before][] => {
      const [program_code, campus_code] = [codes.programs.get(programId ?? ''), codes.campuses.get(campusId ?? '')];
      if (!program_code || !campus_code || !category) return [];
      const place = placeOf({ program_code, campus_code, shift: null });
      const decided = BEFORE.find((each) => each === status) ?? 'lapsed';
      return [[formNumber, { place, category_allocated: category, status: decided }]];
    }),
  );
}

export const roundOfRun = and(
  eq(rounds.cycle, allotmentRuns.cycle),
  eq(rounds.track, allotmentRuns.track),
  eq(rounds.round, allotmentRuns.round),
);

/** The run that gave the seats of the last published round before. */
export async function readRunBefore(db: Database, { cycle, track, round }: RoundKey) {
  const [last] = await db
    .select({ pools: allotmentRuns.pools, conversions: allotmentRuns.conversions })
    .from(allotmentRuns)
    .innerJoin(rounds, roundOfRun)
    .where(
      and(
        eq(rounds.cycle, cycle),
        eq(rounds.track, track),
        lt(rounds.round, round),
        eq(rounds.published, true),
        isNotNull(allotmentRuns.adoptedAt),
      ),
    )
    .orderBy(desc(rounds.round))
    .limit(1);
  return last;
}

/** @throws HttpError 409 where the setting has no rule for the seats of the catalogue */
export async function readBasis(db: Database, key: RoundKey, isSpot: boolean, now: Date): Promise<Basis> {
  const setting = await readSetting(db, 'admission');
  if (!setting || setting.seatRules.length === 0)
    throw conflict('no_rules', 'Write down how seats are given out first, in “Codes of admission”.');
  const offered = await readPools(db, key);
  if (offered.length === 0) throw conflict('no_seats', 'No published programme of this track has seats.');
  const { kinds, unknown } = seatKinds(new Set(offered.map(({ category }) => category)), setting, isSpot);
  if (unknown.length > 0)
    throw conflict(
      'no_rules',
      `The catalogue has seats of ${unknown.join(', ')}, for which “Codes of admission” has no rule.`,
    );
  const before = await readBefore(db, key, now);
  const last = await readRunBefore(db, key);
  const converted = (last?.conversions ?? []).map(({ held: _, ...move }) => ({ ...move, shift: null }));
  const pools = withTargets(offered, kinds);
  const rules: Market['rules'] = { categories: kinds, ties: [...TIES] };
  const hash = createHash('sha256')
    .update(JSON.stringify([pools, rules, [...before], converted]))
    .digest('hex');
  return { setting, pools, rules, before, converted, hash };
}

const holds = (before: Before | undefined) => before?.status === 'freeze' || before?.status === 'float';

type Asked = 'registered_category' | 'claims' | 'rank' | 'marks' | 'date_of_birth' | 'form_number';

/** `row`: what the market asks. */
export interface Application {
  staged: StagedRow;
  row: Pick<ReadRow['row'], Asked>;
}

export interface Applications {
  rows: Application[];
  market: Market;
  /** Ids of applicants who are left to separate counselling. */
  held: ReadonlySet<string>;
}

interface ReadApplications extends Applications {
  given: GivenColumns;
  /** Including invalid ones. */
  count: number;
  offers: Offers;
}

/** Claims for which the round has no seats. */
function unservedClaims({ setting, rules }: Basis): ReadonlySet<string> {
  const served = new Set(rules.categories.flatMap(({ claims }) => claims));
  return new Set(
    setting.seatRules.flatMap(({ category, whom }) => (whom === 'claim' && !served.has(category) ? category : [])),
  );
}

const byYear = (written: string) => written.split('-').reverse().join('-');

/** Wrong applications become issues. */
export function toApplications(
  rows: Application[],
  basis: Basis,
  codes: Codes,
  issues: Pick<ImportIssues, 'add'>,
): Applications {
  const { before, pools, rules, converted, setting } = basis;
  const places = new Set(pools.map(placeOf));
  const hasRegions = rules.categories.some(({ region }) => region !== null);
  const unserved = unservedClaims(basis);
  const held = new Set<string>();
  const market: Applicant[] = [];
  for (const { staged, row } of rows) {
    const { region, category, claims } = partsOf(row.registered_category, setting);
    if (region === null && hasRegions) {
      const reason = 'Name the region too, as in D_UR.';
      issues.add({ line: staged.line, column: 'registered_category', reason, value: row.registered_category });
    }
    const all = [...new Set([...claims, ...(row.claims ?? [])])];
    const was = before.get(row.form_number);
    if (!was && all.some((claim) => unserved.has(claim))) {
      held.add(staged.applicantId);
      continue;
    }
    const wishes = (staged.preferences ?? []).map(({ programId, campusId }) =>
      placeOf({
        ...{ program_code: codes.programs.get(programId) ?? '', campus_code: codes.campuses.get(campusId) ?? '' },
        shift: null,
      }),
    );
    if (was && was.status !== 'reject' && was.status !== 'lapsed' && !wishes.includes(was.place)) {
      const reason = `The seat of the round before, ${was.place}, has to be in the list.`;
      issues.add({
        line: staged.line,
        column: 'preferences',
        reason,
        kind: 'The seat of the round before has to be in the list.',
      });
    }
    const seatless = wishes.find((place) => !places.has(place));
    if (seatless !== undefined) {
      const reason = `${seatless} has no seats in this round.`;
      issues.add({ line: staged.line, column: 'preferences', reason, value: seatless });
    }
    market.push({
      ...{ id: staged.applicantId, region: region ?? '-', category, claims: all },
      merit:
        row.rank === null ? {} : { [LIST]: { rank: row.rank, marks: row.marks === null ? [] : [Number(row.marks)] } },
      ...{ date_of_birth: byYear(row.date_of_birth), form_number: row.form_number },
      preferences: wishes,
      before: was ?? null,
    });
  }
  return { rows, market: { applicants: market, pools, converted, rules }, held };
}

/** Reads a file of applications. Wrong rows, and holders of seats who are missing, become issues. */
export async function readApplications(
  { db, clock, pepper }: Pick<Services, 'db' | 'clock' | 'pepper'>,
  file: string,
  { track }: RoundKey,
  basis: Basis,
  importId: string,
  issues: ImportIssues,
): Promise<ReadApplications> {
  const offers = await readOffers(db, track);
  const reader = new RowReader(importId, clock(), pepper, offers, basis.setting, issues, APPLICATION_FILE);
  const rows: ReadRow[] = [];
  await readRows(readApplicationRows(file), reader, issues, (read) => {
    rows.push(...read);
  });
  const applications = toApplications(rows, basis, await readCodes(db), issues);
  const listed = new Set(rows.map(({ row }) => row.form_number));
  const missing = [...basis.before].flatMap(([form, was]) => (holds(was) && !listed.has(form) ? form : []));
  // Otherwise they may be among the wrong rows.
  if (missing.length > 0 && issues.count === 0) {
    const reason = `Who holds a seat of the round before has to be in the file. ${missing.length} missing: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`;
    issues.add({ line: 1, column: 'form_number', reason });
  }
  return { ...applications, count: reader.count, given: reader.given, offers };
}

export interface Given {
  /** The rows that become records. */
  staged: StagedRow[];
  counts: AllotmentRun['counts'];
}

function seatPlace(seat: Result['rows'][number] | undefined): string | undefined {
  const { program_code, campus_code, shift = null } = seat ?? {};
  return program_code && campus_code ? placeOf({ program_code, campus_code, shift }) : undefined;
}

/** Frozen seats stay records of the round before; people who left it have none. */
export function recordsOf({ rows, market, held }: Applications, offers: Offers, result: Result): Given {
  const seats = new Map(result.rows.map((row) => [row.id, row]));
  const people = new Map(market.applicants.map((each) => [each.id, each]));
  const counts = {
    ...{
      applicants: rows.length,
      allotted: 0,
      notAllotted: 0,
      held: held.size,
      left: 0,
      frozen: 0,
      improved: 0,
      kept: 0,
    },
    seats: result.pools.reduce((sum, pool) => sum + (pool.seats ?? 0), 0),
    filled: result.pools.reduce((sum, pool) => sum + pool.filled, 0),
    converted: result.conversions.reduce((sum, move) => sum + move.seats, 0),
  };
  const staged = rows.flatMap(({ staged: row }): StagedRow[] => {
    if (held.has(row.applicantId)) return [{ ...row, outcome: 'held' }];
    const seat = seats.get(row.applicantId);
    const before = people.get(row.applicantId)?.before;
    // Another category of the same place is no other seat to its holder.
    const isKept = holds(before ?? undefined) && seatPlace(seat) === before?.place;
    if (isKept) counts.kept += 1;
    if (!seat || before?.status === 'freeze') {
      counts[isKept ? 'frozen' : 'left'] += 1;
      return [];
    }
    if (seat.outcome === 'not-allotted') {
      counts.notAllotted += 1;
      return [row];
    }
    counts.allotted += 1;
    if (before && !isKept) counts.improved += 1;
    const offer = offers.get(seat.program_code ?? '');
    return [
      {
        ...{
          ...row,
          outcome: 'allotted',
          programId: offer?.programId,
          campusId: offer?.campusIds.get(seat.campus_code ?? ''),
        },
        ...{ categoryAllocated: seat.category_allocated, preference: seat.program_preference },
        status: isKept ? 'float' : null,
      },
    ];
  });
  return { staged, counts };
}
