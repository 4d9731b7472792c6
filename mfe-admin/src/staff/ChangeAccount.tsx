import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Role, StaffMember, StaffUpdate, StaffInvitation } from '@university/shared/contract';
import { Dialog, Muted, Row, SelectField, Stack, TextField, Card, SectionTitle } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import type { z } from 'zod';
import { useDone } from '../api/invalidate';
import { secondFactorReset, staffUpdate, staffInvitation } from '../contract';
import { ActButton, AskButton } from '../form/buttons';
import { Check } from '../form/Check';
import { Failed } from '../form/messages';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { Fold } from '../area/Panel';
import { callWithProof } from '../sign-in/recent-login';
import { texts as common } from '../texts';
import { lacksScopes, ScopesOf } from './ScopeFields';
import { approvals, texts } from './texts';
import { Waiting } from './Waiting';
import { Link } from '@university/shared/router';

const words = texts.change;

interface Values {
  name: string;
  role: Role;
  isIccMember: boolean;
  scopes: string[];
}

interface Props {
  member: StaffMember;
  /** Of who is logged in: own rights are changed by somebody else. */
  isSelf: boolean;
  onClose: () => void;
}

const schema = staffUpdate.refine((update) => !lacksScopes(update), {
  path: ['scopes'],
  message: texts.scopes.missing,
});

export function ChangeAccount({ member, isSelf, onClose }: Props) {
  const { _id: id, name, role, isIccMember, scopes, disabled, email, isRoleFromGroups } = member;
  const done = useDone();

  async function save(body: StaffUpdate) {
    const { data } = await callWithProof(calls.updateStaff, { params: { id }, body });
    done(data.approval ? approvals.waits : words.done(data.staff.name), 'accounts', 'approvals');
    onClose();
  }

  async function mailLink() {
    await call(calls.requestPasswordReset, { body: { email } });
    done(words.linked(email), 'mail');
    onClose();
  }

  const other = useSingleMutation({
    mutationFn: (wish: 'enable' | 'link') => (wish === 'link' ? mailLink() : save({ disabled: false })),
  });

  const task = useTaskForm<Values, StaffUpdate>({
    name: `account-${id}`,
    restores: false,
    schema: schema as z.ZodType<StaffUpdate, Values>,
    defaultValues: { name, role, isIccMember, scopes },
    order: ['name', 'role', 'scopes'],
    onSend: (body) => save({ ...body, scopes: body.role === 'editor' ? body.scopes : [] }),
  });
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <Waiting subject={`staff:${id}`} />
      <TaskFrame
        task={task}
        submit={words.submit}
        onCancel={onClose}
        intro={
          <>
            <Muted>{email}</Muted>
            <Failed error={other.error} />
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
              <SelectField {...task.field('role')} label={words.role} options={Object.entries(common.roles)} />
            )}
            <ScopesOf task={task} />
            <Check {...task.field('isIccMember')} label={texts.icc} />
            <Muted>{words.note}</Muted>
          </>
        )}
      </TaskFrame>
      {!isSelf && (
        <Stack $gap={2}>
          <Row>
            {!disabled && !isRoleFromGroups && <ActButton onClick={() => other.mutate('link')}>{words.link}</ActButton>}
            {disabled ? (
              <ActButton onClick={() => other.mutate('enable')}>{words.enable}</ActButton>
            ) : (
              <AskButton
                title={words.disableTitle(name)}
                action={words.disable}
                look="danger"
                onConfirm={() => save({ disabled: true })}
              >
                <p>{words.disableNote}</p>
              </AskButton>
            )}
          </Row>
          {!disabled && <Muted>{words.disableNote}</Muted>}
          <ResetSecondFactor id={id} onDone={onClose} />
        </Stack>
      )}
    </Dialog>
  );
}

const resetWords = texts.reset;

function ResetSecondFactor({ id, onDone }: { id: string; onDone: () => void }) {
  const done = useDone();
  const task = useTaskForm({
    name: `second-factor-reset-${id}`,
    schema: secondFactorReset,
    defaultValues: { reason: '' },
    order: ['reason'],
    onSend: async (body) => {
      await callWithProof(calls.proposeSecondFactorReset, { params: { id }, body });
      done(approvals.waits, 'approvals');
      onDone();
    },
  });
  return (
    <Fold title={resetWords.title}>
      <TaskFrame task={task} submit={resetWords.submit} intro={<p>{resetWords.text}</p>}>
        <TextField
          {...task.field('reason')}
          label={resetWords.reason}
          hint={resetWords.reasonHint}
          autoComplete="off"
        />
      </TaskFrame>
    </Fold>
  );
}

const inviteWords = texts.invite;

interface InvitationValues {
  email: string;
  name: string;
  role: Role;
  isIccMember: boolean;
  scopes: string[];
}

const BLANK: InvitationValues = { email: '', name: '', role: 'notices', isIccMember: false, scopes: [] };

const invitationSchema = staffInvitation.refine((invitation) => !lacksScopes(invitation), {
  path: ['scopes'],
  message: texts.scopes.missing,
});

export function InviteForm() {
  const done = useDone();
  const task = useTaskForm<InvitationValues, StaffInvitation>({
    name: 'invite',
    schema: invitationSchema as z.ZodType<StaffInvitation, InvitationValues>,
    defaultValues: BLANK,
    order: ['email', 'name', 'role', 'scopes', 'isIccMember'],
    onSend: async (entered) => {
      const body = { ...entered, scopes: entered.role === 'editor' ? entered.scopes : [] };
      const { data } = await callWithProof(calls.inviteStaff, { body });
      done(data.approval ? approvals.waits : inviteWords.done(body.email), 'accounts', 'approvals', 'mail');
      task.startAgain();
    },
  });
  return (
    <Card>
      <TaskFrame
        task={task}
        submit={inviteWords.submit}
        sending={inviteWords.sending}
        intro={
          <>
            <SectionTitle>{inviteWords.title}</SectionTitle>
            <p>{inviteWords.text}</p>
            <p>
              <Link to="/admin/staff/invite">{inviteWords.many}</Link>
            </p>
          </>
        }
      >
        <TextField {...task.field('email')} type="email" label={inviteWords.email} autoComplete="off" />
        <TextField {...task.field('name')} label={inviteWords.name} autoComplete="off" />
        <SelectField {...task.field('role')} label={inviteWords.role} options={Object.entries(common.roles)} />
        <ScopesOf task={task} />
        <Check {...task.field('isIccMember')} label={texts.icc} />
      </TaskFrame>
    </Card>
  );
}
