import type { Grievance, GrievanceLine, TrackedGrievance } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { assigneesOf } from './sight';
import { awaitingReply, readThread } from './thread';
import { toGrievance, toLine, toTracked, type GrievanceRow } from './view';

/** What staff see of a grievance that was found with the caller's sight. */
export async function presentGrievance(db: Database, row: GrievanceRow, at: Date): Promise<Grievance> {
  const assignee = (await assigneesOf(db, [row.id])).get(row.id) ?? null;
  return toGrievance(row, { thread: await readThread(db, row), assignee }, at);
}

/** Lines of the staff's list, of grievances that were found with the caller's sight. */
export async function presentLines(db: Database, rows: readonly GrievanceRow[], at: Date): Promise<GrievanceLine[]> {
  const ids = rows.map(({ id }) => id);
  const assignees = await assigneesOf(db, ids);
  const waiting = await awaitingReply(db, ids);
  return rows.map((row) =>
    toLine(row, { assignee: assignees.get(row.id) ?? null, awaitsReply: waiting.has(row.id) }, at),
  );
}

/** What the person sees of the own grievance. */
export async function presentTracked(db: Database, row: GrievanceRow, at: Date): Promise<TrackedGrievance> {
  return toTracked(row, await readThread(db, row), at);
}
