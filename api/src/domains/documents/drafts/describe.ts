import type { Draft } from '@university/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { revisions, staff } from '../../../platform/database/schema';
import { adapterOf } from '../adapters';
import type { Stored } from '../repository';
import { findDraft } from './repository';

/** What a document held in a version, as far as it was written down. */
async function stateAt(tx: Database, { kind, id: documentId }: Stored, version: number) {
  const adapter = adapterOf(kind);
  if (adapter) return adapter.stateAt(tx, documentId, version);
  const [found] = await tx
    .select({ data: revisions.data })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.version, version)));
  return found?.data ?? null;
}

/** The draft of a document as somebody sees it; null: it has none. */
export async function describeDraft(tx: Database, staffId: string, document: Stored): Promise<Draft | null> {
  const found = await findDraft(tx, document.id);
  if (!found) return null;
  const [author] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, found.by));
  const { version, base, stage, publishAt, data, status, note, correction, remark, at } = found;
  return {
    ...{ version, base, stage, data, status, note, correction, remark },
    publish_at: publishAt?.toISOString() ?? null,
    by: author?.name ?? '',
    isMine: found.by === staffId,
    at: at.toISOString(),
    before: base === document.version ? null : await stateAt(tx, document, base),
  };
}
