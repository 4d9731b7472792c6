import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentUse, EditableDocument } from '@university/shared/contract';
import { Dialog, Row, TextField } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useState } from 'react';
import { useDone } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Failed } from '../form/messages';
import { presentIn } from '../form/failures';
import { texts as common } from '../texts';
import { BIN_DAYS, pageOf } from './contract';
import { addressOf } from './kinds';
import { linksQuery } from './queries';
import { texts } from './texts';
import { UseList } from './Uses';
import { callWithProof } from '../sign-in/recent-login';

const words = texts.removal;

interface Props {
  document: EditableDocument;
  onClose: () => void;
}

/** What refers to an entry that was not deleted for that reason. */
const usesIn = (error: Error | null) =>
  error instanceof ApiError && error.code === 'in_use' ? presentIn<DocumentUse[]>(error, 'uses') : undefined;

/** What is wrong with the other address. */
const issueIn = (error: Error | null) =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === 'to' || path === 'data.to')?.message : undefined;

/** Asks before an entry is deleted: says what stands in the way, what leads there, and what becomes of that. */
export function RemoveDocument({ document: { _id: id, kind, name, uses: known }, onClose }: Props) {
  const done = useDone();
  const navigate = useNavigate();
  const [to, setTo] = useState('');
  const { data: links, error: unread } = useQuery(linksQuery(id));
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () =>
      callWithProof(calls.deleteDocument, { params: { id }, query: to.trim() ? { to: to.trim() } : {} }),
    onSuccess: () => {
      // First away from its page, which would ask for what is gone.
      void navigate(addressOf.list(kind), { replace: true });
      done(words.done(name), 'documents');
    },
  });
  const uses = usesIn(error) ?? known;
  const parts = to.trim()
    ? [{ said: words.led, links }]
    : [
        { said: words.goes, links: links?.filter(({ goes }) => goes) },
        { said: words.stays, links: links?.filter(({ goes }) => !goes) },
      ];

  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <p>{uses.length > 0 ? words.inUse : words.text(BIN_DAYS)}</p>
      {uses.length > 0 && <UseList uses={uses} />}
      {uses.length === 0 && (
        <>
          {!links && !unread && <p role="status">{words.loading}</p>}
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
              label={words.to}
              hint={words.toHint}
              value={to}
              error={issueIn(error)}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </>
      )}
      <Failed error={usesIn(error) || issueIn(error) ? null : (error ?? unread)} />
      <Row>
        {uses.length === 0 && links && (
          <ActButton look="danger" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? words.deleting : words.action}
          </ActButton>
        )}
        <ActButton onClick={onClose}>{common.cancel}</ActButton>
      </Row>
    </Dialog>
  );
}
