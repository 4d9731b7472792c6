import type { AllotmentStatus, Track } from '@university/shared/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { allotments, applicants, campuses, programs, rounds } from '../database/schema';

/** A record as the result page needs it, with the window of its round. */
export type AllotmentRow = NonNullable<Awaited<ReturnType<typeof findAllotment>>>;

/** Reads one record; with `lock` it stays ours until the transaction ends. */
export async function findAllotment(db: Database, id: string, lock = false) {
  const query = db
    .select({
      ...getTableColumns(allotments),
      name: applicants.name,
      formNumber: applicants.formNumber,
      registeredCategory: applicants.registeredCategory,
      program: programs.name,
      campus: campuses.name,
      opensAt: rounds.opensAt,
      closesAt: rounds.closesAt,
      published: rounds.published,
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(rounds, and(eq(rounds.track, allotments.track), eq(rounds.round, allotments.round)))
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .leftJoin(campuses, eq(campuses.id, allotments.campusId))
    .where(eq(allotments.id, id));
  const [row] = await (lock ? query.for('update', { of: allotments }) : query);
  return row;
}

/** Whether the result of a round is out. */
export async function isPublished(db: Database, track: Track, round: number): Promise<boolean> {
  const [row] = await db
    .select({ published: rounds.published })
    .from(rounds)
    .where(and(eq(rounds.track, track), eq(rounds.round, round)));
  return row?.published ?? false;
}

/** An applicant of a track with the id of the record in one round, if there is one. */
export async function findApplicant(db: Database, track: Track, email: string, round: number) {
  const [row] = await db
    .select({ id: applicants.id, dobHmac: applicants.dobHmac, allotmentId: allotments.id })
    .from(applicants)
    .leftJoin(allotments, and(eq(allotments.applicantId, applicants.id), eq(allotments.round, round)))
    .where(and(eq(applicants.track, track), eq(applicants.email, email)));
  return row;
}

export async function setStatus(tx: Database, id: string, status: AllotmentStatus, decidedAt: Date): Promise<void> {
  await tx.update(allotments).set({ status, decidedAt }).where(eq(allotments.id, id));
}
