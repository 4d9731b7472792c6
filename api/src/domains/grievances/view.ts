import {
  CLOSED_STATUSES,
  type Grievance,
  type GrievanceLine,
  type TrackedGrievance,
} from '@university/shared/contract';
import type { grievances } from '../../platform/database/schema';

export type GrievanceRow = typeof grievances.$inferSelect;

/** What the person may know. */
export function toTracked(row: GrievanceRow): TrackedGrievance {
  return {
    ticket: row.ticket,
    category: row.category,
    subject: row.subject,
    status: row.status,
    reply: row.reply,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    due: row.dueOn,
  };
}

/** @param today in IST, YYYY-MM-DD */
export function toLine(row: GrievanceRow, today: string): GrievanceLine {
  return {
    ...toTracked(row),
    _id: row.id,
    kind: row.kind,
    name: row.name,
    confidential: row.confidential,
    overdue: !CLOSED_STATUSES.includes(row.status) && row.dueOn < today,
    hasFile: row.fileKey !== null,
    version: row.version,
  };
}

export function toGrievance(row: GrievanceRow, today: string): Grievance {
  const { email, mobile, number, message, reply, helpReason, helpTrack, helpTrackName, helpRound } = row;
  const help =
    helpReason && helpTrack
      ? { track: helpTrack, track_name: helpTrackName ?? helpTrack, round: helpRound, reason: helpReason }
      : null;
  return { ...toLine(row, today), email, mobile, number, message, reply, help };
}
