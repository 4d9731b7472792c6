import { call, toast } from '@university/shared';
import type { Role, StaffMember, StaffUpdate } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Button, Message, Muted, Row, Stack, TextField } from '@university/shared/ui';
import type { z } from 'zod';
import { invalidate } from '../api/invalidate';
import { staffUpdate } from '../contract';
import { Check } from '../form/Check';
import { ErrorSummary } from '../form/ErrorSummary';
import { Submit } from '../form/Submit';
import { useTask } from '../form/use-task';
import { useTaskForm } from '../form/use-task-form';
import { Modal } from '../parts/Modal';
import { texts as common } from '../texts';
import { texts } from '../texts/staff';
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
  const { _id: id, name, role, isIccMember, disabled, email } = member;
  const queryClient = useQueryClient();
  const other = useTask();

  async function save(body: StaffUpdate) {
    const { data } = await call('PATCH /staff/:id', { params: { id }, body });
    toast.success(words.done(data.staff.name));
    invalidate(queryClient, 'accounts');
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
      <form noValidate onSubmit={task.submit}>
        <Stack $gap={2}>
          <Muted>{email}</Muted>
          {task.failure && <ErrorSummary failure={task.failure} />}
          {other.failure && (
            <Message $tone="bad" role="alert">
              {other.failure}
            </Message>
          )}
          <TextField {...task.field('name')} label={words.name} />
          {isSelf ? (
            <p>{words.own}</p>
          ) : (
            <>
              <RoleField {...task.field('role')} label={words.role} />
              <Check {...task.field('isIccMember')} label={texts.icc} />
              <Muted>{words.note}</Muted>
            </>
          )}
          <Row>
            <Submit isSending={task.isSending} sending={common.saving}>
              {words.submit}
            </Submit>
            <Button type="button" $look="quiet" onClick={onClose}>
              {common.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
      {!isSelf && (
        <Stack $gap={2}>
          <Row>
            {!disabled && (
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
        </Stack>
      )}
    </Modal>
  );
}
