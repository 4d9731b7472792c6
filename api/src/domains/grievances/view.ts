import {
  CLOSED_STATUSES,
  GRIEVANCE_REOPEN_DAYS,
  PUBLIC_ENTRY_KINDS,
  type Grievance,
  type GrievanceAssignee,
  type GrievanceLine,
  type PublicEntryKind,
  type TrackedEntry,
  type TrackedGrievance,
} from '@university/shared/contract';
import { DAY, istDay } from '@university/shared/time';
import type { grievances } from '../../platform/database/schema';
import type { Entry } from './thread';

export type GrievanceRow = typeof grievances.$inferSelect;

const isPublic = (kind: Entry['kind']): kind is PublicEntryKind => PUBLIC_ENTRY_KINDS.some((each) => each === kind);

/** What the person may see of the thread: nothing that staff wrote for one another, and no names. */
function toTrackedThread(thread: readonly Entry[]): TrackedEntry[] {
  return thread.flatMap(({ kind, text, at }) => (isPublic(kind) ? [{ kind, text, at: at.toISOString() }] : []));
}

/** Whether the person may write: while it is open, and for some days after. */
export function acceptsMessages({ settledAt }: Pick<GrievanceRow, 'settledAt'>, at: Date): boolean {
  return !settledAt || at.getTime() < settledAt.getTime() + GRIEVANCE_REOPEN_DAYS * DAY;
}

/** What both the person and staff know of it. */
function toCommon(row: GrievanceRow) {
  return {
    ticket: row.ticket,
    category: row.category,
    subject: row.subject,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    due: row.dueOn,
    extended_to: row.extendedTo,
  };
}

/** What the person may know. */
export function toTracked(row: GrievanceRow, thread: readonly Entry[], at: Date): TrackedGrievance {
  return {
    ...toCommon(row),
    reply: thread.findLast(({ kind }) => kind === 'reply')?.text ?? null,
    thread: toTrackedThread(thread),
    accepts_messages: acceptsMessages(row, at),
  };
}

/** What stands of it in other tables. */
interface Around {
  assignee: GrievanceAssignee | null;
  awaitsReply: boolean;
}

export function toLine(row: GrievanceRow, around: Around, at: Date): GrievanceLine {
  return {
    ...toCommon(row),
    _id: row.id,
    kind: row.kind,
    name: row.name,
    confidential: row.confidential,
    overdue: !CLOSED_STATUSES.includes(row.status) && row.dueOn < istDay(at),
    hasFile: row.fileKey !== null,
    ...around,
    version: row.version,
  };
}

interface Whole extends Pick<Around, 'assignee'> {
  thread: readonly Entry[];
}

export function toGrievance(row: GrievanceRow, { thread, assignee }: Whole, at: Date): Grievance {
  const { email, mobile, number, message, helpReason, helpTrack, helpTrackName, helpRound } = row;
  const help =
    helpReason && helpTrack
      ? { track: helpTrack, track_name: helpTrackName ?? helpTrack, round: helpRound, reason: helpReason }
      : null;
  const entries = thread.map(({ id, kind, text, at: written, author }) => ({
    _id: id,
    kind,
    text,
    at: written.toISOString(),
    by: author,
  }));
  const awaitsReply = thread.findLast(({ kind }) => isPublic(kind))?.kind === 'message';
  return { ...toLine(row, { assignee, awaitsReply }, at), email, mobile, number, message, thread: entries, help };
}
