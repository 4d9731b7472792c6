import { isSetting, ownId } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { requireRemovable } from './addresses';
import { applyChange, fresh, inTransaction, removeState, type Sent, writeState } from './apply';
import { ID_TAKEN } from './constraints';
import { describeDocument } from './describe';
import { findDraft, rebaseDraft, removeDraft } from './drafts/repository';
import { type Editor, guardedFields, mayDoAll, notYours, requireAll, requireRight } from './editors';
import { countResults, requireProofFor } from './plans';
import { usesOf } from './references';
import { findDocument, type Stored } from './repository';
import { takesTwo } from './review';
import { lastStates } from './revisions';
import { same } from './stored';

/** @returns its id. @throws HttpError 400 that names fields; 403 */
export async function createDocument(services: Services, editor: Editor, sent: Sent): Promise<string> {
  requireAll(editor, sent.kind);
  requireProofFor(editor, sent.kind, services.clock());
  if (sent.kind === 'media') throw invalid([{ path: 'kind', message: 'Upload the picture instead' }]);
  const { kind, data, status = 'published' } = sent;
  const id = ownId(kind, data) ?? newId();
  return inTransaction(services, async (inside) => {
    // Another one had this id before: its history goes on, and its draft is not one of this.
    const last = (await lastStates(inside.db, [id])).get(id);
    const document: Stored = { ...fresh(kind, id), status, data, version: (last?.version ?? 0) + 1 };
    // Of settings the database says so, at no field.
    if (!isSetting(kind) && (await findDocument(inside.db, id))) {
      throw invalid([{ path: `data.${ID_TAKEN.field}`, message: ID_TAKEN.message }]);
    }
    if (last) await removeDraft(inside.db, id);
    await writeState(inside, editor, document, sent);
    return id;
  });
}

/** A field that is not this editor's has to be sent as it is stored. @throws HttpError 403 */
export function requireOwnFields(
  editor: Editor,
  before: Stored,
  { data, status }: Pick<Sent, 'data' | 'status'>,
): void {
  const guarded = guardedFields(editor, before.kind).filter((field) => !same(before.data[field], data[field]));
  if (guarded.length === 0 && (mayDoAll(editor, before.kind) || !status || status === before.status)) return;
  throw notYours();
}

/** Somebody else was faster. Carries the document and its draft as they are. */
export const conflict = async (services: Services, editor: Editor, document: Stored): Promise<HttpError> =>
  new HttpError(409, 'conflict', 'This was changed elsewhere since you opened it.', {
    data: { document: await describeDocument(services, editor, document) },
  });

/**
 * Gives a document another state.
 * @throws HttpError 400 that names fields, 403, 404; 409 with the document as it is now when it has another version
 */
export function updateDocument(
  services: Services,
  editor: Editor,
  id: string,
  sent: Sent & { version: number; draft?: number },
): Promise<void> {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, id, { isLocked: true });
    if (!before || before.kind !== sent.kind) throw notFound();
    requireRight(editor, before);
    requireProofFor(editor, before.kind, services.clock());
    const draft = sent.draft === undefined ? undefined : await findDraft(inside.db, id);
    const isSeen = (draft?.version ?? 0) === (sent.draft ?? 0) && (draft?.stage ?? 'open') === 'open';
    if (before.version !== sent.version || !isSeen) throw await conflict(inside, editor, before);
    requireOwnFields(editor, before, sent);
    await applyChange(inside, editor, before, sent);
    if (draft) await removeDraft(inside.db, id);
  });
}

const GONE = 'A picture that was deleted cannot be brought back. Upload it again.';

/**
 * Brings back what was deleted, as it was then, with its draft. Where publishing takes two it comes back as a draft.
 * What is there already stays as it is.
 * @throws HttpError 400 where its address is taken, or what it names is gone; 403, 404
 */
export function restoreDocument(services: Services, editor: Editor, id: string): Promise<void> {
  return inTransaction(services, async (inside) => {
    const { db: tx, clock } = inside;
    const last = (await lastStates(tx, [id])).get(id);
    if (!last || last.kind === 'notice') throw notFound();
    requireAll(editor, last.kind);
    requireProofFor(editor, last.kind, clock());
    if (await findDocument(tx, id)) return;
    if (last.kind === 'media') throw new HttpError(409, 'gone', GONE);
    const waits = last.status === 'published' && (await takesTwo(inside, last.kind, last.data));
    const version = last.version + 1;
    const document = { ...fresh(last.kind, id), ...last, version, status: waits ? ('draft' as const) : last.status };
    await writeState(inside, editor, document, { note: 'Brought back', correction: '' });
    await rebaseDraft(tx, id, last.version, version);
  });
}

/** @throws HttpError 403, 404; 409 `in_use` with what refers to it, `kept` for a setting */
export function deleteDocument(services: Services, editor: Editor, id: string): Promise<void> {
  return inTransaction(services, async (inside) => {
    const { db: tx, clock } = inside;
    const before = await findDocument(tx, id, { isLocked: true });
    // Notices go with their files, by a call of their own.
    if (!before || before.kind === 'notice') throw notFound();
    requireAll(editor, before.kind);
    requireProofFor(editor, before.kind, clock());
    requireRemovable(before);
    const uses = await usesOf(tx, before.kind, id);
    const results = await countResults(tx, before);
    if (uses.length > 0 || results > 0) {
      const others = results > 0 ? `Results of ${results} applicants name it. ` : '';
      throw new HttpError(409, 'in_use', `This is in use. ${others}Archive it, or change what refers to it first.`, {
        data: { uses },
      });
    }
    await removeState(inside, editor, before);
  });
}
