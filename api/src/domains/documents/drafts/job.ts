import { HttpError } from '@university/web';
import type { Job } from '../../../platform/jobs';
import type { Services } from '../../../platform/services';
import { applyChange, inTransaction } from '../apply';
import { findDocument } from '../repository';
import { dueDrafts, findDraft, putDraft, removeDraft } from './repository';
import { sentBy } from './steps';

/** What is said of a draft whose document somebody changed after it was scheduled. */
const OUTDATED = 'The entry was changed after this was scheduled. Look at both and schedule it again.';

async function publish(services: Services, id: string): Promise<void> {
  await inTransaction(services, async (inside) => {
    const document = await findDocument(inside.db, id, { isLocked: true });
    const draft = await findDraft(inside.db, id);
    // Another process may have done it, or somebody taken it back.
    if (!document || draft?.stage !== 'scheduled' || !draft.publishAt || draft.publishAt > inside.calendar()) return;
    if (draft.base !== document.version) throw new HttpError(409, 'conflict', OUTDATED);
    const staffId = draft.scheduledBy ?? draft.by;
    const maker = { staffId, isScheduled: true, isReviewed: draft.by !== staffId };
    await applyChange(inside, maker, document, sentBy(draft));
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
