import { staffDecisions, type ApplicantSearch, type StaffAllotment } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { hasLaterRound, roundOfRecord } from '../allotment/repository';
import { preferencesOf } from '../allotment/seat';
import { readSurroundings, type Surroundings } from '../allotment/surroundings';
import { statusNow, toRecord } from '../allotment/view';
import { auditAll } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, campuses, cycles, programs, rounds, tracks } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { readHistories } from './audit-log';
import { versionOf } from './correction';

/** Most records in the answer to a search: one person in every track and round has fewer. */
const FOUND = 20;

/** Lines of history beside a record. */
const HISTORY = 100;

function findRecords(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(allotments),
      formNumber: applicants.formNumber,
      name: applicants.name,
      email: applicants.email,
      registeredCategory: applicants.registeredCategory,
      dobHmac: applicants.dobHmac,
      program: programs.name,
      campus: campuses.name,
      trackName: tracks.name,
      final: rounds.final,
      closesAt: rounds.closesAt,
      laterRound: hasLaterRound(db).as('later_round'),
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .innerJoin(rounds, roundOfRecord)
    .innerJoin(tracks, eq(tracks.id, allotments.track))
    .innerJoin(cycles, eq(cycles.id, allotments.cycle))
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .leftJoin(campuses, eq(campuses.id, allotments.campusId))
    .where(where)
    .orderBy(desc(cycles.beginsOn), asc(tracks.position), asc(tracks.code), asc(allotments.round))
    .limit(FOUND);
}

type Row = Awaited<ReturnType<typeof findRecords>>[number];

function toStaffAllotment(
  services: Pick<Services, 'secretKey'>,
  row: Row,
  known: Surroundings,
  history: StaffAllotment['history'],
  now: Date,
): StaffAllotment {
  const { final, outcome, preference, laterRound } = row;
  const status = statusNow(row, now);
  const windowClosed = row.closesAt !== null && now >= row.closesAt;
  return {
    record: { ...toRecord(row, status), email: row.email, marks: row.marks },
    preferences: preferencesOf(row, known),
    applicant: { _id: row.applicantId, version: versionOf(services, row) },
    hold:
      row.decisionsHeldAt && row.holdTicket ? { at: row.decisionsHeldAt.toISOString(), ticket: row.holdTicket } : null,
    allowed: staffDecisions({ final, outcome, preference, status, windowClosed, laterRound }),
    history,
  };
}

type Reading = Pick<Services, 'db' | 'calendar' | 'clock' | 'secretKey'>;

/** Records with their history; that staff read them goes into it. */
async function show(services: Reading, where: SQL | undefined, staffId: string) {
  return services.db.transaction(async (tx) => {
    const at = services.calendar();
    const rows = await findRecords(tx, where);
    const known = await readSurroundings(tx, rows);
    const lines = await readHistories(
      tx,
      rows.map(({ id }) => id),
      HISTORY,
    );
    await auditAll(
      tx,
      rows.map(({ id }) => ({
        at: services.clock(),
        actor: `staff:${staffId}`,
        action: 'read',
        subject: `allotment:${id}`,
      })),
    );
    return rows.map((row) => {
      const history = lines.filter(({ subject }) => subject === `allotment:${row.id}`);
      return toStaffAllotment(services, row, known, history, at);
    });
  });
}

/** All records of the applicants with this form number and this e-mail address, in this track, of whichever is given. */
export function searchApplicants(
  services: Reading,
  { form_number, email, track }: ApplicantSearch,
  staffId: string,
): Promise<StaffAllotment[]> {
  const where = and(
    form_number === undefined ? undefined : eq(applicants.formNumber, form_number),
    email === undefined ? undefined : eq(applicants.email, email),
    track === undefined ? undefined : eq(allotments.track, track),
  );
  return show(services, where, staffId);
}

/** @throws HttpError 404 */
export async function readStaffAllotment(services: Reading, id: string, staffId: string): Promise<StaffAllotment> {
  const [record] = await show(services, eq(allotments.id, id), staffId);
  if (!record) throw notFound('There is no such record.');
  return record;
}
