import { call, toast } from '@university/shared';
import type { Role, StaffMember, StaffUpdate } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Button, Muted, Row, Stack, TextField } from '@university/shared/ui';
import type { z } from 'zod';
import { callWithProof } from '../api/call-with-proof';
import { invalidate } from '../api/invalidate';
import { staffUpdate } from '../contract';
import { Alert } from '../form/Alert';
import { Check } from '../form/Check';
import { TaskFrame } from '../form/TaskFrame';
import { useTask } from '../form/use-task';
import { useTaskForm } from '../form/use-task-form';
import { Modal } from '../parts/Modal';
import { texts as approvals } from '../texts/approvals';
import { texts } from '../texts/staff';
import { ResetSecondFactor } from './ResetSecondFactor';
import { RoleField } from './RoleField';

const words = texts.change;

interface Values {
  name: string;
  role: Role;
  isIccMember: boolean;
}

interface Props {
  member: StaffMember;
  /** Of who is logged in: own rights are changed by somebody else. */
  isSelf: boolean;
  onClose: () => void;
}

/** Changes an account. */
export function ChangeAccount({ member, isSelf, onClose }: Props) {
  const { _id: id, name, role, isIccMember, disabled, email, isRoleFromGroups } = member;
  const queryClient = useQueryClient();
  const other = useTask();

  async function save(body: StaffUpdate) {
    const { data } = await callWithProof('PATCH /staff/:id', { params: { id }, body });
    toast.success(data.approval ? approvals.waits : words.done(data.staff.name));
    invalidate(queryClient, 'accounts', 'approvals');
    onClose();
  }

  async function mailLink() {
    await call('POST /auth/password-reset', { body: { email } });
    toast.success(words.linked(email));
    invalidate(queryClient, 'mail');
    onClose();
  }

  const task = useTaskForm<Values, StaffUpdate>({
    name: `account-${id}`,
    isKept: false,
    schema: staffUpdate as z.ZodType<StaffUpdate, Values>,
    defaultValues: { name, role, isIccMember },
    order: ['name', 'role'],
    onSend: save,
  });
  return (
    <Modal title={words.title(name)} onClose={onClose}>
      <TaskFrame
        task={task}
        submit={words.submit}
        onCancel={onClose}
        intro={
          <>
            <Muted>{email}</Muted>
            <Alert>{other.failure}</Alert>
          </>
        }
      >
        <TextField {...task.field('name')} label={words.name} />
        {isSelf ? (
          <p>{words.own}</p>
        ) : (
          <>
            {isRoleFromGroups ? (
              <p>{words.roleFromGroups}</p>
            ) : (
              <RoleField {...task.field('role')} label={words.role} />
            )}
            <Check {...task.field('isIccMember')} label={texts.icc} />
            <Muted>{words.note}</Muted>
          </>
        )}
      </TaskFrame>
      {!isSelf && (
        <Stack $gap={2}>
          <Row>
            {!disabled && !isRoleFromGroups && (
              <Button type="button" $look="quiet" onClick={() => void other.run(mailLink)}>
                {words.link}
              </Button>
            )}
            <Button
              type="button"
              $look={disabled ? 'quiet' : 'danger'}
              onClick={() => void other.run(() => save({ disabled: !disabled }))}
            >
              {disabled ? words.enable : words.disable}
            </Button>
          </Row>
          {!disabled && <Muted>{words.disableNote}</Muted>}
          <ResetSecondFactor id={id} onDone={onClose} />
        </Stack>
      )}
    </Modal>
  );
}
