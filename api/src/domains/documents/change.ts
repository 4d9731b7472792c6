import { TABLES } from './tables';
import { bin } from '../../platform/database/schema';
import {
  type DocumentKind,
  type DocumentStatus,
  type DocumentSummary,
  type DraftStage,
  type EditableDocument,
  isSetting,
  ownId,
  SETTING_KINDS,
  TABLE_KINDS,
} from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { sql, and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { validationError } from '../catalogue/snapshot';
import { type LinkChanges, planRedirects, planRemoval, requireAddress, requireRemovable } from './addresses';
import {
  describeDraft,
  type DraftRow,
  findDraft,
  findEditable,
  openDraft,
  rebaseDraft,
  removeDraft,
  draftOnlyDocument,
} from './draft-queries';
import { findInBin, putInBin, removePicture, restoreDraft, restorePicture } from './bin';
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
  type Actor,
  same,
  type Sent,
  type Stored,
  unknownAuthor,
  writeRevision,
  writeVersion,
} from './queries';
import { requireKnown } from './known';
import { readNames, requireReferences, usesOf } from './references';
import {
  countResults,
  hasRanks,
  ID_TAKEN,
  invalidAt,
  isOwnWord,
  issueOf,
  needsApproval,
  requireProofFor,
  requireReviewed,
  becomesAnother,
  ROUND_STAYS,
} from './rules';

export const inTransaction = <T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> =>
  services.db
    .transaction((tx) => work({ ...services, db: tx }))
    .catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? invalidAt(issue) : error;
    });

/** Pictures and notices are created by uploads; of notices a draft can be typed first. */
const isTyped = (kind: DocumentKind) => kind === 'notice' || TABLE_KINDS.some((each) => each === kind);

/** `newId` or a setting: a new form chooses its id before it is saved. */
const isNewId = (id: string) => /^[0-9a-f]{24}$/.test(id) || SETTING_KINDS.some((kind) => kind === id);

/** A document locked until the transaction ends. */
export interface Locked {
  services: Services;
  editor: Editor;
  document: Stored;
  draft: DraftRow | undefined;
}

/**
 * Runs one change in a transaction. `isOf` limits it to kinds; `fresh` allows a new document of this kind. @throws
 * HttpError 404, 403
 */
