import {
  type DocumentKind,
  ownId,
  type DocumentSummary,
  type DraftStage,
  type EditableDocument,
  isSetting,
} from '@university/shared/contract';
import { invalid, HttpError, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Services } from '../../platform/services';
import { newId } from '../../platform/secrets';
import {
  adapterOf,
  removeDocument,
  writeDocument,
  type Stored,
  findDocument,
  type Maker,
  same,
  type Sent,
  unknownMaker,
  writeRevision,
  lastStates,
} from './queries';
import { planRedirects, requireAddress, requireRemovable } from './addresses';
import {
  issueOf,
  requireSameRound,
  requireReviewed,
  needsApproval,
  ID_TAKEN,
  countResults,
  requireProofFor,
} from './rules';
import {
  withTidyHindi,
  type Editor,
  guardedFields,
  mayDoAll,
  mayEdit,
  notYours,
  requireAll,
  requireRight,
} from './editors';
import { openDraft, findDraft, rebaseDraft, removeDraft, describeDraft } from './draft-queries';
import { requireReferences, readNames, usesOf } from './references';
import { validationError } from '../catalogue/snapshot';

/** Names of the fields in which two states differ. */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((field) => !same(before[field], after[field]));

/** What a redirect's history says of a change that nobody made by itself. */
const MOVED = 'A page moved';

/** A document that is not there yet. */
export const fresh = (kind: DocumentKind, id: string): Stored => ({
  kind,
  id,
  version: 1,
  status: 'published',
  data: {},
  name: '',
  key: '',
  updatedAt: null,
});

/**
 * Stores a document with its revision, what follows from its publication, and a line in the audit log.
 * @param before undefined: it is a new one
 */
export async function writeState(
  services: Services,
  maker: Maker,
  after: Stored,
  { note, correction }: Pick<Sent, 'note' | 'correction'>,
  before?: Stored,
): Promise<void> {
  const { db: tx, calendar, clock } = services;
  const { staffId, isScheduled } = maker;
  const at = calendar();
  await requireReviewed(services, maker, before, after);
  await requireReferences(tx, after.kind, after.data);
  await requireAddress(tx, after, before);
  // What came with an import or the first start is written down before it is changed.
  if (before) await writeRevision(tx, before, unknownMaker(before, at));
  await writeDocument(tx, { ...after, updatedAt: at }, !before);
  await writeRevision(tx, after, { at, by: staffId, note, correction });
  const leads = await planRedirects(tx, after, before);
  const follower = { ...maker, isReviewed: true };
  for (const redirect of leads.gone) await removeState(services, follower, redirect);
  for (const { before: led, data, status } of leads.kept) {
    const redirect = { ...(led ?? fresh('redirect', newId())), data, status, version: (led?.version ?? 0) + 1 };
    await writeState(services, follower, redirect, { note: MOVED, correction: '' }, led);
  }
  const detail = {
    kind: after.kind,
    changed: before ? changedFields(before.data, after.data) : undefined,
    isScheduled,
  };
  await audit(tx, {
    at: clock(),
    actor: `staff:${staffId}`,
    action: before ? 'edit-document' : 'add-document',
    subject: `document:${after.id}`,
    detail,
  });
}

/** Deletes a document. Its revisions and its draft stay, so that it can be brought back, and a line in the audit log. */
export async function removeState(services: Services, maker: Maker, before: Stored): Promise<void> {
  const { db: tx, calendar, clock } = services;
  const { staffId } = maker;
  await requireReviewed(services, maker, before, undefined);
  await writeRevision(tx, before, unknownMaker(before, calendar()));
  await removeDocument(tx, before);
  await openDraft(tx, before.id);
  await audit(tx, {
    at: clock(),
    actor: `staff:${staffId}`,
    action: 'delete-document',
    subject: `document:${before.id}`,
    detail: { kind: before.kind },
  });
}

/** Gives a document, which is locked, its next state. @throws HttpError 400 that names fields */
export async function applyChange(services: Services, maker: Maker, before: Stored, given: Sent): Promise<void> {
  const sent = { ...given, data: withTidyHindi(before.kind, given.data) };
  const adapter = adapterOf(before.kind);
  if (adapter) {
    await requireReviewed(services, maker, before, {
      ...before,
      data: sent.data,
      status: sent.status ?? before.status,
    });
    return adapter.apply(services, maker, before, sent);
  }
  if (ownId(sent.kind, sent.data) !== ownId(before.kind, before.data)) {
    throw invalid([{ path: 'data.code', message: 'This cannot be changed. Add another one instead' }]);
  }
  await requireSameRound(services.db, before, sent.data);
  const { data, status = before.status } = sent;
  await writeState(services, maker, { ...before, data, status, version: before.version + 1 }, sent, before);
}

/** All or nothing; what the database refuses is told at its field. */
export const inTransaction = <T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> =>
  services.db
    .transaction((tx) => work({ ...services, db: tx }))
    .catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? invalid([{ path: issue.field ? `data.${issue.field}` : 'data', message: issue.message }]) : error;
    });

export const summarize = (editor: Editor, document: Stored, draftStage: DraftStage | null): DocumentSummary => ({
  _id: document.id,
  kind: document.kind,
  key: document.key,
  name: document.name,
  status: document.status,
  isUnfit: validationError(document.kind, document.data) !== undefined,
  mayEdit: mayEdit(editor, document),
  updated_at: document.updatedAt?.toISOString() ?? null,
  draft_stage: draftStage,
});

/** A document as its editor sees it. */
export async function describeDocument(
  services: Pick<Services, 'db' | 'isDeployed'>,
  editor: Editor,
  document: Stored,
): Promise<EditableDocument> {
  const { db: tx } = services;
  const draft = mayEdit(editor, document) ? await describeDraft(tx, editor.staffId, document) : null;
  const summary = summarize(editor, document, draft?.stage ?? null);
  return {
    ...summary,
    version: document.version,
    data: document.data,
    // Names are read of what fits: elsewhere ids may stand where lists should.
    names: {
      ...(summary.isUnfit ? {} : await readNames(tx, document.kind, document.data)),
      ...Object.fromEntries((await adapterOf(document.kind)?.papers(tx, document.id)) ?? []),
      ...(draft && !validationError(document.kind, draft.data) ? await readNames(tx, document.kind, draft.data) : {}),
    },
    uses: await usesOf(tx, document.kind, document.id),
    guarded: guardedFields(editor, document.kind),
    mayPublish: mayDoAll(editor, document.kind),
    draft,
    takesTwo: await needsApproval(services, document.kind, document.data, draft?.data ?? document.data),
  };
}

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
    const waits = last.status === 'published' && (await needsApproval(inside, last.kind, last.data));
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
