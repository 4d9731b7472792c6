import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  findRound,
  isRound,
  lockRound,
  readCycle,
  type RoundKey,
  roundSubject,
  trackNames,
} from '../admission/schedule';
import { inRound } from '../results/round-counts';
import { bulkInsert, type Database } from '../../platform/database/database';
import {
  allotments,
  auditLog,
  campuses,
  cycles,
  erasedCounts,
  programCampuses,
  programHasPage,
  programs,
  rankRanges,
  rounds,
  tracks,
} from '../../platform/database/schema';
import {
  type ProgramRanks,
  type RankedProgram,
  type RankGroup,
  type RoundRanks,
  SMALLEST_GROUP,
} from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Job } from '../../platform/jobs';
import { action, read, type Route } from '../../platform/http/route';

const ofRound = ({ cycle, track, round }: RoundKey) =>
  and(eq(rankRanges.cycle, cycle), eq(rankRanges.track, track), eq(rankRanges.round, round));

const storedRanks = (tx: Database, key: RoundKey): Promise<Range[]> => tx.select().from(rankRanges).where(ofRound(key));

async function hasAllRecords(tx: Database, key: RoundKey): Promise<boolean> {
  const { cycle, track, round } = erasedCounts;
  const erased = and(eq(cycle, key.cycle), eq(track, key.track), eq(round, key.round));
  return (await tx.$count(erasedCounts, erased)) === 0 && (await tx.$count(allotments, inRound(key))) > 0;
}

/** Computed from records; after the first erasure as stored. */
async function presentRanks(tx: Database, key: RoundKey, now: Date): Promise<Range[]> {
  return (await hasAllRecords(tx, key)) ? computeRanks(tx, key, now) : storedRanks(tx, key);
}

interface Place {
  track_name: string;
  campus: string;
  campus_slug: string;
}

function toGroup(range: Range, place: Place): RankGroup {
  const { cycle, track, round, category, seats, opening, closing, seatsLeft } = range;
  const isLarge = seats >= SMALLEST_GROUP;
  return {
    cycle,
    track,
    round,
    ...place,
    category,
    opening: isLarge ? opening : null,
    closing: isLarge ? closing : null,
    seats: isLarge ? seats : null,
    seats_left: seatsLeft,
  };
}

async function twoCycles(db: Database, at: Date): Promise<string[]> {
  const cycle = await readCycle(db, at);
  if (cycle === null) return [];
  const [before] = await db
    .select({ id: cycles.id })
    .from(cycles)
    .where(
      and(
        eq(cycles.status, 'published'),
        sql`${cycles.beginsOn} < (select begins_on from ${cycles} here where here.id = ${cycle})`,
      ),
    )
    .orderBy(desc(cycles.beginsOn))
    .limit(1);
  return before ? [cycle, before.id] : [cycle];
}

/** Result and ranks are published. */
const isShown = and(
  eq(rounds.cycle, rankRanges.cycle),
  eq(rounds.track, rankRanges.track),
  eq(rounds.round, rankRanges.round),
  eq(rounds.published, true),
  eq(rounds.ranksPublished, true),
);

const shownProgram = {
  _id: programs.id,
  code: programs.code,
  name: programs.name,
  track: programs.track,
  track_name: tracks.name,
  has_page: programHasPage,
};

export async function listRankedPrograms({
  db,
  calendar,
}: Pick<Services, 'db' | 'calendar'>): Promise<RankedProgram[]> {
  const shown = await twoCycles(db, calendar());
  if (shown.length === 0) return [];
  return db
    .select(shownProgram)
    .from(programs)
    .innerJoin(tracks, eq(tracks.id, programs.track))
    .innerJoin(rankRanges, eq(rankRanges.programId, programs.id))
    .innerJoin(rounds, isShown)
    .where(and(inArray(rankRanges.cycle, shown), eq(programs.status, 'published')))
    .groupBy(programs.id, tracks.id)
    .orderBy(asc(tracks.position), asc(programs.name), asc(programs.id));
}