export const withDocument = (
  services: Services,
  editor: Editor,
  { id, isOf = () => true, fresh }: { id: string; isOf?: (kind: DocumentKind) => boolean; fresh?: DocumentKind },
  change: (locked: Locked) => Promise<void>,
): Promise<void> =>
  inTransaction(services, async (inside) => {
    const begun = fresh && isTyped(fresh) && isNewId(id) ? draftOnlyDocument(fresh, id) : undefined;
    // There is no row to lock yet.
    if (begun) await inside.db.execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`);
    const document = (await findEditable(inside.db, id, { isLocked: true })) ?? begun;
    if (!document || !isOf(document.kind)) throw notFound();
    requireRight(editor, document);
    if (document.version === 0) requireAll(editor, document.kind);
    await change({ services: inside, editor, document, draft: await findDraft(inside.db, id) });
  });

/**
 * Stores a document with its revision, redirects that applyLinkChanges from it, and an audit line. `before` is undefined for a
 * new one.
 */
async function writeState(
  services: Services,
  actor: Actor,
  after: Stored,
  { note, correction }: Pick<Sent, 'note' | 'correction'>,
  before?: Stored,
): Promise<void> {
  const { db: tx, calendar } = services;
  await requireReviewed(services, actor, before, after);
  await requireReferences(tx, after.kind, after.data);
  await requireKnown(tx, after, before);
  await requireAddress(tx, after, before);
  await writeVersion(tx, after, { at: calendar(), by: actor.staffId, note, correction }, before);
  await applyLinkChanges(services, asFollower(actor), await planRedirects(tx, after, before), 'A page moved');
  const changed = before && Object.keys(after.data).filter((field) => !same(before.data[field], after.data[field]));
  const status = before && before.status !== after.status ? after.status : undefined;
  const detail = { kind: after.kind, version: after.version, changed, status, isScheduled: actor.isScheduled };
  await logDocument(services, actor, before ? 'edit-document' : 'add-document', { id: after.id, detail });
}

/** For changes that only follow a reviewed one. */
const asFollower = (actor: Actor): Actor => ({ ...actor, isReviewed: true });

async function applyLinkChanges(services: Services, actor: Actor, { removed, written }: LinkChanges, note: string) {
  for (const each of removed) await removeState(services, actor, each);
  for (const { before, data, status } of written) {
    const after = { ...(before ?? fresh('redirect', newId())), status, version: (before?.version ?? 0) + 1 };
    await writeState(
      services,
      actor,
      { ...after, data: withTidyHindi(after.kind, data) },
      { note, correction: '' },
      before,
    );
  }
}

/** Revisions and draft stay, so that the document can be restored. */
async function removeState(services: Services, actor: Actor, before: Stored): Promise<void> {
  const { db: tx, calendar, clock } = services;
  const { id, kind } = before;
  await requireReviewed(services, actor, before, undefined);
  await writeRevision(tx, before, unknownAuthor(before, calendar()));
  await putInBin(tx, before, { draft: null, by: actor.staffId, at: clock() });
  if (kind === 'media') await removePicture(tx, id, clock());
  else await tx.delete(TABLES[kind].table).where(eq(TABLES[kind].table.id, id));
  await openDraft(tx, id);
  await logDocument(services, actor, 'delete-document', { id, detail: { kind } });
}

export async function applyChange(services: Services, actor: Actor, before: Stored, given: Sent): Promise<void> {
  const sent = { ...given, data: withTidyHindi(before.kind, given.data) };
  const { data, status = before.status } = sent;
  const after = { ...before, data, status, version: before.version + 1 };
  const adapter = adapterOf(before.kind);
  if (adapter) {
    await requireReviewed(services, actor, before, after);
    return adapter.apply(services, actor, before, sent);
  }
  if (ownId(sent.kind, data) !== ownId(before.kind, before.data)) {
    throw invalid([{ path: 'data.code', message: 'This cannot be changed. Add another one instead' }]);
  }
  if (await becomesAnother(services.db, before, data)) throw invalidAt(ROUND_STAYS);
  await writeState(services, actor, after, sent, before);
}

export const summarize = (editor: Editor, document: Stored, draftStage: DraftStage | null): DocumentSummary => ({
  _id: document.id,
  kind: document.kind,
  key: document.key,
  name: document.name,
  status: document.status,
  isUnfit: document.version > 0 && validationError(document.kind, document.data) !== undefined,
  mayEdit: mayEdit(editor, document),
  updated_at: document.updatedAt?.toISOString() ?? null,
  draft_stage: draftStage,
});

export async function describeDocument(
  services: Pick<Services, 'db' | 'isDeployed'>,
  editor: Editor,
  document: Stored,
): Promise<EditableDocument> {
  const { db: tx } = services;
  const draft = mayEdit(editor, document) ? await describeDraft(tx, editor.staffId, document) : null;
  const summary = summarize(editor, document, draft?.stage ?? null);
  const data = draft?.data ?? document.data;
  return {
    ...summary,
    version: document.version,
    data: document.data,
    // `readNames` needs data that fits its schema.
    names: {
      ...(summary.isUnfit || document.version === 0 ? {} : await readNames(tx, document.kind, document.data)),
      ...Object.fromEntries((await adapterOf(document.kind)?.papers(tx, document.id)) ?? []),
      ...(draft && !validationError(document.kind, draft.data) ? await readNames(tx, document.kind, draft.data) : {}),
    },
    uses: await usesOf(tx, document.kind, document.id),
    guarded: guardedFields(editor, document.kind),
    mayPublish: mayDoAll(editor, document.kind),
    draft,
    takesTwo:
      !isOwnWord(editor, document, { ...document, data }) &&
      (await needsApproval(services, document, document.data, data)),
  };
}

export async function createDocument(services: Services, editor: Editor, sent: Sent): Promise<string> {
  requireAll(editor, sent.kind);
  requireProofFor(editor, sent.kind, services.clock());
  if (sent.kind === 'media') throw invalid([{ path: 'kind', message: 'Upload the picture instead' }]);
  return inTransaction(services, (inside) => addDocument(inside, editor, sent, newId()));
}

/** `given` is the id unless the kind defines its own. */
export async function addDocument(services: Services, actor: Actor, sent: Sent, given: string): Promise<string> {
  const { db: tx } = services;
  const { kind, status = 'published' } = sent;
  const data = withTidyHindi(kind, sent.data);
  const id = ownId(kind, data) ?? given;
  // A deleted document had this id: continue its history, drop its draft.
  const last = (await lastStates(tx, [id])).get(id);
  const document: Stored = { ...fresh(kind, id), status, data, version: (last?.version ?? 0) + 1 };
  if (!isSetting(kind) && (await findDocument(tx, id))) throw invalidAt(ID_TAKEN);
  if (last) await removeDraft(tx, id);
  await writeState(services, actor, document, sent);
  return id;
}

/** @throws HttpError 403 if a guarded field or the status differs from what is stored */
export function requireOwnFields(editor: Editor, before: Stored, { data, status }: Pick<Sent, 'data' | 'status'>) {
  const guarded = guardedFields(editor, before.kind).filter((field) => !same(before.data[field], data[field]));
  if (guarded.length === 0 && (mayDoAll(editor, before.kind) || !status || status === before.status)) return;
  throw notYours();
}

export const conflict = async ({ services, editor, document }: Locked): Promise<HttpError> =>
  new HttpError(409, 'conflict', 'This was changed elsewhere since you opened it.', {
    data: { document: await describeDocument(services, editor, document) },
  });

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

interface StatusRequest {
  _id: string;
  status: DocumentStatus;
}

function setStatus(services: Services, editor: Editor, kind: DocumentKind, { _id, status }: StatusRequest) {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, _id, { isLocked: true });
    if (!before || before.kind !== kind) throw notFound('It is no longer there.');
    if (before.status === status) return status;
    const { data } = before;
    requireRight(editor, before);
    requireOwnFields(editor, before, { data, status });
    if (status === 'published' && validationError(kind, data))
      throw new HttpError(409, 'unfit', 'It does not fit what is asked for. Open it: the form says what to mend.');
    await applyChange(inside, editor, before, { kind, data, status, note: '', correction: '' });
    await rebaseDraft(inside.db, _id, before.version, before.version + 1);
    return before.status;
  });
}

/** Each document succeeds or fails by itself. `changed` has the previous statuses, for undo. */
export async function giveStatuses(
  services: Services,
  editor: Editor,
  { kind, documents }: { kind: DocumentKind; documents: readonly StatusRequest[] },
) {
  requireProofFor(editor, kind, services.clock());
  const changed: StatusRequest[] = [];
  const refused: { _id: string; name: string; reason: string }[] = [];
  for (const request of documents) {
    try {
      changed.push({ _id: request._id, status: await setStatus(services, editor, kind, request) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const name = (await findDocument(services.db, request._id))?.name ?? '';
      refused.push({ _id: request._id, name, reason: reasonOf(error) });
    }
  }
  return { changed, refused };
}

export const reasonOf = ({ issues, message }: HttpError): string => issues?.[0]?.message ?? message;

/**
 * Restores a deleted document with its draft, as a draft where publishing needs a second person. Idempotent. @throws
 * HttpError 400, 403, 404, 409
 */
export const restoreDocument = (services: Services, editor: Editor, id: string): Promise<void> =>
  inTransaction(services, (inside) => restore(inside, editor, id));

export const restoreFromBin = (services: Services, editor: Editor, id: string): Promise<string> =>
  inTransaction(services, async (inside) => {
    const { draft, ...entry } = await findInBin(inside.db, id);
    if (draft) await restoreDraft(inside, editor, { ...entry, draft });
    else await restore(inside, editor, entry.documentId);
    return entry.documentId;
  });

async function restore(inside: Services, editor: Editor, id: string): Promise<void> {
  const { db: tx, clock } = inside;
  const last = (await lastStates(tx, [id])).get(id);
  if (!last || last.kind === 'notice') throw notFound();
  requireAll(editor, last.kind);
  requireProofFor(editor, last.kind, clock());
  if (await findDocument(tx, id)) return;
  if (last.kind === 'media' && !(await restorePicture(tx, id)))
    throw new HttpError(409, 'gone', 'The files of this picture are not kept any more. Upload it again.');
  await tx.delete(bin).where(and(eq(bin.documentId, id), isNull(bin.draft)));
  const picture = last.kind === 'media' ? await findDocument(tx, id) : undefined;
  const waits = last.status === 'published' && (await needsApproval(inside, last, last.data));
  const version = last.version + 1;
  const document = { ...fresh(last.kind, id), ...last, version, status: waits ? ('draft' as const) : last.status };
  await writeState(inside, editor, document, { note: 'Brought back', correction: '' }, picture);
  await rebaseDraft(tx, id, last.version, version);
}

/** @throws HttpError 403, 404; 409 `in_use` with the uses, `kept` for a setting */
export function deleteDocument(services: Services, editor: Editor, id: string, at: { to?: string }): Promise<void> {
  // Notices are deleted by a call of their own, with their files.
  const isOf = (kind: DocumentKind) => kind !== 'notice';
  return withDocument(services, editor, { id, isOf }, async ({ services: inside, document }) => {
    requireAll(editor, document.kind);
    requireProofFor(editor, document.kind, services.clock());
    requireRemovable(document);
    const uses = await usesOf(inside.db, document.kind, id);
    const results = await countResults(inside.db, document);
    const isRanked = await hasRanks(inside.db, document);
    if (uses.length > 0 || results > 0 || isRanked) {
      const ranked = isRanked ? 'Opening and closing ranks name it. ' : '';
      const others = results > 0 ? `Results of ${results} applicants name it. ` : ranked;
      const message = `This is in use. ${others}Archive it, or change what refers to it first.`;
      throw new HttpError(409, 'in_use', message, { data: { uses } });
    }
    const linkChanges = await planRemoval(inside.db, document, at.to);
    await removeState(inside, editor, document);
    // Where the links lead from now on was typed for the deletion, and nobody has reviewed it.
    const by = at.to ? editor : asFollower(editor);
    await applyLinkChanges(inside, by, linkChanges, `“${document.name}” was deleted`);
  });
}
