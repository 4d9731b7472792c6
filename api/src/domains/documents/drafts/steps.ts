import { DOCUMENTS, DRAFT_STEPS, type DraftStage, type DraftStepBody } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { audit } from '../../../platform/audit/write';
import type { Services } from '../../../platform/services';
import { applyChange, inTransaction, type Sent } from '../apply';
import { conflict, requireOwnFields } from '../change';
import { type Editor, requireRight } from '../editors';
import { requireProofFor } from '../plans';
import { requireReferences } from '../references';
import { findDocument, type Stored } from '../repository';
import { takesTwo } from '../review';
import { type DraftRow, findDraft, putDraft, removeDraft } from './repository';

/** What a draft would publish. @throws HttpError 400 that names fields */
export function sentBy({ kind, data, status, note, correction }: DraftRow): Sent {
  const read = DOCUMENTS[kind].data.safeParse(data);
  if (read.success) return { kind, data: read.data, status, note, correction };
  throw invalid(read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })));
}

const wrong = (path: string, message: string) => invalid([{ path, message }]);

interface Stepping {
  services: Services;
  editor: Editor;
  document: Stored;
  draft: DraftRow;
}

/** @throws HttpError 403 where whoever changed it last would be the only one who has seen it */
async function requireSecond({ services, editor, document, draft }: Stepping): Promise<void> {
  const { kind, by, data } = draft;
  if (by !== editor.staffId || !(await takesTwo(services, kind, document.data, data))) return;
  throw new HttpError(403, 'second_person_required', 'Somebody else has to publish what you have changed.');
}

/** Stores another stage, and a line in the audit log that says what was done. */
async function stage(
  { services: { db: tx, clock }, editor, document }: Stepping,
  action: 'draft-ask-review' | 'draft-take-back' | 'draft-schedule',
  row: DraftRow,
): Promise<void> {
  await putDraft(tx, row);
  const { staffId } = editor;
  const subject = `document:${document.id}`;
  const detail = { kind: document.kind, publishAt: row.publishAt?.toISOString() };
  await audit(tx, { at: clock(), actor: `staff:${staffId}`, action, subject, detail });
}

/** What may be published is asked for a review, scheduled and published alike, so that nothing comes out late. */
async function requireFit({ services, editor, document, draft }: Stepping): Promise<Sent> {
  const sent = sentBy(draft);
  requireOwnFields(editor, document, sent);
  await requireReferences(services.db, draft.kind, sent.data);
  return sent;
}

const STEPS: { [S in DraftStepBody['step']]: (at: Stepping, body: DraftStepBody & { step: S }) => Promise<void> } = {
  async 'ask-review'(at) {
    await requireFit(at);
    await stage(at, 'draft-ask-review', { ...at.draft, stage: 'in-review', remark: '' });
  },
  async 'take-back'(at, { remark }) {
    await stage(at, 'draft-take-back', { ...at.draft, stage: 'open', publishAt: null, scheduledBy: null, remark });
  },
  async schedule(at, { publish_at }) {
    const { services, editor, draft } = at;
    const publishAt = new Date(publish_at);
    if (publishAt <= services.calendar()) throw wrong('publish_at', 'Give a time that is still to come');
    await requireFit(at);
    await requireSecond(at);
    await stage(at, 'draft-schedule', {
      ...draft,
      stage: 'scheduled',
      publishAt,
      scheduledBy: editor.staffId,
      remark: '',
    });
  },
  async publish(at) {
    const { services, editor, document } = at;
    const sent = await requireFit(at);
    await requireSecond(at);
    await applyChange(services, { ...editor, isReviewed: at.draft.by !== editor.staffId }, document, sent);
    await removeDraft(services.db, document.id);
  },
};

/**
 * Takes a draft a step on.
 * @throws HttpError 400 that names fields, 403, 404; 409 with the document and its draft as they are now
 */
export function stepDraft(services: Services, editor: Editor, id: string, body: DraftStepBody): Promise<void> {
  return inTransaction(services, async (inside) => {
    const document = await findDocument(inside.db, id, { isLocked: true });
    if (!document) throw notFound();
    requireRight(editor, document);
    if (body.step !== 'take-back') requireProofFor(editor, document.kind, inside.clock());
    const draft = await findDraft(inside.db, id);
    const stages: readonly DraftStage[] = DRAFT_STEPS[body.step];
    const isSeen = draft?.version === body.version && stages.includes(draft.stage);
    const isCurrent = body.step === 'take-back' || draft?.base === document.version;
    if (!draft || !isSeen || !isCurrent) throw await conflict(inside, editor, document);
    await STEPS[body.step]({ services: inside, editor, document, draft }, body as never);
  });
}
