import * as calls from '@university/shared/calls';
import type { Role, StaffInvitation } from '@university/shared/contract';
import { Card, SectionTitle, SelectField, TextField } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import type { z } from 'zod';
import { useDone } from '../api/invalidate';
import { staffInvitation } from '../contract';
import { Check } from '../form/Check';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { callWithProof } from '../sign-in/recent-login';
import { texts as common } from '../texts';
import { ScopesOf } from './ScopesOf';
import { lacksScopes } from './scopes';
import { approvals, texts } from './texts';

const words = texts.invite;

interface Values {
  email: string;
  name: string;
  role: Role;
  isIccMember: boolean;
  scopes: string[];
}

const BLANK: Values = { email: '', name: '', role: 'notices', isIccMember: false, scopes: [] };

const schema = staffInvitation.refine((invitation) => !lacksScopes(invitation), {
  path: ['scopes'],
  message: texts.scopes.missing,
});

/** Makes an account and mails its owner a link. */
export function InviteForm() {
  const done = useDone();
  const task = useTaskForm<Values, StaffInvitation>({
    name: 'invite',
    schema: schema as z.ZodType<StaffInvitation, Values>,
    defaultValues: BLANK,
    order: ['email', 'name', 'role', 'scopes', 'isIccMember'],
    onSend: async (entered) => {
      const body = { ...entered, scopes: entered.role === 'editor' ? entered.scopes : [] };
      const { data } = await callWithProof(calls.inviteStaff, { body });
      done(data.approval ? approvals.waits : words.done(body.email), 'accounts', 'approvals', 'mail');
      task.startAgain();
    },
  });
  return (
    <Card>
      <TaskFrame
        task={task}
        submit={words.submit}
        sending={words.sending}
        intro={
          <>
            <SectionTitle>{words.title}</SectionTitle>
            <p>{words.text}</p>
            <p>
              <Link to="/admin/staff/invite">{words.many}</Link>
            </p>
          </>
        }
      >
        <TextField {...task.field('email')} type="email" label={words.email} autoComplete="off" />
        <TextField {...task.field('name')} label={words.name} autoComplete="off" />
        <SelectField {...task.field('role')} label={words.role} options={Object.entries(common.roles)} />
        <ScopesOf task={task} />
        <Check {...task.field('isIccMember')} label={texts.icc} />
      </TaskFrame>
    </Card>
  );
}
