import { buffer } from 'node:stream/consumers';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import {
  allotments,
  applicants,
  applications,
  campuses,
  fees,
  letters,
  programs,
  rounds,
} from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { datesOf } from '../admission/schedule';
import { type AllotmentRow, roundOfRecord } from '../allotment/repository';
import { firstPayment } from '../allotment/seat';
import type { LetterDates, LetterPhoto, Place } from './source';

/** Where the seats of some records are and what is due for them first, by the id of the record. */
export async function findPlaces(db: Database, allotmentIds: readonly string[]): Promise<Map<string, Place>> {
  const table = await db.select().from(fees).where(eq(fees.status, 'published'));
  const rows = await db
    .select({
      id: allotments.id,
      campusCode: campuses.code,
      location: campuses.location,
      nearestMetro: campuses.nearestMetro,
      track: allotments.track,
      feeBand: programs.feeBand,
      registeredCategory: applicants.registeredCategory,
    })
    .from(allotments)
    .innerJoin(campuses, eq(campuses.id, allotments.campusId))
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .where(inArray(allotments.id, [...allotmentIds]));
  return new Map(
    rows.map(({ id, track, feeBand, registeredCategory, ...place }) => [
      id,
      { ...place, firstPayment: firstPayment(table, { track, feeBand, registeredCategory }) },
    ]),
  );
}

/** What the round of a record says. */
interface RoundOfLetter {
  dates: LetterDates;
  /** Where the track's applicants go; null: not known. */
  portal: string | null;
}

/** When and where the holders of some records pay and show documents, by the id of the record. */
export async function findDates(db: Database, allotmentIds: readonly string[]): Promise<Map<string, RoundOfLetter>> {
  const rows = await db
    .select({
      id: allotments.id,
      payFrom: rounds.payFrom,
      payUntil: rounds.payUntil,
      verifyFrom: rounds.verifyFrom,
      verifyUntil: rounds.verifyUntil,
      verifyPlace: rounds.verifyPlace,
      portal: applications.portal,
    })
    .from(allotments)
    .innerJoin(rounds, roundOfRecord)
    .leftJoin(
      applications,
      and(
        eq(applications.cycle, allotments.cycle),
        eq(applications.track, allotments.track),
        eq(applications.status, 'published'),
      ),
    )
    .where(inArray(allotments.id, [...allotmentIds]));
  return new Map(rows.map(({ id, portal, ...row }) => [id, { dates: datesOf(row), portal }]));
}

/** The photographs of the applicants of some records, by the id of the record. The name of a stored file changes with it. */
export async function findPhotos(
  db: Database,
  { files }: Pick<Services, 'files'>,
  allotmentIds: readonly string[],
): Promise<Map<string, LetterPhoto>> {
  const rows = await db
    .select({ id: allotments.id, file: applicants.photoFile })
    .from(allotments)
    .innerJoin(applicants, and(eq(applicants.id, allotments.applicantId), isNotNull(applicants.photoFile)))
    .where(inArray(allotments.id, [...allotmentIds]));
  return new Map(
    rows.map(({ id, file }): [string, LetterPhoto] => [
      id,
      {
        hash: file ?? '',
        read: async () => {
          const content = await files.open(file ?? '');
          if (!content) throw new Error(`The photograph ${file} is missing`);
          return buffer(content);
        },
      },
    ]),
  );
}

/**
 * Until when a decision can be taken back, also when that is past, so that a letter says the same as long as the record
 * does (ISO 8601); null where it never could.
 */
export function takeBackUntilOf({ takeBackUntil, closesAt }: Pick<AllotmentRow, 'takeBackUntil' | 'closesAt'>) {
  if (!takeBackUntil) return null;
  return (closesAt && closesAt < takeBackUntil ? closesAt : takeBackUntil).toISOString();
}

const later = alias(allotments, 'later');
const laterRound = alias(rounds, 'later_round');

/** Seats that the applicant got in later rounds whose result is out; such a seat takes the place of the earlier one. */
const laterSeats = (db: Database) =>
  db
    .select({ id: later.id })
    .from(later)
    .innerJoin(
      laterRound,
      and(eq(laterRound.cycle, later.cycle), eq(laterRound.track, later.track), eq(laterRound.round, later.round)),
    )
    .where(
      and(
        eq(later.applicantId, allotments.applicantId),
        gt(later.round, allotments.round),
        eq(later.outcome, 'allotted'),
        eq(laterRound.published, true),
      ),
    );

const isReplaced = (db: Database) => sql<boolean>`exists ${laterSeats(db)}`;

/** Which of these records have been replaced by a seat of a later round. */
export async function findReplaced(db: Database, allotmentIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: allotments.id })
    .from(allotments)
    .where(and(inArray(allotments.id, [...allotmentIds]), isReplaced(db)));
  return new Set(rows.map(({ id }) => id));
}

export type LetterRow = typeof letters.$inferSelect;

/** The letters that these records have had so far. */
export function findLetters(db: Database, allotmentIds: readonly string[]): Promise<LetterRow[]> {
  return db
    .select()
    .from(letters)
    .where(inArray(letters.allotmentId, [...allotmentIds]));
}

export async function findLetterByCode(db: Database, code: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.code, code));
  return row;
}

/** The key of a letter among those of several records: what it prints belongs to it. */
export const letterKey = ({ allotmentId, contentDigest }: Pick<LetterRow, 'allotmentId' | 'contentDigest'>) =>
  `${allotmentId}:${contentDigest}`;
