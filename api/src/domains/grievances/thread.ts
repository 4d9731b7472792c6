import { type GrievanceEntryKind, PUBLIC_ENTRY_KINDS } from '@university/shared/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievanceEntries, staff } from '../../platform/database/schema';
import { newId } from '../../platform/ids';

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
