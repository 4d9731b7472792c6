import {
  type DraftUpdate,
  DOCUMENTS,
  DRAFT_STEPS,
  type DraftStage,
  type DraftStepBody,
} from '@university/shared/contract';
import { HttpError, notFound, invalid } from '@university/web';
import type { Services } from '../../platform/services';
import { inTransaction, conflict, requireOwnFields, applyChange } from './change';
import { type Editor, requireRight, readEditor } from './editors';
import { findDocument, type Stored, type Sent } from './queries';
import { findDraft, putDraft, removeDraft, type DraftRow, dueDrafts } from './draft-queries';
import { audit } from '../../platform/audit/write';
import { requireProofFor, needsApproval } from './rules';
import { requireReferences } from './references';
import { findStaff } from '../roster/roster';
import type { Job } from '../../platform/jobs';

/** What waits is not changed below the eyes of who reads it. */
const waiting = () => new HttpError(409, 'draft_waits', 'This draft waits to be published. Take it back to change it.');

/**
 * Saves what somebody has typed so far.
 * @throws HttpError 403, 404; 409 with the document and its draft where another one was saved, or published, meanwhile
 */
export function saveDraft(services: Services, editor: Editor, id: string, sent: DraftUpdate): Promise<void> {
  return inTransaction(services, async (inside) => {
    const { db: tx, calendar } = inside;
    const document = await findDocument(tx, id, { isLocked: true });
    if (!document) throw notFound();
    requireRight(editor, document);
    const before = await findDraft(tx, id);
    if (before && before.stage !== 'open') throw waiting();
    if ((before?.version ?? 0) !== sent.version || document.version !== sent.base) {
      throw await conflict(inside, editor, document);
    }
    const { data, status, note, correction, base, version } = sent;
    requireOwnFields(editor, document, { data, status });
    await putDraft(tx, {
      ...{ data, status, note, correction, base },
      documentId: id,
      kind: document.kind,
      version: version + 1,
      stage: 'open',
      publishAt: null,
      remark: before?.remark ?? '',
      by: editor.staffId,
      at: calendar(),
      scheduledBy: null,
    });
  });
}

/** @throws HttpError 403, 404; 409 as `saveDraft` */
export function discardDraft(services: Services, editor: Editor, id: string, version: number): Promise<void> {
  return inTransaction(services, async (inside) => {
    const document = await findDocument(inside.db, id, { isLocked: true });
    if (!document) throw notFound();
    requireRight(editor, document);
    const draft = await findDraft(inside.db, id);
    if (!draft) return;
    if (draft.version !== version) throw await conflict(inside, editor, document);
    if (draft.stage !== 'open') throw waiting();
    await removeDraft(inside.db, id);
  });
}

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
  if (by !== editor.staffId || !(await needsApproval(services, kind, document.data, data))) return;
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

/** What is said of a draft whose document somebody changed after it was scheduled. */
const OUTDATED = 'The entry was changed after this was scheduled. Look at both and schedule it again.';

const NO_RIGHT = 'Who scheduled this may not publish it any more. Look at it and schedule it again.';

/** What was scheduled counts only as long as who scheduled it may publish it. @throws HttpError 403 */
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
    const document = await findDocument(inside.db, id, { isLocked: true });
    const draft = await findDraft(inside.db, id);
    // Another process may have done it, or somebody taken it back.
    if (!document || draft?.stage !== 'scheduled' || !draft.publishAt || draft.publishAt > inside.calendar()) return;
    if (draft.base !== document.version) throw new HttpError(409, 'conflict', OUTDATED);
    const staffId = draft.scheduledBy ?? draft.by;
    const sent = sentBy(draft);
    await requireStillRight(inside, staffId, document, sent);
    const maker = { staffId, isScheduled: true, isReviewed: draft.by !== staffId };
    await applyChange(inside, maker, document, sent);
    await removeDraft(inside.db, id);
  });
  services.changed();
}

/** It waits for its editors again, with the reason. */
async function giveBack(services: Services, id: string, { message, issues = [] }: HttpError): Promise<void> {
  const draft = await findDraft(services.db, id);
  if (draft?.stage !== 'scheduled') return;
  const remark = issues[0]?.message ?? message;
  await putDraft(services.db, { ...draft, stage: 'open', publishAt: null, scheduledBy: null, remark });
}

/** Publishes what is scheduled, within seconds of its time. */
export const publishDraftsJob: Job = {
  name: 'publish-drafts',
  every: 2,
  run: async (services) => {
    for (const id of await dueDrafts(services.db, services.calendar())) {
      await publish(services, id).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        services.log.warn({ document: id, reason: error.message }, 'a scheduled draft could not be published');
        return giveBack(services, id, error);
      });
    }
  },
};
