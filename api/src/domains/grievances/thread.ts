import {
  type GrievanceEntryKind,
  PUBLIC_ENTRY_KINDS,
  CLOSED_STATUSES,
  GRIEVANCE_REOPEN_DAYS,
  type Grievance,
  type GrievanceAssignee,
  type GrievanceLine,
  type PublicEntryKind,
  type TrackedEntry,
  type TrackedGrievance,
  type GrievanceMessage,
} from '@university/shared/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievanceEntries, staff, grievances } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { type GrievanceRow, findByTicket, lockOwn } from './queries';
import { DAY, istDay } from '@university/shared/time';
import { assigneesOf } from './access';
import { notFound, HttpError } from '@university/web';
import type { Services } from '../../platform/services';
import { attemptAt, findBySecret, countAttempt } from '../../platform/throttle';
import { audit } from '../../platform/audit/write';
import { claimKey } from '../../platform/idempotency';
import { digestOf } from './submit';

export interface Entry {
  id: string;
  kind: GrievanceEntryKind;
  text: string;
  at: Date;
  /** Name of the member of staff; null of the person and of an account that is gone. */
  author: string | null;
}

/** What was written about a grievance, oldest first. Whoever calls has found that grievance with the caller's sight. */
export async function readThread(db: Database, { id }: { id: string }): Promise<Entry[]> {
  const rows = await db
    .select({ entry: grievanceEntries, name: staff.name, email: staff.email })
    .from(grievanceEntries)
    .leftJoin(staff, eq(staff.id, grievanceEntries.authorId))
    .where(eq(grievanceEntries.grievanceId, id))
    .orderBy(asc(grievanceEntries.at), asc(grievanceEntries.id));
  return rows.map(({ entry: { id, kind, text, at }, name, email }) => ({ id, kind, text, at, author: name || email }));
}

interface NewEntry {
  id?: string;
  kind: GrievanceEntryKind;
  text: string;
  /** Of the staff; left out for the person. */
  staffId?: string;
  at: Date;
}

/** Adds an entry. Give it the transaction of what it belongs to. */
export async function addEntry(
  tx: Database,
  grievance: { id: string },
  { id = newId(), kind, text, staffId, at }: NewEntry,
): Promise<void> {
  await tx
    .insert(grievanceEntries)
    .values({ id, grievanceId: grievance.id, kind, text, authorId: staffId ?? null, at });
}

/** The last reply to each of these grievances, for those that have one. */
export async function lastReplies(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: grievanceEntries.grievanceId, text: grievanceEntries.text })
    .from(grievanceEntries)
    .where(and(inArray(grievanceEntries.grievanceId, [...ids]), eq(grievanceEntries.kind, 'reply')))
    .orderBy(asc(grievanceEntries.at), asc(grievanceEntries.id));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Of these grievances those whose person wrote last. */
export async function awaitingReply(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const last = await db
    .selectDistinctOn([grievanceEntries.grievanceId], { id: grievanceEntries.grievanceId, kind: grievanceEntries.kind })
    .from(grievanceEntries)
    .where(and(inArray(grievanceEntries.grievanceId, [...ids]), inArray(grievanceEntries.kind, PUBLIC_ENTRY_KINDS)))
    .orderBy(asc(grievanceEntries.grievanceId), desc(grievanceEntries.at), desc(grievanceEntries.id));
  return new Set(last.flatMap(({ id, kind }) => (kind === 'message' ? [id] : [])));
}

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

/** The same for an unknown ticket and for a wrong address. */
export const noOwnGrievance = () => notFound('No grievance has this ticket number and e-mail address.');

/**
 * The grievance of who shows its ticket and its e-mail address.
 * @param address IP address of the caller
 * @throws HttpError 404, 429
 */
export async function findOwn(
  services: Services,
  { ticket, email }: { ticket: string; email: string },
  address: string,
): Promise<GrievanceRow> {
  const row = await findBySecret(services, attemptAt('grievance-track', ticket, address), async () => {
    const found = await findByTicket(services.db, ticket);
    return found?.email === email ? found : undefined;
  });
  if (!row) throw noOwnGrievance();
  return row;
}

interface Sender {
  /** IP address. */
  address: string;
  /** Idempotency-Key, if one was sent. */
  key: string | undefined;
}

/** Stands for what was sent. */
export const fingerprintOf = (sent: GrievanceMessage): string => digestOf(['grievance-message', sent]);

const tooLate = () =>
  new HttpError(
    409,
    'closed',
    `This grievance was closed more than ${GRIEVANCE_REOPEN_DAYS} days ago. Send a new one, and name this ticket in it.`,
  );

/**
 * Adds a message of the person, who shows ticket and e-mail address, and opens a closed grievance again. Sent again under
 * the same key it stands there once.
 * @throws HttpError 404 for an unknown ticket and for a wrong address, 409 when it was closed too long ago or the key
 *   came with something else, 429
 */
export async function addMessage(
  services: Services,
  sent: GrievanceMessage,
  { address, key }: Sender,
): Promise<TrackedGrievance> {
  const own = await findOwn(services, sent, address);
  await countAttempt(services, attemptAt('grievance-message', own.ticket, address));
  return services.db.transaction(async (tx) => {
    const row = await lockOwn(tx, own.id);
    if (!row) throw noOwnGrievance();
    const at = services.calendar();
    const id = newId();
    const claim = { scope: 'grievance-message', fingerprint: fingerprintOf(sent), answer: id, at: services.clock() };
    if (key && (await claimKey(tx, { ...claim, key }))) return presentTracked(tx, row, at);
    if (!acceptsMessages(row, at)) throw tooLate();
    await addEntry(tx, row, { id, kind: 'message', text: sent.message, at });
    return presentTracked(tx, await touch(tx, row, at, services.clock()), at);
  });
}

/** Staff who have it open find that it changed; what was closed is theirs again. */
async function touch(tx: Database, row: GrievanceRow, at: Date, now: Date): Promise<GrievanceRow> {
  const reopened = row.settledAt ? ({ status: 'in-progress', settledAt: null } as const) : {};
  const [after] = await tx
    .update(grievances)
    .set({ ...reopened, updatedAt: at, version: row.version + 1 })
    .where(eq(grievances.id, row.id))
    .returning();
  if (!after) throw noOwnGrievance();
  const detail = { reopened: row.settledAt !== null };
  await audit(tx, { at: now, actor: 'anybody', action: 'message', subject: `grievance:${row.id}`, detail });
  return after;
}