export async function readProgramRanks(
  { db, calendar }: Pick<Services, 'db' | 'calendar'>,
  code: string,
): Promise<ProgramRanks> {
  const shown = await twoCycles(db, calendar());
  const [program] = await db
    .select(shownProgram)
    .from(programs)
    .innerJoin(tracks, eq(tracks.id, programs.track))
    .where(and(eq(programs.code, code), eq(programs.status, 'published')));
  const [cycle = null] = shown;
  if (!program || cycle === null) return { program: program ?? null, cycle, ranks: [] };
  const rows = await db
    .select({
      range: rankRanges,
      place: { track_name: tracks.name, campus: campuses.name, campus_slug: campuses.slug },
    })
    .from(rankRanges)
    .innerJoin(rounds, isShown)
    .innerJoin(campuses, and(eq(campuses.id, rankRanges.campusId), eq(campuses.status, 'published')))
    .innerJoin(tracks, eq(tracks.id, rankRanges.track))
    .innerJoin(cycles, eq(cycles.id, rankRanges.cycle))
    .where(and(eq(rankRanges.programId, program._id), inArray(rankRanges.cycle, shown)))
    .orderBy(asc(campuses.name), asc(rankRanges.category), desc(cycles.beginsOn), desc(rankRanges.round));
  const groups = rows.map(({ range, place }) => ({ ...range, ...place }));
  const levels = [
    groups,
    together(groups, (group) => ({ ...group, campus: '', campus_slug: '' })),
    together(groups, (group) => ({ ...group, campus: '', campus_slug: '', category: '' })),
  ];
  const level = levels.find((each) => each.filter(({ seats }) => seats >= SMALLEST_GROUP).length * 2 >= each.length);
  return { program, cycle, ranks: (level ?? levels.at(-1) ?? []).map((group) => toGroup(group, group)) };
}

type Group = Range & Place;

const lowest = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other);
const highest = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other);

/** Merges groups that become equal under `wider`. */
function together(groups: readonly Group[], wider: (group: Group) => Group): Group[] {
  const found = new Map<string, Group>();
  for (const group of groups.map(wider)) {
    const key = [group.campus_slug, group.category, group.cycle, group.round].join();
    const sum = found.get(key);
    found.set(
      key,
      sum
        ? {
            ...sum,
            seats: sum.seats + group.seats,
            opening: lowest(sum.opening, group.opening),
            closing: highest(sum.closing, group.closing),
            seatsLeft: sum.seatsLeft === null || group.seatsLeft === null ? null : sum.seatsLeft + group.seatsLeft,
          }
        : group,
    );
  }
  return [...found.values()].sort(
    (one, other) =>
      one.category.localeCompare(other.category) || other.cycle.localeCompare(one.cycle) || other.round - one.round,
  );
}

export async function readRoundRanks(
  { db, calendar }: Pick<Services, 'db' | 'calendar'>,
  key: RoundKey,
): Promise<RoundRanks> {
  const [round] = await db.select({ published: rounds.ranksPublished }).from(rounds).where(isRound(key));
  const published = round?.published ?? false;
  // Only the public page shows seats left of what nobody was given.
  const ranges = (await presentRanks(db, key, calendar())).filter(({ seats }) => seats > 0);
  const track_name = (await trackNames(db)).get(key.track) ?? key.track;
  const places = new Map((await db.select().from(campuses)).map((campus) => [campus.id, campus]));
  const taught = new Map((await db.select().from(programs)).map((program) => [program.id, program]));
  const all = ranges.flatMap((range) => {
    const program = taught.get(range.programId);
    const campus = places.get(range.campusId);
    if (!program || !campus) return [];
    const group = toGroup(range, { track_name, campus: campus.name, campus_slug: campus.slug });
    return [{ ...group, program: program.name, program_code: program.code }];
  });
  const ranks = all
    .filter(({ seats }) => seats !== null)
    .sort(
      (one, other) =>
        one.program.localeCompare(other.program) ||
        one.campus.localeCompare(other.campus) ||
        one.category.localeCompare(other.category),
    );
  const since = published ? await readSince(db, key) : null;
  return { published, since: since?.toISOString() ?? null, ranks, hidden: all.length - ranks.length };
}

/** From the audit log. */
async function readSince(db: Database, key: RoundKey): Promise<Date | null> {
  const [line] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, roundSubject(key)), eq(auditLog.action, 'publish-ranks')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return line?.at ?? null;
}

/** Writes nothing if nothing changed: a write invalidates public data. */
export async function writeRanks(tx: Database, key: RoundKey, now: Date): Promise<void> {
  const ranks = await presentRanks(tx, key, now);
  const stored = await storedRanks(tx, key);
  const asText = (rows: typeof stored) =>
    JSON.stringify(rows.map((row) => Object.entries(row).sort().toString()).sort());
  if (asText(ranks) === asText(stored)) return;
  await tx.delete(rankRanges).where(ofRound(key));
  await bulkInsert(tx, rankRanges, ranks);
}

/**
 * Stored ranks stay when they are unpublished: erased records cannot be counted again. @throws HttpError 409 before the
 * result is out
 */
export async function publishRanks(
  { db, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>,
  key: RoundKey,
  published: boolean,
  staffId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const round = await lockRound(tx, key);
    if (published && !round?.published) {
      throw new HttpError(409, 'not_published', 'Publish the results of this round first.');
    }
    if (round?.ranksPublished === published) return;
    const at = calendar();
    await tx.update(rounds).set({ ranksPublished: published }).where(isRound(key));
    if (published) await writeRanks(tx, key, at);
    await audit(tx, {
      at: clock(),
      actor: `staff:${staffId}`,
      action: 'publish-ranks',
      subject: roundSubject(key),
      detail: { published },
    });
  });
}

