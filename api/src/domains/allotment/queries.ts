import type { Language } from '@university/shared/language';
import { type AnyColumn, type SQL, sql, and, desc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm';
import { type Database, anyOf } from '../../platform/database/database';
import {
  allotmentRuns,
  applicants,
  allotments,
  applicantSessions,
  applications,
  campuses,
  cycles,
  programHasPage,
  programs,
  rounds,
  seatReasons,
  tracks,
  fees,
  siteSettings,
} from '../../platform/database/schema';
import type { AllotmentStatus, FeeLine, SeatProof, SeatReason, TakenBackTo } from '@university/shared/contract';
import { alias } from 'drizzle-orm/pg-core';
import { cycleAt } from '../admission/schedule';

/** Parts of addresses; null: no page. */
const programPage = sql<string | null>`case when ${programs.status} = 'published' and ${programHasPage}
  then ${programs.id} end`;
const campusPage = sql<string | null>`case when ${campuses.status} = 'published' then ${campuses.slug} end`;

export const mailedIn = sql<Language>`coalesce(${applicants.language}, 'en')`;

/** A name in the applicant's language; Hindi only if it translates the current English name. */
export const nameInMails = (name: AnyColumn, hi: AnyColumn) => sql<string | null>`case
  when ${applicants.language} = 'hi' then coalesce(
    (select each ->> 'text' from jsonb_array_elements(${hi}) as each where each ->> 'of' = ${name} limit 1), ${name})
  else ${name} end`;

interface Chosen {
  applicantId: string;
  language: Language;
}

export async function rememberLanguages(tx: Database, chosen: readonly Chosen[]): Promise<void> {
  if (chosen.length === 0) return;
  const last = new Map(chosen.map(({ applicantId, language }) => [applicantId, language]));
  const rows = JSON.stringify([...last].map(([id, language]) => ({ id, language })));
  await tx.execute(sql`update ${applicants} set language = chosen.language
    from json_to_recordset(${rows}::json) as chosen(id text, language text)
    where ${applicants.id} = chosen.id and ${applicants.language} is distinct from chosen.language`);
}

export const roundOfRecord = and(
  eq(rounds.cycle, allotments.cycle),
  eq(rounds.track, allotments.track),
  eq(rounds.round, allotments.round),
);

const nextRounds = alias(rounds, 'next_rounds');

export type AllotmentRow = Awaited<ReturnType<typeof findAllotments>>[number];

const isReachable = sql<boolean>`(${rounds.published} and ${rounds.status} = 'published' and ${cycles.status} = 'published')`;

export const selectRecords = (db: Database) =>
  db
    .select({
      ...getTableColumns(allotments),
      name: applicants.name,
      email: applicants.email,
      dobHmac: applicants.dobHmac,
      formNumber: applicants.formNumber,
      registeredCategory: applicants.registeredCategory,
      photoFile: applicants.photoFile,
      language: mailedIn,
      program: programs.name,
      mailedProgram: nameInMails(programs.name, programs.hi).as('mailed_program'),
      programPage: programPage.as('program_page'),
      feeBand: programs.feeBand,
      campus: campuses.name,
      mailedCampus: nameInMails(campuses.name, campuses.hi).as('mailed_campus'),
      campusCode: campuses.code,
      campusPage: campusPage.as('campus_page'),
      campusLocation: campuses.location,
      campusMetro: campuses.nearestMetro,
      trackName: tracks.name,
      trackFullName: tracks.fullName,
      final: rounds.final,
      opensAt: rounds.opensAt,
      closesAt: rounds.closesAt,
      /** The result is out, and neither round nor year is withdrawn. */
      published: isReachable,
      /** The result is out: letters of an archived year stay valid. */
      isOut: rounds.published,
      takeBackMinutes: rounds.takeBackMinutes,
      payFrom: rounds.payFrom,
      payUntil: rounds.payUntil,
      verifyFrom: rounds.verifyFrom,
      verifyUntil: rounds.verifyUntil,
      verifyPlace: rounds.verifyPlace,
      portal: applications.portal,
      nextRound: nextRounds.round,
      nextOpensAt: nextRounds.opensAt,
      laterRound: hasLaterRound(db).as('later_round'),
      replaced: isReplaced(db).as('replaced'),
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(rounds, roundOfRecord)
    .innerJoin(tracks, eq(tracks.id, allotments.track))
    .innerJoin(cycles, eq(cycles.id, allotments.cycle))
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .leftJoin(campuses, eq(campuses.id, allotments.campusId))
    .leftJoin(
      applications,
      and(
        eq(applications.cycle, allotments.cycle),
        eq(applications.track, allotments.track),
        eq(applications.status, 'published'),
      ),
    )
    .leftJoin(
      nextRounds,
      and(
        eq(nextRounds.cycle, allotments.cycle),
        eq(nextRounds.track, allotments.track),
        eq(nextRounds.round, sql`${allotments.round} + 1`),
        eq(nextRounds.status, 'published'),
      ),
    );

/** The joins above start from few records; planning their order takes PostgreSQL ten times as long as reading them. */
export async function disableJoinReordering(tx: Database): Promise<void> {
  await tx.execute(sql`set local join_collapse_limit = 1`);
}

export async function findAllotments(db: Database, ids: readonly string[], lock = false) {
  const query = selectRecords(db).where(anyOf(allotments.id, ids));
  // One lock order prevents deadlocks.
  return lock ? query.orderBy(allotments.id).for('update', { of: allotments }) : query;
}

export async function findAllotment(db: Database, id: string, lock = false): Promise<AllotmentRow | undefined> {
  const [row] = await findAllotments(db, [id], lock);
  return row;
}

export function findAllotmentsOf(db: Database, applicantIds: readonly string[]): Promise<AllotmentRow[]> {
  return selectRecords(db).where(anyOf(allotments.applicantId, applicantIds));
}

export function findApplicants(db: Database, emails: readonly string[], at: Date) {
  return db
    .select({
      id: applicants.id,
      track: applicants.track,
      email: applicants.email,
      dobHmac: applicants.dobHmac,
      formNumber: applicants.formNumber,
      name: applicants.name,
      language: mailedIn,
    })
    .from(applicants)
    .where(and(anyOf(applicants.email, emails), eq(applicants.cycle, sql`${cycleAt(at)}`)))
    .orderBy(applicants.formNumber);
}

export async function findPublishedRounds(db: Database, at: Date) {
  return db
    .select({ track: rounds.track, round: rounds.round })
    .from(rounds)
    .where(and(eq(rounds.published, true), eq(rounds.status, 'published'), eq(rounds.cycle, sql`${cycleAt(at)}`)));
}

export function findSessions(db: Database, tokenHashes: readonly string[], now: Date) {
  return db
    .select({
      tokenHash: applicantSessions.tokenHash,
      allotmentId: applicantSessions.allotmentId,
      provedAt: applicantSessions.provedAt,
    })
    .from(applicantSessions)
    .where(and(anyOf(applicantSessions.tokenHash, tokenHashes), gt(applicantSessions.expiresAt, now)));
}

const later = alias(allotments, 'later');

function hasLaterRound(db: Database) {
  // By the index: for `exists` PostgreSQL reads every record.
  const last = db
    .select({ round: later.round })
    .from(later)
    .where(and(eq(later.cycle, allotments.cycle), eq(later.track, allotments.track)))
    .orderBy(desc(later.round))
    .limit(1);
  return sql<boolean>`${last} > ${allotments.round}`;
}

const outRounds = alias(rounds, 'out_rounds');

/** A seat in a later published round replaces this one. */
function isReplaced(db: Database) {
  const seats = db
    .select({ id: later.id })
    .from(later)
    .innerJoin(
      outRounds,
      and(eq(outRounds.cycle, later.cycle), eq(outRounds.track, later.track), eq(outRounds.round, later.round)),
    )
    .where(
      and(
        eq(later.applicantId, allotments.applicantId),
        gt(later.round, allotments.round),
        eq(later.outcome, 'allotted'),
        eq(outRounds.published, true),
      ),
    );
  return sql<boolean>`exists ${seats}`;
}

export interface StatusChange {
  id: string;
  status: AllotmentStatus;
  /** Null: undecided again. */
  decidedAt: Date | null;
  takeBackUntil: Date | null;
  takeBackTo: TakenBackTo | null;
}

export async function setStatuses(tx: Database, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  const records = JSON.stringify(
    changes.map(({ id, status, decidedAt, takeBackUntil, takeBackTo }) => ({
      id,
      status,
      decided_at: decidedAt,
      take_back_until: takeBackUntil,
      take_back_to: takeBackTo,
    })),
  );
  await tx.execute(sql`update ${allotments} set status = change.status, decided_at = change.decided_at,
      take_back_until = change.take_back_until, take_back_to = change.take_back_to
    from json_to_recordset(${records}::json) as change(id text, status text, decided_at timestamptz,
      take_back_until timestamptz, take_back_to text)
    where ${allotments.id} = change.id`);
}

interface Named {
  name: string;
  link: string | null;
}

export interface ReferenceData {
  fees: readonly FeeLine[];
  programs: Readonly<Record<string, Named>>;
  campuses: Readonly<Record<string, Named>>;
  studentPortal: string | null;
}

const byId = (table: typeof programs | typeof campuses, link: SQL, ids: string[]) =>
  sql<Record<string, Named>>`(select coalesce(json_object_agg(${table.id}, json_build_object('name', ${table.name},
    'link', ${link})), '{}') from ${table} where ${anyOf(table.id, ids)})`;

export async function loadReferenceData(
  db: Database,
  records: readonly Pick<AllotmentRow, 'preferences'>[],
): Promise<ReferenceData> {
  const wishes = records.flatMap(({ preferences }) => preferences);
  const ids = (key: 'programId' | 'campusId') => [...new Set(wishes.map((wish) => wish[key]))];
  const [found] = await db
    .select({
      fees: sql<
        FeeLine[]
      >`(select coalesce(json_agg(json_build_object('timing', ${fees.timing}, 'amount', ${fees.amount},
        'track', ${fees.track}, 'band', ${fees.band}, 'shares', ${fees.shares})), '[]')
        from ${fees} where ${eq(fees.status, 'published')})`,
      programs: byId(programs, programPage, ids('programId')),
      campuses: byId(campuses, campusPage, ids('campusId')),
      studentPortal: sql<string | null>`(select ${siteSettings.data} -> 'portals' ->> 'student' from ${siteSettings}
        where ${and(eq(siteSettings.id, 'identity'), eq(siteSettings.status, 'published'))})`,
    })
    .from(sql`(values (1)) as one_row`);
  return found ?? { fees: [], programs: {}, campuses: {}, studentPortal: null };
}

/** Why the record became what it is, where its seats were given out here. */
export async function readReasons(
  db: Database,
  allotmentId: string,
): Promise<{ reasons: SeatReason[]; proof: SeatProof | null }> {
  const [found] = await db
    .select({ reasons: seatReasons.reasons, proof: seatReasons.proof })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(
      allotmentRuns,
      and(
        eq(allotmentRuns.cycle, allotments.cycle),
        eq(allotmentRuns.track, allotments.track),
        eq(allotmentRuns.round, allotments.round),
        isNotNull(allotmentRuns.adoptedAt),
      ),
    )
    .innerJoin(
      seatReasons,
      and(eq(seatReasons.runId, allotmentRuns.id), eq(seatReasons.formNumber, applicants.formNumber)),
    )
    .where(eq(allotments.id, allotmentId));
  return found ?? { reasons: [], proof: null };
}
