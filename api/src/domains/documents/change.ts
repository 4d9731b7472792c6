import { type DocumentKind, type DocumentStatus, isSetting, ownId } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { audit, canonicalJson } from '../../platform/audit/write';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { ID_TAKEN, issueOf } from './constraints';
import { type Editor, guardedFields, mayDoAll, notYours, requireAll, requireRight } from './editors';
import { countResults, requireProofFor, requireSameRound } from './plans';
import { requireReferences, usesOf } from './references';
import { findDocument, removeDocument, type Stored, writeDocument } from './repository';
import { unknownMaker, writeRevision } from './revisions';
import { describeDocument } from './describe';

/** What somebody sends of a document. */
export interface Sent {
  kind: DocumentKind;
  data: Record<string, unknown>;
  status?: DocumentStatus;
  note: string;
  /** What readers are told; empty: nothing. */
  correction: string;
}

const same = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Names of the fields in which two states differ. */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((field) => !same(before[field] ?? null, after[field] ?? null));

async function write(services: Services, editor: Editor, after: Stored, sent: Sent, before?: Stored): Promise<void> {
  const { db: tx } = services;
  const at = services.now();
  await requireReferences(tx, after.kind, after.data);
  // What came with an import or the first start is written down before it is changed.
  if (before) await writeRevision(tx, before, unknownMaker(before, at));
  await writeDocument(tx, { ...after, updatedAt: at }, !before);
  await writeRevision(tx, after, { at, by: editor.staffId, note: sent.note, correction: sent.correction });
  const detail = { kind: after.kind, changed: before ? changedFields(before.data, after.data) : undefined };
  await audit(tx, {
    at,
    actor: `staff:${editor.staffId}`,
    action: before ? 'edit-document' : 'add-document',
    subject: `document:${after.id}`,
    detail,
  });
}

const inTransaction = <T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> =>
  services.db
    .transaction((tx) => work({ ...services, db: tx }))
    .catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? invalid([{ path: issue.field ? `data.${issue.field}` : 'data', message: issue.message }]) : error;
    });

/** @returns its id. @throws HttpError 400 that names fields; 403 */
export function createDocument(services: Services, editor: Editor, sent: Sent): Promise<string> {
  requireAll(editor, sent.kind);
  requireProofFor(editor, sent.kind, services.now());
  if (sent.kind === 'media') throw invalid([{ path: 'kind', message: 'Upload the picture instead' }]);
  const { kind, data, status = 'published' } = sent;
  const id = ownId(kind, data) ?? newId();
  const document: Stored = { kind, id, version: 1, status, data, name: '', key: '', updatedAt: null };
  return inTransaction(services, async (inside) => {
    // Of settings the database says so, at no field.
    if (!isSetting(kind) && (await findDocument(inside.db, id))) {
      throw invalid([{ path: `data.${ID_TAKEN.field}`, message: ID_TAKEN.message }]);
    }
    await write(inside, editor, document, sent);
    return document.id;
  });
}

/** A field that is not this editor's has to be sent as it is stored. @throws HttpError 403 */
function requireOwnFields(editor: Editor, before: Stored, { data, status }: Sent): void {
  const guarded = guardedFields(editor, before.kind).filter((field) => !same(before.data[field], data[field]));
  if (guarded.length === 0 && (mayDoAll(editor, before.kind) || !status || status === before.status)) return;
  throw notYours();
}

/**
 * Gives a document another state.
 * @throws HttpError 400 that names fields, 403, 404; 409 with the document as it is now when it has another version
 */
export function updateDocument(
  services: Services,
  editor: Editor,
  id: string,
  sent: Sent & { version: number },
): Promise<void> {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, id, { isLocked: true });
    if (!before || before.kind !== sent.kind) throw notFound();
    requireRight(editor, before);
    requireProofFor(editor, before.kind, services.now());
    if (before.version !== sent.version) {
      throw new HttpError(409, 'conflict', 'This was changed elsewhere since you opened it.', {
        data: { document: await describeDocument(inside.db, editor, before) },
      });
    }
    requireOwnFields(editor, before, sent);
    if (ownId(sent.kind, sent.data) !== ownId(before.kind, before.data)) {
      throw invalid([{ path: 'data.code', message: 'This cannot be changed. Add another one instead' }]);
    }
    await requireSameRound(inside.db, before, sent.data);
    const { data, status = before.status } = sent;
    await write(inside, editor, { ...before, data, status, version: before.version + 1 }, sent, before);
  });
}

/** @throws HttpError 403, 404; 409 `in_use` with what refers to it */
export function deleteDocument(services: Services, editor: Editor, id: string): Promise<void> {
  return inTransaction(services, async ({ db: tx, now }) => {
    const before = await findDocument(tx, id, { isLocked: true });
    if (!before) throw notFound();
    requireAll(editor, before.kind);
    requireProofFor(editor, before.kind, now());
    const uses = await usesOf(tx, before.kind, id);
    const results = await countResults(tx, before);
    if (uses.length > 0 || results > 0) {
      const others = results > 0 ? `Results of ${results} applicants name it. ` : '';
      throw new HttpError(409, 'in_use', `This is in use. ${others}Archive it, or change what refers to it first.`, {
        data: { uses },
      });
    }
    await writeRevision(tx, before, unknownMaker(before, now()));
    await removeDocument(tx, before);
    await audit(tx, {
      at: now(),
      actor: `staff:${editor.staffId}`,
      action: 'delete-document',
      subject: `document:${id}`,
      detail: { kind: before.kind },
    });
  });
}
