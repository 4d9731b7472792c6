import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentUse, EditableDocument } from '@university/shared/contract';
import { Dialog, Row } from '@university/shared/kit';
import { useNavigate } from '@university/shared/router';
import { useState } from 'react';
import { useDone } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Alert } from '../form/messages';
import { presentIn, useTask } from '../form/use-task';
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

/** Asks before an entry is deleted, and says what stands in the way. */
export function RemoveDocument({ document: { _id: id, kind, name, uses: known }, onClose }: Props) {
  const isPicture = kind === 'media';
  const [uses, setUses] = useState<readonly DocumentUse[]>(known);
  const done = useDone();
  const navigate = useNavigate();
  const { isBusy, failure, run } = useTask();

  const remove = () =>
    run(async () => {
      try {
        await callWithProof(calls.deleteDocument, { params: { id } });
      } catch (error) {
        const found = presentIn<DocumentUse[]>(error, 'uses');
        if (!(error instanceof ApiError && error.code === 'in_use' && found)) throw error;
        setUses(found);
        return;
      }
      // First away from its page, which would ask for what is gone; its history brings it back.
      void navigate(isPicture ? addressOf.list(kind) : addressOf.history(kind, id), { replace: true });
      done(words.done(name), 'documents');
    });

  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <p>{uses.length > 0 ? words.inUse : isPicture ? words.pictureText : words.text}</p>
      <UseList uses={uses} />
      <Alert>{failure}</Alert>
      <Row>
        {uses.length === 0 && (
          <ActButton look="danger" isBusy={isBusy} onClick={() => void remove()}>
            {isBusy ? words.deleting : words.action}
          </ActButton>
        )}
        <ActButton onClick={onClose}>{common.cancel}</ActButton>
      </Row>
    </Dialog>
  );
}
