import {
  DOCUMENT_KINDS,
  type DocumentKind,
  DOCUMENTS,
  DRAFT_STEPS,
  type DraftStage,
  type DraftStepBody,
  type DraftSummary,
  type DraftUpdate,
  isOfAdmission,
  type Role,
} from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { findStaff, type StaffRow } from '../roster/roster';
import {
  addDocument,
  applyChange,
  conflict,
  inTransaction,
  type Locked,
  reasonOf,
  requireOwnFields,
  withDocument,
} from './change';
import {
  targetStatus,
  type DraftRow,
  draftsOf,
  dueDrafts,
  findDraft,
  findEditable,
  OPEN,
  putDraft,
  removeDraft,
  draftOnlyDocument,
} from './draft-queries';
import { putInBin } from './bin';
import { type Editor, mayEdit, readEditor, requireRight } from './editors';
import { findDocuments, logDocument, type Actor, type Sent, type Stored } from './queries';
import { requireKnown } from './known';
import { requireReferences } from './references';
import { refusalBeside } from '../approvals/rules';
import { isOwnWord, needsApproval, requireProofFor } from './rules';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { staff } from '../../platform/database/schema';
import type { MailText } from '../../platform/mail/compose';
import { queueMails } from '../../platform/mail/queue';
import { draftReturned, reviewAsked } from '../../platform/mail/texts';

export async function listDrafts({ db }: Services, editor: Editor): Promise<DraftSummary[]> {
  const found = await draftsOf(db, editor.onlyKinds ?? DOCUMENT_KINDS);
  const documents = await findDocuments(
    db,
    found.map(({ draft }) => ({ kind: draft.kind, id: draft.documentId })),
  );
  return found.flatMap(({ draft, by }) => {
    const { documentId, kind, base, data, stage, remark, publishAt, at } = draft;
    const isNew = base === 0;
    const document = documents.get(documentId) ?? (isNew ? draftOnlyDocument(kind, documentId, data) : undefined);
    if (!document || !mayEdit(editor, document)) return [];
    return {
      ...{ _id: document.id, kind: document.kind, name: document.name, isNew, stage, remark },
      publish_at: publishAt?.toISOString() ?? null,
      by: by ?? '',
      isMine: draft.by === editor.staffId,
      at: at.toISOString(),
    };
  });
}

/** A draft under review must not change. */
const waiting = () => new HttpError(409, 'draft_waits', 'This draft waits to be published. Take it back to change it.');

/** @throws HttpError 403, 404; 409 with document and draft if either was saved meanwhile */
export function saveDraft(services: Services, editor: Editor, id: string, sent: DraftUpdate): Promise<void> {
  return withDocument(services, editor, { id, fresh: sent.base === 0 ? sent.kind : undefined }, async (locked) => {
    const { services: inside, document, draft } = locked;
    if (draft && draft.stage !== 'open') throw waiting();
    if ((draft?.version ?? 0) !== sent.version || document.version !== sent.base) throw await conflict(locked);
    const { data, status, note, correction, base, version } = sent;
    requireOwnFields(editor, document, { data });
    await putDraft(inside.db, {
      ...{ data, status, note, correction, base, ...OPEN },
      documentId: id,
      kind: document.kind,
      version: version + 1,
      remark: draft?.remark ?? '',
      by: editor.staffId,
      at: inside.calendar(),
    });
  });
}

export function discardDraft(services: Services, editor: Editor, id: string, version: number): Promise<void> {
  return withDocument(services, editor, { id }, async (locked) => {
    const { draft } = locked;
    if (!draft) return;
    if (draft.version !== version) throw await conflict(locked);
    if (draft.stage !== 'open') throw waiting();
    const { db: tx, clock } = locked.services;
    const { base, data, status, note, correction, by } = draft;
    const binned = { base, data, status, note, correction, by };
    await putInBin(tx, locked.document, { draft: binned, by: editor.staffId, at: clock() });
    await removeDraft(tx, id);
  });
}

export function sentBy(draft: DraftRow): Sent {
  const { kind, data, note, correction } = draft;
  const read = DOCUMENTS[kind].data.safeParse(data);
  if (read.success) return { kind, data: read.data, status: targetStatus(draft), note, correction };
  throw invalid(read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })));
}

type Drafted = Locked & { draft: DraftRow };

