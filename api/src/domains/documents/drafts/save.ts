import type { DraftUpdate } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import type { Services } from '../../../platform/services';
import { inTransaction } from '../apply';
import { conflict, requireOwnFields } from '../change';
import { type Editor, requireRight } from '../editors';
import { findDocument } from '../repository';
import { findDraft, putDraft, removeDraft } from './repository';

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
