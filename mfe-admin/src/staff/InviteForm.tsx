import { call, toast } from '@university/shared';
import type { Role, StaffInvitation } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Card, SectionTitle, Stack, TextField } from '@university/shared/ui';
import type { z } from 'zod';
import { invalidate } from '../api/invalidate';
import { staffInvitation } from '../contract';
import { Restored } from '../drafts/Restored';
import { Check } from '../form/Check';
import { ErrorSummary } from '../form/ErrorSummary';
import { Submit } from '../form/Submit';
import { useTaskForm } from '../form/use-task-form';
import { texts } from '../texts/staff';
import { RoleField } from './RoleField';

const words = texts.invite;

interface Values {
  email: string;
  name: string;
  role: Role;
  isIccMember: boolean;
}

const BLANK: Values = { email: '', name: '', role: 'notices', isIccMember: false };

/** Makes an account and mails its owner a link. */
export function InviteForm() {
  const queryClient = useQueryClient();
  const task = useTaskForm<Values, StaffInvitation>({
    name: 'invite',
    schema: staffInvitation as z.ZodType<StaffInvitation, Values>,
    defaultValues: BLANK,
    order: ['email', 'name', 'role', 'isIccMember'],
    onSend: async (body) => {
      await call('POST /staff', { body });
      toast.success(words.done(body.email));
      invalidate(queryClient, 'accounts', 'mail');
      task.startAgain();
    },
  });
  return (
    <Card>
      <form noValidate onSubmit={task.submit}>
        <Stack $gap={2}>
          <SectionTitle>{words.title}</SectionTitle>
          <p>{words.text}</p>
          {task.failure && <ErrorSummary failure={task.failure} />}
          {task.isRestored && <Restored onStartAgain={() => task.startAgain()} />}
          <TextField {...task.field('email')} type="email" label={words.email} autoComplete="off" />
          <TextField {...task.field('name')} label={words.name} autoComplete="off" />
          <RoleField {...task.field('role')} label={words.role} />
          <Check {...task.field('isIccMember')} label={texts.icc} />
          <div>
            <Submit isSending={task.isSending} sending={words.sending}>
              {words.submit}
            </Submit>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
