import { HttpError } from '@university/web';
import { findStaff } from '../../roster/roster';
import type { Job } from '../../../platform/jobs';
import type { Services } from '../../../platform/services';
import { applyChange, inTransaction } from '../apply';
import { requireOwnFields } from '../change';
import { readEditor, requireRight } from '../editors';
import { findDocument } from '../repository';
import type { Sent, Stored } from '../stored';
import { dueDrafts, findDraft, putDraft, removeDraft } from './repository';
import { sentBy } from './steps';

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
