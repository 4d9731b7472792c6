import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffNotice } from '@university/shared/contract';
import { Dialog, TextField } from '@university/shared/kit';
import { useDone } from '../api/invalidate';
import { noticeWithdrawal } from '../contract';
import { Confirm } from '../form/Confirm';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { texts } from './texts';

const words = texts.removal;

interface Props {
  notice: StaffNotice;
  onClose: () => void;
}

/** Takes a notice from readers: of what they have seen they are told why. */
export function WithdrawNotice(props: Props) {
  const { state } = props.notice;
  return state === 'active' || state === 'archived' ? <Withdraw {...props} /> : <Delete {...props} />;
}

function Withdraw({ notice: { _id: id, fileName, language }, onClose }: Props) {
  const done = useDone();
  const task = useTaskForm({
    name: `withdraw-${id}`,
    schema: noticeWithdrawal,
    defaultValues: { reason: '' },
    order: ['reason'],
    onSend: async (body) => {
      await call(calls.withdrawNotice, { params: { id }, body });
      done(words.withdrawn(fileName), 'notices');
      onClose();
    },
  });
  return (
    <Dialog title={words.withdrawTitle(fileName)} onClose={onClose}>
      <TaskFrame task={task} submit={words.withdraw} onCancel={onClose} intro={<p>{words.withdrawText}</p>}>
        <TextField
          {...task.field('reason')}
          label={words.reason}
          hint={words.reasonHint}
          lang={language}
          maxLength={300}
          autoComplete="off"
        />
      </TaskFrame>
    </Dialog>
  );
}

function Delete({ notice: { _id: id, fileName }, onClose }: Props) {
  const done = useDone();
  async function remove() {
    await call(calls.deleteNotice, { params: { id } });
    done(words.deleted(fileName), 'notices');
  }
  return (
    <Confirm
      title={words.deleteTitle(fileName)}
      action={words.delete}
      look="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.deleteText}</p>
    </Confirm>
  );
}
