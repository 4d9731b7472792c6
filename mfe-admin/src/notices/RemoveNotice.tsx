import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffNotice } from '@university/shared/contract';
import { Button, Dialog, Row, Stack, TextField } from '@university/shared/kit';
import { type FormEvent, useState } from 'react';
import { useDone } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Alert } from '../form/messages';
import { useTask } from '../form/use-task';
import { texts as common } from '../texts';
import { fileTexts } from './file-texts';
import { texts } from './texts';

const words = texts.removal;

const plain = (title: string) => title.trim().replace(/\s+/g, ' ');

interface Props {
  notice: Pick<StaffNotice, '_id' | 'fileName'>;
  onClose: () => void;
}

/** Deletes a notice once its title is typed; nothing can bring it back. */
export function RemoveNotice({ notice: { _id: id, fileName }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const done = useDone();
  const { isBusy, failure, run } = useTask();

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (plain(typed) !== plain(fileName)) return setWrong(true);
    const isGone = await run(() => call(calls.deleteNotice, { params: { id } }));
    if (!isGone) return;
    done(fileTexts.files.deleted(fileName), 'notices');
    onClose();
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={remove}>
        <Stack $gap={3}>
          <p>{words.text}</p>
          <p>{words.type(fileName)}</p>
          <Alert>{failure}</Alert>
          <TextField
            id="remove-title"
            label={words.label}
            autoComplete="off"
            error={isWrong ? words.mismatch : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
          <Row>
            <Button type="submit" $look="danger" aria-disabled={isBusy || undefined}>
              {isBusy ? words.deleting : words.action}
            </Button>
            <ActButton onClick={onClose}>{common.cancel}</ActButton>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
