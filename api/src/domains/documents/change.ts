import {
  type DocumentKind,
  type DocumentStatus,
  type DocumentSummary,
  type DraftStage,
  type EditableDocument,
  isSetting,
  ownId,
} from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { validationError } from '../catalogue/snapshot';
import { planRedirects, requireAddress, requireRemovable } from './addresses';
import { describeDraft, type DraftRow, findDraft, openDraft, rebaseDraft, removeDraft } from './draft-queries';
import {
  type Editor,
  guardedFields,
  mayDoAll,
  mayEdit,
  notYours,
  requireAll,
  requireRight,
  withTidyHindi,
} from './editors';
import {
  adapterOf,
  findDocument,
  fresh,
  lastStates,
  logDocument,
  type Maker,
  removeDocument,
  same,
  type Sent,
  type Stored,
  unknownMaker,
  writeRevision,
  writeVersion,
} from './queries';
import { requireKnown } from './known';
import { readNames, requireReferences, usesOf } from './references';
import {
  countResults,
  ID_TAKEN,
  invalidAt,
  issueOf,
  needsApproval,
  requireProofFor,
  requireReviewed,
  requireSameRound,
} from './rules';

/** All or nothing; what the database refuses is told at its field. */
export const inTransaction = <T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> =>
  services.db
    .transaction((tx) => work({ ...services, db: tx }))
    .catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? invalidAt(issue) : error;
    });

/** A document that is locked until the transaction ends, as an editor works on it. */
export interface Locked {
  /** Of the transaction. */
  services: Services;
  editor: Editor;
  document: Stored;
  draft: DraftRow | undefined;
}

/**
 * One change of a document or its draft by somebody who may edit it, in one transaction.
 * @param isOf says of its kind whether it is meant; of another one it is not there
 * @throws HttpError 404, 403
 */
export const withDocument = (
  services: Services,
  editor: Editor,
  { id, isOf = () => true }: { id: string; isOf?: (kind: DocumentKind) => boolean },
  change: (locked: Locked) => Promise<void>,
): Promise<void> =>
  inTransaction(services, async (inside) => {
    const document = await findDocument(inside.db, id, { isLocked: true });
    if (!document || !isOf(document.kind)) throw notFound();
    requireRight(editor, document);
    await change({ services: inside, editor, document, draft: await findDraft(inside.db, id) });
  });

/** Names of the fields in which two states differ. */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((field) => !same(before[field], after[field]));

/** What a redirect's history says of a change that nobody made by itself. */
const MOVED = 'A page moved';

/**
 * Stores a document with its revision, what follows from its publication, and a line in the audit log.
 * @param before undefined: it is a new one
 */
async function writeState(
  services: Services,
  maker: Maker,
  after: Stored,
  { note, correction }: Pick<Sent, 'note' | 'correction'>,
  before?: Stored,
): Promise<void> {
  const { db: tx, calendar } = services;
  await requireReviewed(services, maker, before, after);
  await requireReferences(tx, after.kind, after.data);
  await requireKnown(tx, after, before);
  await requireAddress(tx, after, before);
  await writeVersion(tx, after, { at: calendar(), by: maker.staffId, note, correction }, before);
  const leads = await planRedirects(tx, after, before);
  const follower = { ...maker, isReviewed: true };
  for (const redirect of leads.gone) await removeState(services, follower, redirect);
  for (const { before: led, data, status } of leads.kept) {
    const redirect = { ...(led ?? fresh('redirect', newId())), data, status, version: (led?.version ?? 0) + 1 };
    await writeState(services, follower, redirect, { note: MOVED, correction: '' }, led);
  }
  const changed = before && changedFields(before.data, after.data);
  const status = before && before.status !== after.status ? after.status : undefined;
  const detail = { kind: after.kind, version: after.version, changed, status, isScheduled: maker.isScheduled };
  await logDocument(services, maker, before ? 'edit-document' : 'add-document', { id: after.id, detail });
}

/** Deletes a document. Its revisions and its draft stay, so that it can be brought back, and a line in the audit log. */
async function removeState(services: Services, maker: Maker, before: Stored): Promise<void> {
  const { db: tx, calendar } = services;
  const { id, kind } = before;
  await requireReviewed(services, maker, before, undefined);
  await writeRevision(tx, before, unknownMaker(before, calendar()));
  await removeDocument(tx, before);
  await openDraft(tx, id);
  await logDocument(services, maker, 'delete-document', { id, detail: { kind } });
}