/** @throws HttpError 403 if nobody but its last editor has seen the draft */
async function requireSecond({ services, editor, document, draft }: Drafted): Promise<void> {
  const { by, data } = draft;
  if (isOwnWord(editor, document, { ...document, data, status: targetStatus(draft) })) return;
  if (!(await needsApproval(services, document, document.data, data))) return;
  const second = await findStaff(services.db, editor.staffId);
  const refusal =
    by === editor.staffId || !second
      ? 'Somebody else has to publish what you have changed.'
      : refusalBeside(await findStaff(services.db, by), second, services.clock());
  if (refusal) throw new HttpError(403, 'second_person_required', refusal);
}

async function stage(
  { services, editor, document: { id, kind }, draft }: Drafted,
  action: 'draft-ask-review' | 'draft-take-back' | 'draft-schedule',
  changed: Partial<DraftRow>,
): Promise<void> {
  const row = { ...draft, ...changed };
  await putDraft(services.db, row);
  await logDocument(services, editor, action, { id, detail: { kind, publishAt: row.publishAt?.toISOString() } });
}

/** Checked before review and schedule too, so that publishing later does not fail. */
async function requireFit({ services, editor, document, draft }: Drafted, { isPublished = true } = {}): Promise<Sent> {
  const sent = sentBy(draft);
  requireOwnFields(editor, document, isPublished ? sent : { data: sent.data });
  await requireReferences(services.db, draft.kind, sent.data);
  await requireKnown(services.db, sent, document);
  return sent;
}

async function applyDraft(services: Services, actor: Actor, document: Stored, sent: Sent): Promise<string> {
  const isNew = document.version === 0;
  const id = isNew ? await addDocument(services, actor, sent, document.id) : document.id;
  if (!isNew) await applyChange(services, actor, document, sent);
  await removeDraft(services.db, document.id);
  return id;
}

const STEPS: {
  [S in DraftStepBody['step']]: (at: Drafted, body: DraftStepBody & { step: S }) => Promise<unknown>;
} = {
  async 'ask-review'(at) {
    // The publisher may be somebody else, who may set guarded fields.
    await requireFit(at, { isPublished: false });
    await stage(at, 'draft-ask-review', { stage: 'in-review', remark: '' });
    await mailReviewers(at.services, at.document, at.editor.staffId);
  },
  async 'take-back'(at, { remark }) {
    const { services, document, draft, editor } = at;
    await stage(at, 'draft-take-back', { ...OPEN, remark });
    if (draft.by !== editor.staffId) await mailReturned(services, document, draft.by, remark);
  },
  async schedule(at, { publish_at }) {
    const publishAt = new Date(publish_at);
    if (publishAt <= at.services.calendar())
      throw invalid([{ path: 'publish_at', message: 'Give a time that is still to come' }]);
    await requireFit(at);
    await requireSecond(at);
    const scheduledBy = at.editor.staffId;
    await stage(at, 'draft-schedule', { stage: 'scheduled', publishAt, scheduledBy, remark: '' });
  },
  async publish(at) {
    const { services, editor, document, draft } = at;
    const sent = await requireFit(at);
    await requireSecond(at);
    return applyDraft(services, { ...editor, isReviewed: draft.by !== editor.staffId }, document, sent);
  },
};

const NOT_UPLOADED = 'A new notice is published by its upload, with its PDF. Open its draft and upload it.';

/**
 * @returns the id of the document, which some kinds get when published. @throws HttpError 400, 403, 404, 409 with
 * document and draft
 */
export async function stepDraft(services: Services, editor: Editor, id: string, body: DraftStepBody): Promise<string> {
  let now = id;
  await withDocument(services, editor, { id }, async (locked) => {
    const { document, draft } = locked;
    if (document.kind === 'notice' && document.version === 0) throw new HttpError(409, 'not_uploaded', NOT_UPLOADED);
    const isTakenBack = body.step === 'take-back';
    if (!isTakenBack) requireProofFor(editor, document.kind, services.clock());
    const stages: readonly DraftStage[] = DRAFT_STEPS[body.step];
    const isSeen = draft?.version === body.version && stages.includes(draft.stage);
    if (!draft || !isSeen || !(isTakenBack || draft.base === document.version)) throw await conflict(locked);
    const made = await STEPS[body.step]({ ...locked, draft }, body as never);
    if (typeof made === 'string') now = made;
  });
  return now;
}