/** Records still change: decisions close, staff correct. */
export const refreshRanks: Job = {
  name: 'refresh-ranks',
  every: 15 * 60,
  run: async ({ db, calendar }) => {
    const due = await db
      .select({ cycle: rounds.cycle, track: rounds.track, round: rounds.round })
      .from(rounds)
      .where(and(eq(rounds.ranksPublished, true), eq(rounds.published, true)));
    for (const key of due) await db.transaction((tx) => writeRanks(tx, key, calendar()));
  },
};

export function rankRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  return [
    read('listRankedPrograms', async () => ({ data: { programs: await listRankedPrograms(services) } })),
    read('getProgramRanks', async ({ params }) => ({ data: await readProgramRanks(services, params.code) })),
    action('getRoundRanks', async ({ params, query }) => ({
      data: await readRoundRanks(services, await findRound(db, { ...params, ...query }, calendar())),
    })),
    action('publishRanks', async ({ params, query, body }, { caller }) => {
      const key = await findRound(db, { ...params, ...query }, calendar());
      await publishRanks(services, key, body.published, caller.id);
      return { data: await readRoundRanks(services, key) };
    }),
  ];
}

export type Range = typeof rankRanges.$inferSelect;

type Seat = Pick<Range, 'programId' | 'campusId' | 'category'>;

const nameOf = ({ programId, campusId, category }: Seat) => `${programId} ${campusId} ${category}`;

async function readGiven(tx: Database, key: RoundKey) {
  const { programId, campusId, categoryAllocated: category } = allotments;
  const rows = await tx
    .select({
      programId: sql<string>`${programId}`,
      campusId: sql<string>`${campusId}`,
      category: sql<string>`${category}`,
      seats: sql<number>`count(*)::int`.mapWith(Number),
      opening: sql<number | null>`min(${allotments.rank})`,
      closing: sql<number | null>`max(${allotments.rank})`,
    })
    .from(allotments)
    .where(sql`${inRound(key)} and ${allotments.outcome} = 'allotted' and ${category} is not null`)
    .groupBy(programId, campusId, category);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** By the last seat of each applicant up to the round, if accepted: a later seat replaces an earlier one. */
async function countHeld(tx: Database, { cycle, track, round }: RoundKey): Promise<Map<string, number>> {
  const last = tx
    .selectDistinctOn([allotments.applicantId], {
      programId: allotments.programId,
      campusId: allotments.campusId,
      category: allotments.categoryAllocated,
      status: allotments.status,
    })
    .from(allotments)
    .where(
      and(
        eq(allotments.cycle, cycle),
        eq(allotments.track, track),
        lte(allotments.round, round),
        eq(allotments.outcome, 'allotted'),
      ),
    )
    .orderBy(allotments.applicantId, desc(allotments.round))
    .as('last');
  const rows = await tx
    .select({
      programId: sql<string>`${last.programId}`,
      campusId: sql<string>`${last.campusId}`,
      category: sql<string>`${last.category}`,
      held: count(),
    })
    .from(last)
    .where(inArray(last.status, ['freeze', 'float']))
    .groupBy(last.programId, last.campusId, last.category);
  return new Map(rows.map((row) => [nameOf(row), row.held]));
}

async function readOffered(tx: Database, { track }: RoundKey): Promise<(Seat & { seats: number })[]> {
  const rows = await tx
    .select({ programId: programCampuses.programId, campusId: programCampuses.campusId, seats: programCampuses.seats })
    .from(programCampuses)
    .innerJoin(programs, sql`${programs.id} = ${programCampuses.programId} and ${programs.track} = ${track}`);
  return rows.flatMap(({ seats, ...place }) => seats.map((each) => ({ ...place, ...each })));
}

/** First and last rank of each seat; after the window also seats left, including those that nobody was given. */
async function computeRanks(tx: Database, key: RoundKey, now: Date): Promise<Range[]> {
  const given = await readGiven(tx, key);
  const [round] = await tx.select({ closesAt: rounds.closesAt }).from(rounds).where(isRound(key));
  const isClosed = round?.closesAt ? now >= round.closesAt : false;
  const offered = await readOffered(tx, key);
  const held = isClosed ? await countHeld(tx, key) : new Map<string, number>();
  const left = new Map(offered.map((seat) => [nameOf(seat), Math.max(0, seat.seats - (held.get(nameOf(seat)) ?? 0))]));
  const leftOf = (seat: Seat) => (isClosed ? (left.get(nameOf(seat)) ?? null) : null);
  const free = offered.filter((seat) => !given.has(nameOf(seat)) && (leftOf(seat) ?? 0) > 0);
  return [...given.values(), ...free.map((seat) => ({ ...seat, seats: 0, opening: null, closing: null }))].map(
    (row): Range => ({ ...key, ...row, seatsLeft: leftOf(row) }),
  );
}
