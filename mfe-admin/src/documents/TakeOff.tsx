import { ApiError, call, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { EditableDocument, EntryKind } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Confirm } from '../form/Confirm';
import { callWithProof } from '../sign-in/recent-login';
import { texts } from './texts';

interface Props {
  document: EditableDocument;
  /** The status that it gets. */
  to: 'draft' | 'archived';
  onMoved: (document: EditableDocument, said?: string) => void;
  onClose: () => void;
}

/** Takes an entry off the site, and leaves it where it is. What takes two people is put before a second one. */
export function TakeOff({ document, to, onMoved, onClose }: Props) {
  const { _id: id, kind, name, takesTwo, version: base, draft } = document;
  const words = texts.takeOff[to];
  const client = useQueryClient();

  async function takeOff() {
    if (takesTwo) {
      const data = draft?.data ?? document.data;
      const body = { data, status: to, base, version: draft?.version ?? 0 };
      const saved = (await call(calls.saveDraft, { params: { id }, body })).data.document;
      const step = { step: 'ask-review' as const, version: saved.draft?.version ?? 0 };
      return onMoved((await callWithProof(calls.stepDraft, { params: { id }, body: step })).data.document);
    }
    const documents = [{ _id: id, status: to }];
    const { data } = await callWithProof(calls.giveStatuses, { body: { kind: kind as EntryKind, documents } });
    const [refused] = data.refused;
    if (refused) throw new ApiError(409, 'refused', refused.reason);
    onMoved((await read(client, calls.readDocument, { params: { id } })).data.document, words.done(name));
  }

  return (
    <Confirm title={words.title(name)} action={words.action} onConfirm={takeOff} onClose={onClose}>
      <p>{words.text}</p>
    </Confirm>
  );
}
