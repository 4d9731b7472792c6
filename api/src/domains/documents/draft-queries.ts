import { DOCUMENTS, type DocumentKind, type DraftStage, type Draft } from '@university/shared/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { drafts, staff, revisions } from '../../platform/database/schema';
import { adapterOf, findDocument, fresh, type Stored } from './queries';

export type DraftRow = typeof drafts.$inferSelect;
export type NewDraft = typeof drafts.$inferInsert;

export async function findDraft(tx: Database, documentId: string, { isLocked = false } = {}) {
  const query = tx.select().from(drafts).where(eq(drafts.documentId, documentId));
  const [found] = await (isLocked ? query.for('update') : query);
  return found;
}

/** A document that exists only as a draft so far. */
export const draftOnlyDocument = (kind: DocumentKind, id: string, data: Record<string, unknown> = {}): Stored => ({
  ...fresh(kind, id),
  version: 0,
  status: 'draft',
  name: nameIn(kind, data),
});

export const nameIn = (
  kind: DocumentKind,
  { title, name, code, firstname, surname, from, fileName }: Record<string, unknown>,
): string => {
  const parts = kind === 'person' ? [firstname, surname] : [title ?? name ?? from ?? code ?? fileName];
  // Drafts are not validated.
  const words = parts.filter((part) => typeof part === 'string' && part !== '');
  return words.join(' ').trim() || DOCUMENTS[kind].one;
};

export async function findEditable(tx: Database, id: string, options?: { isLocked: boolean }) {
  const found = await findDocument(tx, id, options);
  if (found) return found;
  const draft = await findDraft(tx, id, options);
  return draft?.base === 0 ? draftOnlyDocument(draft.kind, id, draft.data) : undefined;
}

export const targetStatus = ({ status }: Pick<DraftRow, 'status'>) => (status === 'archived' ? status : 'published');

export async function putDraft(tx: Database, row: NewDraft): Promise<void> {
  await tx.insert(drafts).values(row).onConflictDoUpdate({ target: drafts.documentId, set: row });
}

export async function removeDraft(tx: Database, documentId: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.documentId, documentId));
}

/** Removes the draft of a notice that has now been uploaded, if it is the uploader's own. */
export async function removeNewNotice(tx: Database, documentId: string, staffId: string): Promise<void> {
  const isOwn = and(eq(drafts.kind, 'notice'), eq(drafts.base, 0), eq(drafts.by, staffId));
  await tx.delete(drafts).where(and(eq(drafts.documentId, documentId), isOwn));
}

export const OPEN = { stage: 'open', publishAt: null, scheduledBy: null } as const;

export async function openDraft(tx: Database, documentId: string): Promise<void> {
  await tx.update(drafts).set(OPEN).where(eq(drafts.documentId, documentId));
}

/** Moves a draft to a newer version of the same content. */
export async function rebaseDraft(tx: Database, documentId: string, from: number, base: number): Promise<void> {
  await tx
    .update(drafts)
    .set({ base })
    .where(and(eq(drafts.documentId, documentId), eq(drafts.base, from)));
}

export async function dueDrafts(tx: Database, at: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: drafts.documentId })
    .from(drafts)
    .where(and(eq(drafts.stage, 'scheduled'), lte(drafts.publishAt, at)))
    .orderBy(asc(drafts.publishAt));
  return rows.map(({ id }) => id);
}

/** Each document has at most one draft. */
const MOST = 1_000;

export const draftsOf = (tx: Database, kinds: readonly DocumentKind[]) =>
  tx
    .select({ draft: drafts, by: staff.name })
    .from(drafts)
    .leftJoin(staff, eq(staff.id, drafts.by))
    .where(inArray(drafts.kind, [...kinds]))
    .orderBy(sql`${drafts.stage} <> 'in-review'`, desc(drafts.at))
    .limit(MOST);

export async function stagesOf(tx: Database, ids: readonly string[]): Promise<Map<string, DraftStage>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: drafts.documentId, stage: drafts.stage })
    .from(drafts)
    .where(inArray(drafts.documentId, [...ids]));
  return new Map(rows.map(({ id, stage }) => [id, stage]));
}

async function stateAt(tx: Database, { kind, id: documentId }: Pick<Stored, 'kind' | 'id'>, version: number) {
  const adapter = adapterOf(kind);
  if (adapter) return adapter.stateAt(tx, documentId, version);
  const [found] = await tx
    .select({ data: revisions.data })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.version, version)));
  return found?.data ?? null;
}

export interface VersionOf extends Pick<Stored, 'kind' | 'id'> {
  version: number;
}

export const versionKey = ({ id, version }: Pick<VersionOf, 'id' | 'version'>) => `${id}:${version}`;

/** Contents of document versions, by `versionKey`: one query, plus one for each notice. */
export async function statesAt(tx: Database, wanted: readonly VersionOf[]) {
  const states = new Map<string, Record<string, unknown>>();
  for (const each of wanted.filter(({ kind }) => adapterOf(kind))) {
    const data = await stateAt(tx, each, each.version);
    if (data) states.set(versionKey(each), data);
  }
  const others = JSON.stringify(wanted.filter(({ kind }) => !adapterOf(kind)));
  const rows = await tx
    .select({ id: revisions.documentId, version: revisions.version, data: revisions.data })
    .from(revisions)
    .where(
      sql`(${revisions.documentId}, ${revisions.version}) in (
        select id, version from json_to_recordset(${others}::json) as wanted(id text, version integer))`,
    );
  for (const row of rows) states.set(versionKey(row), row.data);
  return states;
}

export async function describeDraft(tx: Database, staffId: string, document: Stored): Promise<Draft | null> {
  const found = await findDraft(tx, document.id);
  if (!found) return null;
  const [author] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, found.by));
  const { version, base, stage, publishAt, data, note, correction, remark, at } = found;
  return {
    ...{ version, base, stage, data, status: targetStatus(found), note, correction, remark },
    publish_at: publishAt?.toISOString() ?? null,
    by: author?.name ?? '',
    isMine: found.by === staffId,
    at: at.toISOString(),
    before: base === document.version ? null : await stateAt(tx, document, base),
  };
}
