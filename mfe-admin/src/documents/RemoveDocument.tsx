import { ApiError, call, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentUse, EditableDocument, EntryKind } from '@university/shared/contract';
import { TextField } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useState } from 'react';
import { useDone, callWithProof } from '../api/changes';
import { Confirm, Failed, presentIn } from '../form/actions';
import { BIN_DAYS, pageOf } from './contract';
import { addressOf } from './kinds';
import { texts } from './texts';
import { UseList } from './Uses';
import { whole } from '../api/queries';
interface Props {
  document: EditableDocument;
  onClose: () => void;
}

const usesIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'in_use' ? presentIn<DocumentUse[]>(error, 'uses') : undefined;

const issueIn = (error: unknown) =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === 'to' || path === 'data.to')?.message : undefined;

export function RemoveDocument({ document: { _id: id, kind, name, uses: known }, onClose }: Props) {
  const done = useDone();
  const navigate = useNavigate();
  const [to, setTo] = useState('');
  const { data: links, error: unread } = useQuery(
    whole(['document', 'links', id], calls.listLinks, ({ data }) => data.links, { params: { id } }),
  );
  const [refusal, setRefusal] = useState<unknown>();

  async function remove() {
    try {
      await callWithProof(calls.deleteDocument, { params: { id }, query: to.trim() ? { to: to.trim() } : {} });
    } catch (error) {
      setRefusal(error);
      if (usesIn(error) || issueIn(error)) return false;
      throw error;
    }
    // Navigate first: the current page would refetch the deleted entry.
    void navigate(addressOf.list(kind), { replace: true });
    done(`“${name}” is in the bin.`, 'documents');
  }

  const uses = usesIn(refusal) ?? known;
  const parts = to.trim()
    ? [{ said: 'These lead to it, and will lead to the other address:', links }]
    : [
        { said: 'These lead to it, and go with it:', links: links?.filter(({ goes }) => goes) },
        { said: 'These texts link to it. Their links will break:', links: links?.filter(({ goes }) => !goes) },
      ];

  return (
    <Confirm
      title={`Delete “${name}”?`}
      action={uses.length === 0 && links ? 'Delete it' : undefined}
      working="Deleting…"
      look="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{uses.length > 0 ? texts.removalInUse : texts.removalText(BIN_DAYS)}</p>
      {uses.length > 0 && <UseList uses={uses} />}
      {uses.length === 0 && (
        <>
          {!links && !unread && <p role="status">Looking for links to it…</p>}
          {parts.map(({ said, links = [] }) =>
            links.length > 0 ? (
              <div key={said}>
                <p>{said}</p>
                <UseList uses={links} />
              </div>
            ) : null,
          )}
          {links && pageOf(kind, id, {}) && (
            <TextField
              id="lead-to"
              label="Lead them and the old address to another page instead (optional)"
              hint="As in /academics/history. Empty: entries of menus that lead here are taken out."
              value={to}
              error={issueIn(refusal)}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </>
      )}
      <Failed error={unread} />
    </Confirm>
  );
}

interface TakeOffProps {
  document: EditableDocument;
  to: 'draft' | 'archived';
  onMoved: (document: EditableDocument, said?: string) => void;
  onClose: () => void;
}

export function TakeOff({ document, to, onMoved, onClose }: TakeOffProps) {
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
