import {
  CLOSED_STATUSES,
  type Grievance,
  grievance,
  GRIEVANCE_REOPEN_DAYS,
  type GrievanceEntry,
  type GrievanceEntryKind,
  type GrievanceLine,
  type GrievanceMessage,
  PUBLIC_ENTRY_KINDS,
  type PublicEntryKind,
  type TrackedGrievance,
} from '@university/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievanceEntries, grievances, staff } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { OWN, type Visibility, toAssignee } from './access';
import { findGrievance, type FoundGrievance, type GrievanceRow, lockGrievance } from './queries';
import { DAY, istDay } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import type { Services } from '../../platform/services';
import { attemptAt, countAttempt, findBySecret } from '../../platform/throttle';
import { audit } from '../../platform/audit/write';
import { answerOf, claimKey } from '../../platform/idempotency';
import { digestOf } from './submit';

/** The caller must have found the grievance with its own sight. */
async function readThread(db: Database, id: string): Promise<GrievanceEntry[]> {
  const rows = await db
    .select({ entry: grievanceEntries, name: staff.name, email: staff.email })
    .from(grievanceEntries)
    .leftJoin(staff, eq(staff.id, grievanceEntries.authorId))
    .where(eq(grievanceEntries.grievanceId, id))
    .orderBy(asc(grievanceEntries.at), asc(grievanceEntries.id));
  return rows.map(({ entry: { id, kind, text, at }, name, email }) => ({
    ...{ _id: id, kind, text, at: at.toISOString() },
    by: name || email,
  }));
}

interface NewEntry {
  id?: string;
  kind: GrievanceEntryKind;
  text: string;
  /** Undefined: the person. */
  staffId?: string;
  at: Date;
}

/** To be called in the transaction of what it belongs to. */
export async function addEntry(tx: Database, grievanceId: string, { id = newId(), kind, text, staffId, at }: NewEntry) {
  await tx.insert(grievanceEntries).values({ id, grievanceId, kind, text, authorId: staffId ?? null, at });
}

const isPublic = (kind: GrievanceEntryKind): kind is PublicEntryKind =>
  PUBLIC_ENTRY_KINDS.some((each) => each === kind);

/** While open, and some days after. */
function acceptsMessages({ settledAt }: Pick<GrievanceRow, 'settledAt'>, at: Date): boolean {
  return !settledAt || at.getTime() < settledAt.getTime() + GRIEVANCE_REOPEN_DAYS * DAY;
}

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

export function toLine({ row, assignee, awaitsReply }: FoundGrievance, at: Date): GrievanceLine {
  return {
    ...toCommon(row),
    _id: row.id,
    kind: row.kind,
    name: row.name,
    confidential: row.confidential,
    overdue: !CLOSED_STATUSES.includes(row.status) && row.dueOn < istDay(at),
    hasFile: row.fileKey !== null,
    assignee: assignee && toAssignee(assignee),
    awaitsReply,
    version: row.version,
  };
}

/** Null if they may not see it. */
export async function presentGrievance(
  db: Database,
  sight: Visibility,
  id: string,
  at: Date,
): Promise<Grievance | null> {
  const found = await findGrievance(db, sight, id);
  if (!found) return null;
  const { helpReason, helpTrack, helpTrackName, helpRound } = found.row;
  const help =
    helpReason && helpTrack
      ? { track: helpTrack, track_name: helpTrackName ?? helpTrack, round: helpRound, reason: helpReason }
      : null;
  return grievance.parse({ ...found.row, ...toLine(found, at), thread: await readThread(db, id), help });
}

/** Without internal notes and names of staff. */
export async function presentTracked(db: Database, row: GrievanceRow, at: Date): Promise<TrackedGrievance> {
  const thread = (await readThread(db, row.id)).flatMap(({ kind, text, at }) =>
    isPublic(kind) ? [{ kind, text, at }] : [],
  );
  return {
    ...toCommon(row),
    reply: thread.findLast(({ kind }) => kind === 'reply')?.text ?? null,
    thread,
    accepts_messages: acceptsMessages(row, at),
  };
}

/** The same for an unknown ticket and a wrong address. */
const noOwnGrievance = () => notFound('No grievance has this ticket number and e-mail address.');

/** `address`: IP address. @throws HttpError 404, 429 */
export async function findOwn(
  services: Services,
  { ticket, email }: { ticket: string; email: string },
  address: string,
): Promise<GrievanceRow> {
  const row = await findBySecret(services, attemptAt('grievance-track', ticket, address), async () => {
    const [own] = await services.db
      .select()
      .from(grievances)
      .where(and(eq(grievances.ticket, ticket), eq(grievances.email, email)));
    return own;
  });
  if (!row) throw noOwnGrievance();
  return row;
}

interface Sender {
  /** IP address. */
  address: string;
  /** Idempotency-Key. */
  key: string | undefined;
}

export const fingerprintOf = (sent: GrievanceMessage): string => digestOf(['grievance-message', sent]);

const CLOSED = `This grievance was closed more than ${GRIEVANCE_REOPEN_DAYS} days ago. Send a new one, and name this ticket in it.`;

/**
 * Adds a message and reopens a closed grievance; once for each key. @throws HttpError 404, 409 if closed too long ago
 * or for a key of another message, 429
 */
export async function addMessage(services: Services, sent: GrievanceMessage, { address, key }: Sender) {
  const own = await findOwn(services, sent, address);
  const claim = { scope: 'grievance-message', fingerprint: fingerprintOf(sent) };
  if (key && (await answerOf(services.db, { ...claim, key })))
    return presentTracked(services.db, own, services.calendar());
  await countAttempt(services, attemptAt('grievance-message', own.ticket, address));
  return services.db.transaction(async (tx) => {
    const row = await lockGrievance(tx, OWN, own.id);
    if (!row) throw noOwnGrievance();
    const at = services.calendar();
    const id = newId();
    const first = key && (await claimKey(tx, { ...claim, key, answer: id, at: services.clock() }));
    if (first) return presentTracked(tx, row, at);
    if (!acceptsMessages(row, at)) throw new HttpError(409, 'closed', CLOSED);
    await addEntry(tx, row.id, { id, kind: 'message', text: sent.message, at });
    return presentTracked(tx, await touch(tx, row, at, services.clock()), at);
  });
}

/** A new version, so that staff who have it open get a conflict. */
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
