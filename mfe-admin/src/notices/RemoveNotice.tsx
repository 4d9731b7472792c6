import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffNotice } from '@university/shared/contract';
import { Button, Dialog, Row, Stack, TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import { useDone } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Failed } from '../form/messages';
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
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => call(calls.deleteNotice, { params: { id } }),
    onSuccess: () => {
      done(fileTexts.files.deleted(fileName), 'notices');
      onClose();
    },
  });

  function remove(event: FormEvent) {
    event.preventDefault();
    if (plain(typed) === plain(fileName)) mutate();
    else setWrong(true);
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={remove}>
        <Stack $gap={3}>
          <p>{words.text}</p>
          <p>{words.type(fileName)}</p>
          <Failed error={error} />
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
            <Button type="submit" $look="danger" aria-disabled={isPending || undefined}>
              {isPending ? words.deleting : words.action}
            </Button>
            <ActButton onClick={onClose}>{common.cancel}</ActButton>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