/** Gives a document, which is locked, its next state. @throws HttpError 400 that names fields, 403 */
export async function applyChange(services: Services, maker: Maker, before: Stored, given: Sent): Promise<void> {
  const sent = { ...given, data: withTidyHindi(before.kind, given.data) };
  const { data, status = before.status } = sent;
  const after = { ...before, data, status, version: before.version + 1 };
  const adapter = adapterOf(before.kind);
  if (adapter) {
    await requireReviewed(services, maker, before, after);
    return adapter.apply(services, maker, before, sent);
  }
  if (ownId(sent.kind, data) !== ownId(before.kind, before.data)) {
    throw invalid([{ path: 'data.code', message: 'This cannot be changed. Add another one instead' }]);
  }
  await requireSameRound(services.db, before, data);
  await writeState(services, maker, after, sent, before);
}

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
    if (!isSetting(kind) && (await findDocument(inside.db, id))) throw invalidAt(ID_TAKEN);
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
export const conflict = async ({ services, editor, document }: Locked): Promise<HttpError> =>
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
  return withDocument(services, editor, { id, isOf: (kind) => kind === sent.kind }, async (locked) => {
    const { document, draft } = locked;
    requireProofFor(editor, document.kind, services.clock());
    const isSeen =
      sent.draft === undefined || ((draft?.version ?? 0) === sent.draft && (draft?.stage ?? 'open') === 'open');
    if (document.version !== sent.version || !isSeen) throw await conflict(locked);
    requireOwnFields(editor, document, sent);
    await applyChange(locked.services, editor, document, sent);
    if (sent.draft !== undefined) await removeDraft(locked.services.db, id);
  });
}

interface Wish {
  _id: string;
  status: DocumentStatus;
}

const UNFIT = 'It does not fit what is asked for. Open it: the form says what to mend.';

/** @returns the status that it had. @throws HttpError 400, 403, 404, 409 */
function giveStatus(services: Services, editor: Editor, kind: DocumentKind, { _id, status }: Wish) {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, _id, { isLocked: true });
    if (!before || before.kind !== kind) throw notFound('It is no longer there.');
    if (before.status === status) return status;
    const { data } = before;
    requireRight(editor, before);
    requireOwnFields(editor, before, { data, status });
    if (status === 'published' && validationError(kind, data)) throw new HttpError(409, 'unfit', UNFIT);
    await applyChange(inside, editor, before, { kind, data, status, note: '', correction: '' });
    return before.status;
  });
}

/**
 * Gives documents of a kind another status, each by itself: one that cannot have it keeps none of the others from it.
 * `changed` has the status that each had before, which takes it back.
 */
export async function giveStatuses(
  services: Services,
  editor: Editor,
  { kind, documents }: { kind: DocumentKind; documents: readonly Wish[] },
) {
  requireProofFor(editor, kind, services.clock());
  const changed: Wish[] = [];
  const refused: { _id: string; name: string; reason: string }[] = [];
  for (const wish of documents) {
    try {
      changed.push({ _id: wish._id, status: await giveStatus(services, editor, kind, wish) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const name = (await findDocument(services.db, wish._id))?.name ?? '';
      refused.push({ _id: wish._id, name, reason: reasonOf(error) });
    }
  }
  return { changed, refused };
}

/** What a refusal says of the one field at fault, or of all. */
export const reasonOf = ({ issues, message }: HttpError): string => issues?.[0]?.message ?? message;

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
  // Notices go with their files, by a call of their own.
  const isOf = (kind: DocumentKind) => kind !== 'notice';
  return withDocument(services, editor, { id, isOf }, async ({ services: inside, document }) => {
    requireAll(editor, document.kind);
    requireProofFor(editor, document.kind, services.clock());
    requireRemovable(document);
    const uses = await usesOf(inside.db, document.kind, id);
    const results = await countResults(inside.db, document);
    if (uses.length > 0 || results > 0) {
      const others = results > 0 ? `Results of ${results} applicants name it. ` : '';
      const message = `This is in use. ${others}Archive it, or change what refers to it first.`;
      throw new HttpError(409, 'in_use', message, { data: { uses } });
    }
    await removeState(inside, editor, document);
  });
}
