import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentUse, EditableDocument } from '@university/shared/contract';
import { Dialog, Row } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useDone } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Failed } from '../form/messages';
import { presentIn } from '../form/failures';
import { texts as common } from '../texts';
import { addressOf } from './kinds';
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

/** Asks before an entry is deleted, and says what stands in the way. */
export function RemoveDocument({ document: { _id: id, kind, name, uses: known }, onClose }: Props) {
  const isPicture = kind === 'media';
  const done = useDone();
  const navigate = useNavigate();
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => callWithProof(calls.deleteDocument, { params: { id } }),
    onSuccess: () => {
      // First away from its page, which would ask for what is gone; its history brings it back.
      void navigate(isPicture ? addressOf.list(kind) : addressOf.history(kind, id), { replace: true });
      done(words.done(name), 'documents');
    },
  });
  const uses = usesIn(error) ?? known;

  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <p>{uses.length > 0 ? words.inUse : isPicture ? words.pictureText : words.text}</p>
      <UseList uses={uses} />
      <Failed error={usesIn(error) ? null : error} />
      <Row>
        {uses.length === 0 && (
          <ActButton look="danger" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? words.deleting : words.action}
          </ActButton>
        )}
        <ActButton onClick={onClose}>{common.cancel}</ActButton>
      </Row>
    </Dialog>
  );
}
