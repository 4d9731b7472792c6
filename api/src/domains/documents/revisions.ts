import type { DocumentKind, Revision } from '@university/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { among } from '../../platform/database/among';
import { bulkInsert } from '../../platform/database/bulk-insert';
import type { Database } from '../../platform/database/database';
import { revisions, staff } from '../../platform/database/schema';
import type { Stored } from './stored';

interface Made {
  at: Date;
  /** Id of the account; null: an import, or the first start. */
  by: string | null;
  note: string;
  /** What readers are told; empty: nothing. */
  correction: string;
}

/** Of a state that was not written down when it was made. */
export const unknownMaker = ({ updatedAt }: Pick<Stored, 'updatedAt'>, now: Date): Made => ({
  at: updatedAt ?? now,
  by: null,
  note: '',
  correction: '',
});

/** Writes down a state of a document. A state that is written down already stays as it is. */
export async function writeRevision(
  tx: Database,
  { kind, id, version, status, data }: Pick<Stored, 'kind' | 'id' | 'version' | 'status' | 'data'>,
  { correction, ...made }: Made,
): Promise<void> {
  await tx
    .insert(revisions)
    .values({ kind, documentId: id, version, status, data, ...made, correction: correction || null })
    .onConflictDoNothing();
}

/** Writes down the first states of documents that nothing is written of yet, with one statement. */
export const writeFirstRevisions = (
  tx: Database,
  states: readonly Pick<Stored, 'kind' | 'id' | 'version' | 'status' | 'data'>[],
  { correction, ...made }: Made,
): Promise<void> =>
  bulkInsert(
    tx,
    revisions,
    states.map(({ kind, id: documentId, version, status, data }) => ({
      ...{ kind, documentId, version, status, data, ...made, correction: correction || null },
    })),
  );

type Kept = Pick<Stored, 'kind' | 'id' | 'version' | 'status' | 'data'>;

/** The last state that was written down of each of these documents, whether or not it is still there, ours until the transaction ends. */
export async function lastStates(tx: Database, ids: readonly string[]): Promise<Map<string, Kept>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([revisions.documentId])
    .from(revisions)
    .where(among(revisions.documentId, ids))
    .orderBy(revisions.documentId, desc(revisions.version));
  return new Map(
    rows.map(({ documentId: id, kind, version, status, data }) => [id, { id, kind, version, status, data }]),
  );
}

/** One page of the states of a document, newest first, and how many there are. @param page.only of these kinds alone */
export async function listRevisions(
  tx: Database,
  id: string,
  { limit, page, only }: { limit: number; page: number; only: readonly DocumentKind[] | null },
) {
  const condition = and(eq(revisions.documentId, id), only ? inArray(revisions.kind, [...only]) : undefined);
  const rows = await tx
    .select({ revision: revisions, by: staff.name })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.by))
    .where(condition)
    .orderBy(desc(revisions.version))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: await tx.$count(revisions, condition),
    found: rows.map(
      ({ revision: { version, at, note, correction, status, data }, by }): Revision => ({
        version,
        at: at.toISOString(),
        by: by ?? '',
        note,
        correction: correction ?? '',
        status,
        data,
      }),
    ),
  };
}