const OUTDATED = 'The entry was changed after this was scheduled. Look at both and schedule it again.';

const NO_RIGHT = 'Who scheduled this may not publish it any more. Look at it and schedule it again.';

/** @throws HttpError 403 if the person who scheduled it lost the right to publish */
async function requireStillRight({ db: tx, clock, calendar }: Services, staffId: string, document: Stored, sent: Sent) {
  const member = await findStaff(tx, staffId);
  if (!member || member.disabled) throw new HttpError(403, 'forbidden', NO_RIGHT);
  const caller = { kind: 'staff', id: staffId, role: member.role, isStrong: false, provedAt: clock() } as const;
  const editor = await readEditor(tx, caller, calendar());
  try {
    requireRight(editor, document);
    requireOwnFields(editor, document, sent);
  } catch {
    throw new HttpError(403, 'forbidden', NO_RIGHT);
  }
}

async function publish(services: Services, id: string): Promise<void> {
  await inTransaction(services, async (inside) => {
    const document = await findEditable(inside.db, id, { isLocked: true });
    const draft = await findDraft(inside.db, id);
    // Another process may have published it, or somebody taken it back.
    if (!document || draft?.stage !== 'scheduled' || !draft.publishAt || draft.publishAt > inside.calendar()) return;
    if (draft.base !== document.version) throw new HttpError(409, 'conflict', OUTDATED);
    const staffId = draft.scheduledBy ?? draft.by;
    const sent = sentBy(draft);
    await requireStillRight(inside, staffId, document, sent);
    await applyDraft(inside, { staffId, isScheduled: true, isReviewed: draft.by !== staffId }, document, sent);
  });
  services.changed();
}

const returnDraft = (services: Services, id: string, error: HttpError): Promise<void> =>
  inTransaction(services, async (inside) => {
    const document = await findEditable(inside.db, id, { isLocked: true });
    const draft = await findDraft(inside.db, id);
    if (!document || draft?.stage !== 'scheduled') return;
    const remark = reasonOf(error);
    await putDraft(inside.db, { ...draft, ...OPEN, remark });
    await mailReturned(inside, document, draft.scheduledBy ?? draft.by, remark);
  });

export const publishDraftsJob: Job = {
  name: 'publish-drafts',
  every: 2,
  run: async (services) => {
    for (const id of await dueDrafts(services.db, services.calendar())) {
      await publish(services, id).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        services.log.warn({ document: id, reason: error.message }, 'a scheduled draft could not be published');
        return returnDraft(services, id, error);
      });
    }
  },
};

/** The role that publishes documents of a kind, beside admins. */
function publisherOf(kind: DocumentKind): Role {
  if (kind === 'notice') return 'notices';
  return isOfAdmission(kind) ? 'admissions' : 'editor';
}

const addressOf = ({ publicUrl }: Services, { kind, id }: Stored) =>
  `${publicUrl}${kind === 'notice' ? '/admin/view-pdfs' : `/admin/catalogue/${kind}`}/${id}`;

const queueFor = ({ db, clock }: Services, members: readonly StaffRow[], text: (name: string) => MailText) =>
  queueMails(
    db,
    members.map(({ email, name }) => ({ at: clock(), to: email, ...text(name) })),
  );

async function mailReviewers(services: Services, document: Stored, by: string): Promise<void> {
  const [author] = await services.db.select().from(staff).where(eq(staff.id, by));
  const role = publisherOf(document.kind);
  const found = await services.db
    .select()
    .from(staff)
    .where(and(eq(staff.disabled, false), ne(staff.id, by), inArray(staff.role, ['admin', role])));
  const reviewers = found.filter((each) => each.role !== 'editor' || each.scopes.includes('catalogue'));
  const about = { by: author?.name ?? '', entry: document.name, link: addressOf(services, document) };
  await queueFor(services, reviewers, (name) => reviewAsked({ name, ...about }));
}

async function mailReturned(services: Services, document: Stored, to: string, remark: string): Promise<void> {
  const found = await services.db
    .select()
    .from(staff)
    .where(and(eq(staff.id, to), eq(staff.disabled, false)));
  const about = { entry: document.name, remark, link: addressOf(services, document) };
  await queueFor(services, found, (name) => draftReturned({ name, ...about }));
}
